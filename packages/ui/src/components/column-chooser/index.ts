export { type ColumnChoice } from './column-chooser.model.ts';
export { ColumnChooser, type ColumnChooserProps } from './column-chooser.tsx';
export { useColumnChooser, type ColumnChooserOptions } from './use-column-chooser.ts';
export { columnWidths, nearestWidth } from '../../behaviours/column-width.model.ts';
