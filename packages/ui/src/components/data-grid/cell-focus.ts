import type { KeyboardEvent } from 'react';
import { cellMove } from './data-grid.model.ts';

const control = 'a[href], button:not(:disabled), input:not(:disabled)';
const typing = 'input:not([type="checkbox"]), select, textarea, [contenteditable]';

const rowsOf = (inside: Element) =>
  inside.closest('table, [role="table"]')?.querySelectorAll<HTMLElement>('[data-position]') ?? [];

/** The body cell around an element. */
export const cellOf = (inside: Element) => inside.closest<HTMLElement>('[data-position] > *');

/**
 * Arrow keys, Home and End move the focus between cells: to the control in a cell, or to the cell itself. Cells are
 * no tab stops, so moving renders nothing.
 */
export function moveFocusAmongCells(event: KeyboardEvent<HTMLElement>) {
  const from = cellOf(event.target as Element);
  const row = from?.parentElement;
  if (!from || !row || event.defaultPrevented || event.altKey || event.metaKey || event.shiftKey) return;
  if ((event.target as Element).closest(typing)) return;

  const rows = [...rowsOf(row)];
  const cells = [...row.children];
  const to = cellMove(event.key, {
    row: rows.indexOf(row),
    cell: cells.indexOf(from),
    rows: rows.length,
    cells: cells.length,
    rightToLeft: row.matches(':dir(rtl)'),
    wholeGrid: event.ctrlKey,
  });
  const target = to && rows[to.row]?.children[to.cell];
  if (!target) return;
  event.preventDefault();
  focusCell(target as HTMLElement);
}

function focusCell(cell: HTMLElement) {
  const inside = cell.querySelector<HTMLElement>(control);
  if (!inside) {
    cell.tabIndex = -1;
    cell.addEventListener('blur', () => cell.removeAttribute('tabindex'), { once: true });
  }
  (inside ?? cell).focus({ preventScroll: true });
  // To the nearest edge that nothing covers. `focus` alone would centre the cell or leave it half covered.
  cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
