/** A formula character in either width. Blanks and apostrophes may stand before it, so that the escape can be undone. */
const first = String.raw`'*(?:[\t\r\0]|[^\S\t\r\n]*[=+\-@\uff1d\uff0b\uff0d\uff20])`;
const later = String.raw`'*(?:[^\S\t\r\n]|["\0])*[=+\-@\uff1d\uff0b\uff0d\uff20]`;

/**
 * Escapes every part of a text that a spreadsheet could calculate (OP-087): its start, and what follows a separator.
 * Programs that split at another separator than the comma do not respect the quotes of the whole cell.
 */
export function safeText(text: string): string {
  // A search is faster than a replacement that changes nothing.
  const safe = text.search(unsafeLater) < 0 ? text : text.replace(unsafeLater, "$1'");
  return unsafeFirst.test(text) ? `'${safe}` : safe;
}
const unsafeFirst = new RegExp(`^${first}`);
const unsafeLater = new RegExp(String.raw`([,;|\t\r\n])(?=${later})`, 'g');

/** Undoes `safeText`. Returns any other text unchanged. */
export const originalText = (text: string): string => text.replace(safeLater, '$1').replace(safeFirst, '');
const safeFirst = new RegExp(`^'(?=${first})`);
const safeLater = new RegExp(String.raw`([,;|\t\r\n])'(?=${later})`, 'g');

/** Returns a cell as in RFC 4180. */
export const csvCell = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** Returns the byte order mark, without which a spreadsheet misreads letters, and the header line with formulas escaped. */
export const csvHeadings = (texts: readonly string[]): string =>
  `\ufeff${texts.map((text) => csvCell(safeText(text))).join(',')}\r\n`;
