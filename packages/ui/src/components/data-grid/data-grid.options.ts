import type { GridColumn, GridSort } from './data-grid.model.ts';

export interface DataGridOptions<Row extends object, Content> {
  /** The rows of the page shown, in the server's order. */
  rows: readonly Row[];
  /** Keep it stable: a new array draws every cell again. */
  columns: readonly GridColumn<Row, Content>[];
  /** Tells a row apart from all others; a repetition is reported while developing. */
  rowId: (row: Row) => string;
  /** Ids of the ticked rows; without it there are no checkboxes. */
  selection?: ReadonlySet<string> | undefined;
  onSelectionChange?: ((selection: ReadonlySet<string>) => void) | undefined;
  /** The order in force; none by default (OP-070). */
  sort?: GridSort | undefined;
  /** The user sorts by a heading: descending first, then the other direction (OP-072). */
  onSortChange?: ((sort: GridSort) => void) | undefined;
  /** A plain click on a row, beside its controls; or Enter on one of its cells. */
  onRowOpen?: ((row: Row) => void) | undefined;
  /** A `CellButton` was pressed: its `action`, its row, and the button, where the focus belongs afterwards. */
  onCellAction?: ((action: string, row: Row, button: HTMLElement) => void) | undefined;
  /** Rows have a menu. */
  menu?: boolean | undefined;
}
