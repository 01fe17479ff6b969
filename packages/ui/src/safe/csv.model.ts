/**
 * Text that a spreadsheet may read as a formula: after white space, a formula character in either width (OP-087); or
 * a leading tab, carriage return or NUL.
 */
const formula = /^[\t\r\0]|^[\s\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]/;

/** Escapes a text that a spreadsheet would calculate. */
export const safeText = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** The text that was escaped; any other text unchanged. */
export const originalText = (text: string): string =>
  text.startsWith("'") && safeText(text.slice(1)) === text ? text.slice(1) : text;

/** Returns a cell as in RFC 4180. */
export const csvCell = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** Returns the header line, with formulas escaped and a line end. */
export const csvHeadings = (texts: readonly string[]): string =>
  `${texts.map((text) => csvCell(safeText(text))).join(',')}\r\n`;
