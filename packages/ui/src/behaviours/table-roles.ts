/** Explicit, because CSS that changes `display` in a narrow window removes the implicit roles. */
export const asTable = { role: 'table' };
export const asRows = { role: 'rowgroup' };
export const asRow = { role: 'row' };
export const asHead = { role: 'columnheader', scope: 'col' };
export const asCell = { role: 'cell' };
export const asRowHead = { role: 'rowheader', scope: 'row' };
