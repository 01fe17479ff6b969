import type { ReactNode } from 'react';
import type { GridColumn } from './data-grid.model.ts';

export { DataGridBusyLine } from './busy-line.tsx';
export { DataGridCellButton, type DataGridCellButtonProps } from './cell-button.tsx';
export { nextSort, type FoldSlot, type GridSort } from './data-grid.model.ts';
export * from './data-grid-parts.tsx';
export { DataGrid, type DataGridProps } from './data-grid.tsx';
export type { DataGridFoldedHeaderProps } from './folded-header.tsx';
export * from './grid-empty.tsx';
export { DataGridRowMenu, type DataGridRowMenuProps } from './row-menu.tsx';
export { DataGridSelectAll, type DataGridSelectAllProps } from './select-all-box.tsx';
export { rowMenuButtonProps } from './use-body-events.ts';
export { type DataGridOptions } from './data-grid.options.ts';
export { useDataGrid } from './use-data-grid.ts';

/** A column of the rendered grid. */
export type DataGridColumn<Row> = GridColumn<Row, ReactNode>;
