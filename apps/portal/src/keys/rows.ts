/** The rows of the list, in both of its views. */
const rowSelector = 'main tbody tr, main li[data-position]';

const linkOf = (row: Element | undefined) => row?.querySelector<HTMLElement>('a[href]');

const rowsOf = () => [...document.querySelectorAll(rowSelector)].filter(linkOf);

/** The row with the focus. */
export const focusedRow = (): Element | undefined =>
  document.activeElement?.closest(rowSelector) ?? undefined;

/** Focuses the link of the next or the previous row; from outside the rows, of the first or the last. */
export function moveToRow(by: 1 | -1): void {
  const rows = rowsOf();
  const from = rows.findIndex((row) => row === focusedRow());
  const to = from === -1 && by === -1 ? rows.length - 1 : from + by;
  linkOf(rows[to])?.focus();
}

/** Ticks or unticks the focused row. Without the claim to tick rows, they have no checkboxes. */
export const tickRow = (): void =>
  focusedRow()?.querySelector<HTMLElement>('input[type="checkbox"]')?.click();

/** The id of the application in the focused row. */
export const focusedId = (): string | undefined => {
  const href = linkOf(focusedRow())?.getAttribute('href');
  return href?.split(/[/?]/).findLast((part) => /^\d+$/.test(part));
};
