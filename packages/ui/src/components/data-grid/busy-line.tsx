import { busyLine } from './data-grid.styles.ts';

/** Runs along the upper edge of what it stands in while other rows are on their way; says nothing by itself. */
export const DataGridBusyLine = () => <span aria-hidden className={busyLine()} />;
