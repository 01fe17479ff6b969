/** Written out, because a row that folds in a narrow window has another `display`, which drops its role. */
export const asTable = { role: 'table' };
export const asRows = { role: 'rowgroup' };
export const asRow = { role: 'row' };
export const asHead = { role: 'columnheader', scope: 'col' };
export const asCell = { role: 'cell' };
export const asRowHead = { role: 'rowheader', scope: 'row' };
