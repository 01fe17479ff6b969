import type { GridColumn, GridSort } from './data-grid.model.ts';

export interface DataGridOptions<Row extends object, Content> {
  /** The rows of the current page, in the server's order. */
  rows: readonly Row[];
  /** Keep it stable: a new array renders every cell again. */
  columns: readonly GridColumn<Row, Content>[];
  /** Identifies a row. A repeated id is reported during development. */
  rowId: (row: Row) => string;
  /** Ids of the selected rows. Without it there are no checkboxes. */
  selection?: ReadonlySet<string> | undefined;
  onSelectionChange?: ((selection: ReadonlySet<string>) => void) | undefined;
  /** The current sort order. Default none (OP-070). */
  sort?: GridSort | undefined;
  /** The user sorts by a heading: descending first, then the other direction (OP-072). */
  onSortChange?: ((sort: GridSort) => void) | undefined;
  /** A plain click on a row outside its controls, or Enter on one of its cells. */
  onRowOpen?: ((row: Row) => void) | undefined;
  /** A `DataGridCellButton` was pressed: its `action`, its row, and the button, which should get the focus back. */
  onCellAction?: ((action: string, row: Row, button: HTMLElement) => void) | undefined;
  /** Rows have a menu. */
  menu?: boolean | undefined;
}
