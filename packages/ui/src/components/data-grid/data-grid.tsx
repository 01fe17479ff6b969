import type { ReactNode, Ref } from 'react';
import type { MenuItem } from '../menu/index.ts';
import { DataGridBusyLine } from './busy-line.tsx';
import {
  DataGridRoot,
  DataGridViewport,
  useDataGridState,
  type DataGridRootProps,
  type DataGridViewportProps,
} from './data-grid-parts.tsx';
import { DataGridRetry } from './grid-empty.tsx';
import { DataGridRowMenu } from './row-menu.tsx';

type ViewportProps = Pick<DataGridViewportProps, 'label' | 'selectAllLabel' | 'emptyText' | 'onRetry'>;

/** Functions of a row must stay the same between renders: a new one renders every row again. */
export interface DataGridProps<Row extends object>
  extends Omit<DataGridRootProps<Row>, 'children'>, ViewportProps {
  /** What a row's menu offers; called when it opens. */
  rowMenuItems?: ((row: Row) => readonly MenuItem[]) | undefined;
  /** Announced to screen readers when it changes, such as `86 results`. */
  announcement?: string | undefined;
  /** Below the region, such as the pagination. */
  footer?: ReactNode;
  /** The scrolling region. */
  regionRef?: Ref<HTMLElement> | undefined;
}

/** A page of rows in a real table: pinned edges, sort order, selection, row links and one shared row menu. */
export function DataGrid<Row extends object>({
  label,
  selectAllLabel,
  emptyText,
  onRetry,
  rowMenuItems,
  announcement = '',
  footer,
  regionRef,
  ...root
}: DataGridProps<Row>) {
  const viewport = { label, selectAllLabel, emptyText, onRetry };
  const { rowMenuLabel, renderLink } = root;
  return (
    <DataGridRoot {...root}>
      {root.busy && <DataGridBusyLine />}
      <DataGridViewport {...viewport} ref={regionRef} />
      <RetryBelowRows onRetry={onRetry} />
      {footer}
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {rowMenuItems && rowMenuLabel && (
        <DataGridRowMenu label={rowMenuLabel} items={rowMenuItems} renderLink={renderLink} />
      )}
    </DataGridRoot>
  );
}

/** Offers Retry if rows remain after reading them again failed. */
function RetryBelowRows({ onRetry }: Pick<ViewportProps, 'onRetry'>) {
  const { grid, state } = useDataGridState();
  return onRetry && state === 'failed' && grid.rows.length > 0 ? <DataGridRetry onRetry={onRetry} /> : null;
}
