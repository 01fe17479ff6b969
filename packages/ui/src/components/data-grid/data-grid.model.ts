export interface GridSort {
  key: string;
  direction: 'asc' | 'desc';
}

/** Position of a cell when a narrow window folds the row into a few lines. */
export type FoldSlot = 'title' | 'id' | 'status' | 'ring' | 'date' | 'action' | 'note';

export interface GridColumn<Row, Content> {
  id: string;
  /** Empty while the column is a placeholder: the cell is then no heading. */
  header: string;
  /** Width in px at a text zoom of 100 %. */
  size: number;
  /** `end` for figures. Default `start`. */
  align?: 'start' | 'end' | undefined;
  /** The server's name for sorting by this column; its heading becomes a button (OP-071). */
  sortKey?: string | undefined;
  /** Stays at the start while the others scroll. Only leading columns can be pinned. */
  pinned?: boolean | undefined;
  /** Secondary text. */
  muted?: boolean | undefined;
  /** Weight 500. */
  strong?: boolean | undefined;
  /** Its cells contain the link to the row; only the first such column does (OP-085). */
  link?: boolean | undefined;
  /** Name of the link if the text of the cell does not identify the row (OP-085). */
  linkName?: ((row: Row) => string) | undefined;
  /** Text or one element; an empty cell stays empty (OP-081). */
  cell: (row: Row) => Content;
  /** Full text of a cell whose content is not plain text, for the title. */
  text?: ((row: Row) => string) | undefined;
  /** Never truncated: a badge, or a text that always fits, such as a date. Such a cell renders faster. */
  unclipped?: boolean | undefined;
  /** Takes the remaining width of a table wider than its columns. Default: the last column does. */
  stretches?: boolean | undefined;
  /** Shape of the skeleton. Default `bar`. */
  skeleton?: 'bar' | 'pill' | 'dot' | 'none' | undefined;
  /** Position in a narrow window. Default: not shown there. */
  fold?: FoldSlot | undefined;
}

export interface PlacedColumn<Row, Content> extends GridColumn<Row, Content> {
  isLink: boolean;
  slot: FoldSlot | undefined;
  /** Distance in px from the start edge while pinned. */
  pinOffset: number | undefined;
  /** The last pinned column: others scroll beneath its edge. */
  pinEdge: boolean;
  /** Takes the remaining width of a table wider than its columns. */
  stretches: boolean;
  /** The first cell of the row: its text is aligned with the content above the table. */
  leads: boolean;
}

/** Width in px of the checkbox column and of the row menu's. */
export const CONTROL_COLUMN = 44;

/** By how many px the gutter of a page is wider than the padding of a cell. A leading column is wider by this. */
export const LEAD = 12;

/** Places the columns: pinned ones, the link, the stretching one, and what a narrow window shows. */
export function placeColumns<Row, Content>(
  given: readonly GridColumn<Row, Content>[],
  selectable: boolean,
): PlacedColumn<Row, Content>[] {
  const leads = (index: number) => !selectable && index === 0;
  const columns = given.map((column, index) =>
    leads(index) ? { ...column, size: column.size + LEAD } : column,
  );
  const unpinned = columns.findIndex(({ pinned }) => !pinned);
  const pinCount = unpinned === -1 ? columns.length : unpinned;
  const linkAt = columns.findIndex(({ link }) => link);
  const chosen = columns.findIndex(({ stretches }) => stretches);
  const stretching = chosen === -1 ? columns.length - 1 : chosen;
  const titled = columns.some(({ fold }) => fold === 'title');
  return columns.map((column, index) => {
    const pinned = index < pinCount;
    const before = columns.slice(0, index).reduce((width, { size }) => width + size, 0);
    return {
      ...column,
      isLink: index === linkAt,
      slot: !titled && index === Math.max(linkAt, 0) ? 'title' : column.fold,
      pinOffset: pinned ? before + (selectable ? CONTROL_COLUMN : 0) : undefined,
      pinEdge: pinned && index === pinCount - 1,
      stretches: index === stretching,
      leads: leads(index),
    };
  });
}

export function gridWidth(
  columns: readonly { size: number }[],
  controls: { selectable: boolean; menu: boolean },
): number {
  const controlColumns = Number(controls.selectable) + Number(controls.menu);
  return columns.reduce((width, { size }) => width + size, controlColumns * CONTROL_COLUMN);
}

/** The same widths for rows with a grid layout of their own. */
export function columnTemplate(
  columns: readonly { size: number; stretches: boolean }[],
  controls: { selectable: boolean; menu: boolean },
): string {
  const control = `${CONTROL_COLUMN}px`;
  return [
    ...(controls.selectable ? [control] : []),
    ...columns.map(({ size, stretches }) => (stretches ? `minmax(${size}px,1fr)` : `${size}px`)),
    ...(controls.menu ? [control] : []),
  ].join(' ');
}

/** Descending first, then alternating; another column starts with descending (OP-072). */
export function nextSort(current: GridSort | undefined, key: string): GridSort {
  const descending = current?.key === key && current.direction === 'desc';
  return { key, direction: descending ? 'asc' : 'desc' };
}

export function ariaSort(
  sort: GridSort | undefined,
  key: string | undefined,
): 'ascending' | 'descending' | undefined {
  if (!sort || sort.key !== key) return undefined;
  return sort.direction === 'asc' ? 'ascending' : 'descending';
}

/** A click that opens the row: primary button, no modifier, on no control, without a text selection. */
export function opensRow(click: {
  button: number;
  modified: boolean;
  handled: boolean;
  onControl: boolean;
  markedText: boolean;
}): boolean {
  return click.button === 0 && !click.modified && !click.handled && !click.onControl && !click.markedText;
}

/** Longer pages are laid out in blocks; blocks outside the viewport cost nothing. */
const BLOCKS_ABOVE = 100;
const BLOCK = 20;

/** One block for a page of usual length, otherwise blocks of twenty rows. */
export function rowBlocks<T>(rows: readonly T[]): (readonly T[])[] {
  if (rows.length <= BLOCKS_ABOVE) return [rows];
  return Array.from({ length: Math.ceil(rows.length / BLOCK) }, (_, block) =>
    rows.slice(block * BLOCK, (block + 1) * BLOCK),
  );
}

/** Which element of a page renders which row. */
export interface RowKeys {
  /** By position. */
  readonly keys: readonly number[];
  readonly keyOf: ReadonlyMap<string, number>;
  /** The first key that was never used. */
  readonly fresh: number;
}

export const noRowKeys: RowKeys = { keys: [], keyOf: new Map(), fresh: 0 };

/**
 * A row that remains keeps its element when it moves: focus and menus stay with the row after a refresh. If no row
 * remains, as on another page, elements are reused by position, which takes half the work of new ones. An element in
 * use, by focus or an open menu, is not reused.
 */
export function rowKeys(
  ids: readonly string[],
  { keyOf: before, fresh: unused }: RowKeys,
  inUse: (id: string) => boolean,
): RowKeys {
  const handedOn = ids.some((id) => before.has(id))
    ? []
    : [...before].map(([id, key]) => (inUse(id) ? undefined : key));
  const keyOf = new Map<string, number>();
  let fresh = unused;
  const keys = ids.map((id, position) => {
    const own = keyOf.has(id) ? undefined : before.get(id);
    const key = own ?? handedOn[position] ?? fresh++;
    keyOf.set(id, key);
    return key;
  });
  return { keys, keyOf, fresh };
}

/** The width in px that pinned columns cover at the start edge. */
export function pinnedWidth(
  columns: readonly { size: number; pinOffset: number | undefined }[],
  selectable: boolean,
): number {
  const ends = columns.map(({ pinOffset, size }) => (pinOffset === undefined ? 0 : pinOffset + size));
  return Math.max(selectable ? CONTROL_COLUMN : 0, ...ends);
}

export interface CellPlace {
  row: number;
  cell: number;
}

/** The cell that a key moves the focus to. Undefined at an edge and for other keys. */
export function cellMove(
  key: string,
  at: CellPlace & { rows: number; cells: number; rightToLeft: boolean; wholeGrid: boolean },
): CellPlace | undefined {
  const step = (rows: number, cells: number) => ({ row: at.row + rows, cell: at.cell + cells });
  const onward = at.rightToLeft ? -1 : 1;
  const moves: Record<string, CellPlace> = at.wholeGrid
    ? { Home: { row: 0, cell: 0 }, End: { row: at.rows - 1, cell: at.cells - 1 } }
    : {
        ArrowUp: step(-1, 0),
        ArrowDown: step(1, 0),
        ArrowRight: step(0, onward),
        ArrowLeft: step(0, -onward),
        Home: { row: at.row, cell: 0 },
        End: { row: at.row, cell: at.cells - 1 },
      };
  const to = Object.hasOwn(moves, key) ? moves[key] : undefined;
  if (!to || (to.row === at.row && to.cell === at.cell)) return undefined;
  const inside = to.row >= 0 && to.row < at.rows && to.cell >= 0 && to.cell < at.cells;
  return inside ? to : undefined;
}

export function firstRepeated(ids: readonly string[]): string | undefined {
  const seen = new Set<string>();
  return ids.find((id) => {
    const repeated = seen.has(id);
    seen.add(id);
    return repeated;
  });
}
