import type { ReactNode } from 'react';
import type { GridColumn } from './data-grid.model.ts';

export { BusyLine } from './busy-line.tsx';
export { CellButton, type CellButtonProps } from './cell-button.tsx';
export { nextSort, type FoldSlot, type GridSort } from './data-grid.model.ts';
export { DataGrid, FoldedHead, type DataGridProps } from './data-grid.tsx';
export type { FoldedHeadProps, GridHeadTexts } from './folded-head.tsx';
export { GridEmpty, GridRetry, type GridEmptyProps, type GridRetryProps } from './grid-empty.tsx';
export { RowMenu, type RowMenuProps } from './row-menu.tsx';
export { SelectAllBox, type SelectAllBoxProps } from './select-all-box.tsx';
export { rowMenuButtonProps } from './use-body-events.ts';
export { type DataGridOptions } from './data-grid.options.ts';
export { useDataGrid } from './use-data-grid.ts';

/** A column of the drawn grid. */
export type DataGridColumn<Row> = GridColumn<Row, ReactNode>;
