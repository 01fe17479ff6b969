/**
 * What a spreadsheet would take for a formula: after blanks, one of its signs in either width (OP-087); and a tab,
 * a carriage return or a NUL before anything else.
 */
const formula = /^[\t\r\0]|^[\s\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]/;

/** Text that no spreadsheet calculates. */
export const safeText = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** One cell of RFC 4180. */
export const csvCell = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** One line of headings, safe like every text, with its end. */
export const csvHeadings = (texts: readonly string[]): string =>
  `${texts.map((text) => csvCell(safeText(text))).join(',')}\r\n`;
