import { CloudOff, RotateCcw, SearchX } from 'lucide-react';
import { useMemo, type CSSProperties, type PointerEvent, type ReactNode, type Ref } from 'react';
import { mergeRefs } from '../../behaviours/merge-refs.ts';
import { plainLink, type RenderLink } from '../../behaviours/render-link.ts';
import { useScrollEdges } from '../../behaviours/use-scroll-edges.ts';
import { Button } from '../button/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { Menu, preloadMenu, type MenuItem } from '../menu/index.ts';
import { CONTROL_COLUMN, type GridColumn } from './data-grid.model.ts';
import { busyLine, region, table } from './data-grid.styles.ts';
import { GridHead } from './grid-head.tsx';
import { GridRow, type RowParts } from './grid-row.tsx';
import { GridSkeleton } from './grid-skeleton.tsx';
import { useDataGrid, type DataGridOptions } from './use-data-grid.ts';
import { asRows, asTable } from './table-roles.ts';

/** Rows that open, link, name or offer something get these from functions that must stay the same between renders. */
export interface DataGridProps<Row extends object> extends Omit<DataGridOptions<Row, ReactNode>, 'menu'> {
  columns: readonly GridColumn<Row, ReactNode>[];
  /** Name of the scrolling region, such as `Orders table`. */
  label: string;
  /** Address of a row: the link column holds a real link to it. */
  rowHref?: ((row: Row) => string) | undefined;
  /** A router's link; a plain anchor without it. */
  renderRowLink?: RenderLink | undefined;
  /** Name of a row's checkbox, such as `Select order 12`. */
  rowLabel?: ((row: Row) => string) | undefined;
  /** Name of the head's checkbox. Default `Select all rows on this page`. */
  selectAllLabel?: string | undefined;
  /** Name of a row's menu button; without it there are no menus. */
  rowMenuLabel?: ((row: Row) => string) | undefined;
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
  /** Said to screen readers when it changes, such as `86 results`. */
  announcement?: string | undefined;
  /** Below the region, such as the pager. */
  footer?: ReactNode;
  /** The scrolling region: where the focus goes when a row is gone. */
  regionRef?: Ref<HTMLElement> | undefined;
  className?: string | undefined;
}

const unnamed = () => 'Select row';
const preloadOverMenuButton = (event: PointerEvent) => {
  if ((event.target as Element).closest('[data-row-menu]')) preloadMenu();
};

/** A page of rows in a real table: pinned edges, order, selection, row links and one shared row menu. */
export function DataGrid<Row extends object>({
  label,
  rowHref,
  renderRowLink = plainLink,
  rowLabel = unnamed,
  selectAllLabel = 'Select all rows on this page',
  rowMenuLabel,
  rowMenuItems,
  state = 'ready',
  busy = false,
  emptyText = 'No Results.',
  onRetry,
  announcement = '',
  footer,
  regionRef,
  className = '',
  ...options
}: DataGridProps<Row>) {
  const menu = rowMenuLabel !== undefined;
  const grid = useDataGrid({ ...options, menu });
  const { columns, selectable, toggleRow } = grid;
  const opens = options.onOpenRow !== undefined;
  const parts = useMemo<RowParts<Row>>(
    () => ({ columns, selectable, opens, rowLabel, rowHref, renderRowLink, rowMenuLabel, toggleRow }),
    [columns, selectable, opens, rowLabel, rowHref, renderRowLink, rowMenuLabel, toggleRow],
  );
  const markEdges = useScrollEdges();
  const attachRegion = useMemo(() => mergeRefs<HTMLElement>(markEdges, regionRef), [markEdges, regionRef]);

  const loading = state === 'loading';
  const hasRows = !loading && grid.rows.length > 0;
  const retry = state === 'failed' && onRetry && (
    <Button icon={RotateCcw} onClick={onRetry}>
      Retry
    </Button>
  );
  return (
    <div className={`relative flex min-h-0 flex-1 flex-col ${className}`}>
      {busy && <span aria-hidden className={busyLine()} />}
      <section ref={attachRegion} aria-label={label} tabIndex={0} className={region()}>
        <table
          {...asTable}
          aria-busy={loading || busy || undefined}
          style={{ '--_p-w': `${grid.width}px` } as CSSProperties}
          className={table()}
        >
          <colgroup>
            {selectable && <col style={{ inlineSize: CONTROL_COLUMN }} />}
            {columns.map(({ id, size, stretches }) => (
              <col key={id} style={stretches ? undefined : { inlineSize: size }} />
            ))}
            {menu && <col style={{ inlineSize: CONTROL_COLUMN }} />}
          </colgroup>
          <GridHead grid={grid} selectAllLabel={selectAllLabel} disabled={!hasRows} menu={menu} />
          {loading && <GridSkeleton columns={columns} selectable={selectable} menu={menu} />}
          {hasRows && (
            <tbody
              {...asRows}
              {...grid.bodyProps}
              onPointerOver={menu ? preloadOverMenuButton : undefined}
              className="max-md:block"
            >
              {grid.rows.map(({ position, data, selected, menuOpen }) => (
                <GridRow key={position} {...{ data, position, selected, menuOpen, parts }} />
              ))}
            </tbody>
          )}
        </table>
        {!loading && !hasRows && (
          <EmptyState
            className="sticky start-0"
            icon={state === 'failed' ? CloudOff : SearchX}
            tone={state === 'failed' ? 'danger' : 'neutral'}
            title={emptyText}
            action={retry}
          />
        )}
      </section>
      {hasRows && retry && (
        <div className="flex justify-end border-t border-border bg-surface px-gutter py-1.5">{retry}</div>
      )}
      {footer}
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {grid.menu && rowMenuItems && rowMenuLabel && (
        <Menu
          open
          onClose={grid.closeMenu}
          anchor={grid.menu.anchor}
          openedBy={grid.menu.openedBy}
          label={rowMenuLabel(grid.menu.row)}
          items={rowMenuItems(grid.menu.row)}
          renderLink={renderRowLink}
        />
      )}
    </div>
  );
}
