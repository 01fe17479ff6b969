import {
  createContext,
  lazy,
  Suspense,
  useContext,
  useMemo,
  useRef,
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
  type RefObject,
} from 'react';
import { mergeProps } from '../../behaviours/merge-props.ts';
import { useMergedRefs } from '../../behaviours/use-merged-refs.ts';
import { plainLink, type RenderLink } from '../../behaviours/render-link.ts';
import { useFocusFallback } from '../../behaviours/use-focus-fallback.ts';
import { useScrollEdges } from '../../behaviours/use-scroll-edges.ts';
import { useStableCallback } from '../../behaviours/use-stable-callback.ts';
import { useStableObject } from '../../behaviours/use-stable-object.ts';
import { useTexts } from '../../texts/texts-context.ts';
import {
  columnTemplate,
  CONTROL_COLUMN,
  gridWidth,
  pinnedWidth,
  rowBlocks,
  type GridColumn,
  type PlacedColumn,
} from './data-grid.model.ts';
import type { DataGridOptions } from './data-grid.options.ts';
import { cutTip, foldedHead, region, row } from './data-grid.styles.ts';
import { dataGridTexts } from './data-grid.texts.ts';
import { DataGridEmpty } from './grid-empty.tsx';
import type { RowParts } from './grid-row.tsx';
import { GridTable } from './grid-table.tsx';
import { useColumnResize } from './use-column-resize.ts';
import { useCutTip } from './use-cut-tip.ts';
import { useDataGrid } from './use-data-grid.ts';
import { useFolded } from './use-folded.ts';

/** Functions of a row must stay the same between renders: a new one renders every row again. */
interface RowFunctions<Row> {
  /** Address of a row: the link column has a real link to it. */
  rowHref?: ((row: Row) => string) | undefined;
  /** Renders the links of rows, such as by a router's link. Default a plain anchor. */
  renderLink?: RenderLink | undefined;
  /** Name of a row's checkbox, such as `Select order 12`. */
  rowLabel?: ((row: Row) => string) | undefined;
  /** Name of a row's menu button. Without it there are no menus; without a name this row has none. */
  rowMenuLabel?: ((row: Row) => string | undefined) | undefined;
}

type DivProps = Omit<ComponentProps<'div'>, 'children'>;

export interface DataGridRootProps<Row extends object>
  extends Omit<DataGridOptions<Row, ReactNode>, 'menu'>, RowFunctions<Row>, DivProps {
  columns: readonly GridColumn<Row, ReactNode>[];
  /** `failed` keeps the rows that are there. Without rows, `ready` is empty. Default `ready`. */
  state?: 'loading' | 'ready' | 'failed' | undefined;
  /** The rows are being replaced: they stay, dimmed. Default false. */
  busy?: boolean | undefined;
  /** Height of rows and of the controls in them. Default: as the page around it. */
  density?: 'comfortable' | 'compact' | undefined;
  /**
   * Called when a user drags the edge of a heading to a width in px, or double-clicks it: undefined, the original width.
   * Change the column's `size`. Without it headings have no edges.
   */
  onColumnResize?: ((id: string, width: number | undefined) => void) | undefined;
  children?: ReactNode;
}

type Grid<Row extends object> = ReturnType<typeof useDataGrid<Row, ReactNode>>;

interface GridState<Row extends object> {
  grid: Grid<Row>;
  rowParts: RowParts<Row>;
  /** The rows in the blocks that the browser lays out separately. */
  blocks: readonly Readonly<Grid<Row>['rows']>[];
  scroller: RefObject<HTMLElement | null>;
  state: 'loading' | 'ready' | 'failed';
  busy: boolean;
  menu: boolean;
  onColumnResize: DataGridRootProps<Row>['onColumnResize'];
}

const DataGridContext = createContext<GridState<object> | undefined>(undefined);

/** The state of the `DataGridRoot` around a component. */
export function useDataGridState<Row extends object>(): GridState<Row> {
  const state = useContext(DataGridContext);
  if (!state) throw new Error('This part needs a DataGridRoot around it.');
  return state as unknown as GridState<Row>;
}

/** Holds rows, columns, sort order and selection for the parts in it. */
export function DataGridRoot<Row extends object>({
  rows,
  columns,
  rowId,
  selection,
  onSelectionChange,
  sort,
  onSortChange,
  onRowOpen,
  onCellAction,
  rowHref,
  renderLink = plainLink,
  rowLabel,
  rowMenuLabel,
  state = 'ready',
  busy = false,
  density,
  onColumnResize,
  ref,
  className = '',
  children,
  ...rest
}: DataGridRootProps<Row>) {
  const menu = rowMenuLabel !== undefined;
  const grid = useDataGrid<Row, ReactNode>({
    rows,
    columns,
    rowId,
    selection,
    onSelectionChange,
    sort,
    onSortChange,
    onRowOpen,
    onCellAction,
    menu,
  });
  const { selectRowLabel } = useTexts('data-grid', dataGridTexts);
  const unnamed = useMemo(() => () => selectRowLabel, [selectRowLabel]);
  const blocks = rowBlocks(grid.rows);
  const { columns: placed, selectable } = grid;
  const opens = onRowOpen !== undefined;
  const long = blocks.length > 1;
  const rowParts = useStableObject<RowParts<Row>>({
    columns: placed,
    selectable,
    rowClass: row({ long, opens, selectable, menu }),
    rowLabel: rowLabel ?? unnamed,
    rowHref,
    renderLink,
    rowMenuLabel,
    toggleRow: grid.toggleRow,
  });
  const reportResize = useStableCallback((id: string, width: number | undefined) =>
    onColumnResize?.(id, width),
  );
  const resized = onColumnResize && reportResize;
  const tip = useCutTip(grid.fullTextOf, rows);
  const scroller = useRef<HTMLElement>(null);
  const focusFallback = useFocusFallback({ fallback: scroller });
  const attach = useMergedRefs<HTMLDivElement>(focusFallback, ref);
  const shared = { grid, rowParts, blocks, scroller, state, busy, menu, onColumnResize: resized };
  return (
    <DataGridContext value={shared as unknown as GridState<object>}>
      <div
        {...mergeProps(tip.hostProps, rest)}
        ref={attach}
        data-portal-theme={density && ''}
        data-density={density}
        className={`relative flex min-h-0 flex-1 flex-col ${className}`}
      >
        {children}
        <span {...tip.tipProps} role="tooltip" aria-hidden className={cutTip()} />
      </div>
    </DataGridContext>
  );
}

export interface DataGridViewportProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Name of the scrolling region and of the table in it, such as `Orders table`. */
  label: string;
  /** Name of the checkbox in the header. Default `Select all rows on this page`. */
  selectAllLabel?: string | undefined;
  /** Shown without rows, and above Retry if they could not be read (OP-250). Default `No Results.` */
  emptyText?: string | undefined;
  /** Reads the rows again after a failure. */
  onRetry?: (() => void) | undefined;
}

/** The scrolling region with the table: header, rows, skeleton while loading, and a message without rows. */
export function DataGridViewport({
  label,
  selectAllLabel,
  emptyText,
  onRetry,
  ref,
  className,
  style,
  ...rest
}: DataGridViewportProps) {
  const { grid, rowParts, blocks, scroller, state, busy, menu, onColumnResize } = useDataGridState();
  const texts = useTexts('data-grid', dataGridTexts);
  const { columns, selectable, selectAll, sortChoice } = grid;
  const { drawn, resize } = useColumnResize(columns, onColumnResize);
  const markEdges = useScrollEdges();
  const attach = useMergedRefs<HTMLElement>(markEdges, scroller, ref);
  const sizes = useMemo(
    () => ({ ...sizesOf(drawn, { selectable, menu }), ...style }),
    [drawn, selectable, menu, style],
  );
  const folded = useFolded();
  const loading = state === 'loading';
  const hasRows = !loading && grid.rows.length > 0;
  const selectAllName = selectAllLabel ?? texts.selectAllLabel;
  return (
    <section
      {...rest}
      ref={attach}
      aria-label={label}
      tabIndex={0}
      style={sizes}
      className={region({ className })}
    >
      {folded && (selectable || sortChoice.options.length > 0) && (
        <LazyFoldedHeader
          {...{ selectable, selectAll, sortChoice }}
          selectAllLabel={selectAllName}
          disabled={!hasRows}
        />
      )}
      <GridTable
        {...{ grid, drawn, resize, label, menu, loading, busy }}
        parts={rowParts}
        selectAllLabel={selectAllName}
        long={blocks.length > 1}
        blocks={hasRows ? blocks : []}
      />
      {!loading && !hasRows && (
        <DataGridEmpty
          className="sticky start-0"
          failed={state === 'failed'}
          text={emptyText}
          onRetry={onRetry}
        />
      )}
    </section>
  );
}

/** The controls of the header where rows are folded and have no headings; in a chunk of its own. */
export const DataGridFoldedHeader = lazy(() => import('./folded-header.tsx'));

const LazyFoldedHeader = (props: ComponentProps<typeof DataGridFoldedHeader>) => (
  <Suspense fallback={<div className={foldedHead()} />}>
    <DataGridFoldedHeader {...props} />
  </Suspense>
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
