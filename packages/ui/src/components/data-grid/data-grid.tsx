import {
  lazy,
  Suspense,
  useMemo,
  useRef,
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
  type Ref,
} from 'react';
import { mergeRefs } from '../../behaviours/merge-refs.ts';
import { useFocusFallback } from '../../behaviours/use-focus-fallback.ts';
import { plainLink, type RenderLink } from '../../behaviours/render-link.ts';
import { useScrollEdges } from '../../behaviours/use-scroll-edges.ts';
import type { MenuItem } from '../menu/index.ts';
import {
  columnTemplate,
  CONTROL_COLUMN,
  gridWidth,
  pinnedWidth,
  rowBlocks,
  type GridColumn,
  type PlacedColumn,
} from './data-grid.model.ts';
import type { DataGridSortTexts } from './folded-head.tsx';
import { DataGridBusyLine } from './busy-line.tsx';
import { cutTip, foldedHead, region } from './data-grid.styles.ts';
import { DataGridEmpty, DataGridRetry } from './grid-empty.tsx';
import { useRowParts } from './grid-row.tsx';
import { GridTable } from './grid-table.tsx';
import { DataGridRowMenu } from './row-menu.tsx';
import { useCutTip } from './use-cut-tip.ts';
import type { DataGridOptions } from './data-grid.options.ts';
import { useDataGrid } from './use-data-grid.ts';
import { useFolded } from './use-folded.ts';

/** Rows that open, link, name or offer something get these from functions that must stay the same between renders. */
export interface DataGridProps<Row extends object> extends Omit<DataGridOptions<Row, ReactNode>, 'menu'> {
  columns: readonly GridColumn<Row, ReactNode>[];
  /** Name of the scrolling region and of the table in it, such as `Orders table`. */
  label: string;
  /** Address of a row: the link column holds a real link to it. */
  rowHref?: ((row: Row) => string) | undefined;
  /** A router's link; a plain anchor without it. */
  renderLink?: RenderLink | undefined;
  /** Name of a row's checkbox, such as `Select order 12`. */
  rowLabel?: ((row: Row) => string) | undefined;
  /** Name of the head's checkbox. Default `Select all rows on this page`. */
  selectAllLabel?: string | undefined;
  /** What the controls of the folded head are called. Default `Sort by` and `Direction: …`. */
  sortTexts?: DataGridSortTexts | undefined;
  /** Name of a row's menu button; without it there are no menus, and without a name none for this row. */
  rowMenuLabel?: ((row: Row) => string | undefined) | undefined;
  /** What a row's menu offers; asked when it opens. */
  rowMenuItems?: ((row: Row) => readonly MenuItem[]) | undefined;
  /** `failed` keeps rows that are there. Without rows, `ready` is empty. Default `ready`. */
  state?: 'loading' | 'ready' | 'failed' | undefined;
  /** The rows shown are being replaced: they stay, dimmed. */
  busy?: boolean | undefined;
  /** Said when there is nothing, and above Retry when nothing could be loaded (OP-250). Default `No Results.` */
  emptyText?: string | undefined;
  /** Reads the rows again after a failure. */
  onRetry?: (() => void) | undefined;
  /** Height of rows and controls in it. Default: that of the page around. */
  density?: 'comfortable' | 'compact' | undefined;
  /** Said to screen readers when it changes, such as `86 results`. */
  announcement?: string | undefined;
  /** Below the region, such as the pager. */
  footer?: ReactNode;
  /** The scrolling region: where the focus goes when a row is gone. */
  regionRef?: Ref<HTMLElement> | undefined;
  className?: string | undefined;
}

/** The controls of a head for rows that have no headings; in a chunk of its own. */
export const DataGridFoldedHeader = lazy(() => import('./folded-head.tsx'));

const LazyFoldedHead = (props: ComponentProps<typeof DataGridFoldedHeader>) => (
  <Suspense fallback={<div className={foldedHead()} />}>
    <DataGridFoldedHeader {...props} />
  </Suspense>
);

const unnamed = () => 'Select row';

const Spoken = ({ text }: { text: string }) => (
  <p role="status" className="sr-only">
    {text}
  </p>
);

const sizesOf = (
  columns: readonly PlacedColumn<never, unknown>[],
  controls: { readonly selectable: boolean; readonly menu: boolean },
): CSSProperties =>
  ({
    '--_p-w': `${gridWidth(columns, controls)}px`,
    '--_p-pins': `${pinnedWidth(columns, controls.selectable)}px`,
    '--_p-pin-end': `${controls.menu ? CONTROL_COLUMN : 0}px`,
    '--_p-cols': columnTemplate(columns, controls),
  }) as CSSProperties;

/** A page of rows in a real table: pinned edges, order, selection, row links and one shared row menu. */
export function DataGrid<Row extends object>({
  label,
  rowHref,
  renderLink = plainLink,
  rowLabel = unnamed,
  selectAllLabel = 'Select all rows on this page',
  sortTexts,
  rowMenuLabel,
  rowMenuItems,
  state = 'ready',
  busy = false,
  emptyText = 'No Results.',
  onRetry,
  density,
  announcement = '',
  footer,
  regionRef,
  className = '',
  ...options
}: DataGridProps<Row>) {
  const menu = rowMenuLabel !== undefined;
  const grid = useDataGrid({ ...options, menu });
  const { columns, selectable, toggleRow } = grid;
  const blocks = rowBlocks(grid.rows);
  const long = blocks.length > 1;
  const parts = useRowParts({
    columns,
    selectable,
    opens: options.onRowOpen !== undefined,
    long,
    rowLabel,
    rowHref,
    renderLink,
    rowMenuLabel,
    toggleRow,
  });
  const tip = useCutTip(grid.fullTextOf, options.rows);
  const markEdges = useScrollEdges();
  const scroller = useRef<HTMLElement>(null);
  const attach = useMemo(
    () => mergeRefs<HTMLElement>(markEdges, scroller, regionRef),
    [markEdges, regionRef],
  );
  const focusFallback = useFocusFallback({ fallback: scroller });
  const style = useMemo(() => sizesOf(columns, { selectable, menu }), [columns, selectable, menu]);
  const folded = useFolded();
  const loading = state === 'loading';
  const failed = state === 'failed';
  const hasRows = !loading && grid.rows.length > 0;
  return (
    <div
      {...tip.hostProps}
      ref={focusFallback}
      data-portal-theme={density && ''}
      data-density={density}
      className={`relative flex min-h-0 flex-1 flex-col ${className}`}
    >
      {busy && <DataGridBusyLine />}
      <section ref={attach} aria-label={label} tabIndex={0} style={style} className={region()}>
        {folded && (selectable || grid.sortChoice.options.length > 0) && (
          <LazyFoldedHead {...grid} texts={sortTexts} selectAllLabel={selectAllLabel} disabled={!hasRows} />
        )}
        <GridTable
          {...{ grid, parts, label, selectAllLabel, menu, loading, busy, long }}
          blocks={hasRows ? blocks : []}
        />
        {!loading && !hasRows && (
          <DataGridEmpty className="sticky start-0" failed={failed} text={emptyText} onRetry={onRetry} />
        )}
      </section>
      {hasRows && failed && onRetry && <DataGridRetry onRetry={onRetry} />}
      {footer}
      <Spoken text={announcement} />
      <span {...tip.tipProps} role="tooltip" aria-hidden className={cutTip()} />
      {rowMenuItems && rowMenuLabel && (
        <DataGridRowMenu grid={grid} label={rowMenuLabel} items={rowMenuItems} renderLink={renderLink} />
      )}
    </div>
  );
}
