export interface GridSort {
  key: string;
  direction: 'asc' | 'desc';
}

/** Place of a cell when a narrow window folds the row into two lines. */
export type FoldSlot = 'title' | 'id' | 'status' | 'ring' | 'date';

export interface GridColumn<Row, Content> {
  id: string;
  header: string;
  /** Width in px at a text zoom of 100 %. */
  size: number;
  /** `end` for figures. Default `start`. */
  align?: 'start' | 'end' | undefined;
  /** What the server calls this order; the head becomes a button with it (OP-071). */
  sortKey?: string | undefined;
  /** Stays at the start while the others scroll. Only leading columns are pinned. */
  pinned?: boolean | undefined;
  /** Secondary text. */
  muted?: boolean | undefined;
  /** Weight 500. */
  strong?: boolean | undefined;
  /** Its cells hold the row's real link; only the first such column does (OP-085). */
  link?: boolean | undefined;
  /** Name of the link where the cell's text does not tell the row apart (OP-085). */
  linkName?: ((row: Row) => string) | undefined;
  /** Bare text or one element; an empty cell stays empty (OP-081). */
  cell: (row: Row) => Content;
  /** Full text of a cell whose content is no bare text, for the title. */
  text?: ((row: Row) => string) | undefined;
  /** Never clipped, such as a badge. */
  unclipped?: boolean | undefined;
  /** Shape of the place kept while loading. Default `bar`. */
  skeleton?: 'bar' | 'pill' | 'dot' | 'none' | undefined;
  /** Where it goes in a narrow window; without it, nowhere. */
  fold?: FoldSlot | undefined;
}

export interface PlacedColumn<Row, Content> extends GridColumn<Row, Content> {
  isLink: boolean;
  slot: FoldSlot | undefined;
  /** Distance in px from the start edge while pinned. */
  pinOffset: number | undefined;
  /** The last pinned column: the line others scroll under. */
  pinEdge: boolean;
  /** Takes what is left of a table wider than its columns. */
  stretches: boolean;
}

/** Width in px of the checkbox column and of the row menu's. */
export const CONTROL_COLUMN = 44;

/** Puts the columns in their places: pins, the link, what stretches, and what a narrow window keeps. */
export function placeColumns<Row, Content>(
  columns: readonly GridColumn<Row, Content>[],
  selectable: boolean,
): PlacedColumn<Row, Content>[] {
  const unpinned = columns.findIndex(({ pinned }) => !pinned);
  const pinCount = unpinned === -1 ? columns.length : unpinned;
  const linkAt = columns.findIndex(({ link }) => link);
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
      stretches: index === columns.length - 1,
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

/** Descending first, then to and fro; another column starts afresh (OP-072). */
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

/** A click that means the row: primary button, no modifier, no control, and nobody was marking text. */
export function opensRow(click: {
  button: number;
  modified: boolean;
  handled: boolean;
  onControl: boolean;
  markedText: boolean;
}): boolean {
  return click.button === 0 && !click.modified && !click.handled && !click.onControl && !click.markedText;
}
