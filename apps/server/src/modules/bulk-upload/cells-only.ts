import { noResult } from './spreadsheet-limits.ts';

/**
 * Removes everything but the rows from a sheet, which is all that is read. Other elements, such as links that each
 * span a million cells, cost more than the rows. Unknown results of formulas become errors, because the reader takes
 * a missing result for an empty cell.
 */
export function cellsOnly(sheet: Buffer, uncalculated: boolean): Buffer {
  // One character per byte, so that no text changes.
  const text = sheet.toString('latin1');
  const begin = /<(?:\w+:)?sheetData(?:\s[^<>]*)?>/.exec(text);
  const start = begin && !begin[0].endsWith('/>') ? begin.index + begin[0].length : text.length;
  const end = /<\/(?:\w+:)?sheetData\s*>/.exec(text.slice(start));
  const rows = text.slice(start, end ? start + end.index : start);
  const known = formula.test(rows)
    ? rows.split(cellStart).map((cell) => (formula.test(cell) ? withKnownResult(cell, uncalculated) : cell))
    : [rows];
  return Buffer.from(
    `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${known.join('')}</sheetData></worksheet>`,
    'latin1',
  );
}

const formula = /<(?:\w+:)?f[\s/>]/;
/** The start of a cell, as the reader recognises it. */
const cellStart = /(?=<(?:\w+:)?c[ />])/;
const wholeCell = /^<((?:\w+:)?c)( [^<>]*)?>[^]*?<\/\1>/;

function withKnownResult(cell: string, uncalculated: boolean): string {
  const result = /<(?:\w+:)?v(?:\s[^<>]*)?>([^<]*)</.exec(cell)?.[1] ?? '';
  // Programs that calculate store an empty text as an empty value of the type text.
  const isEmptyText = /^<[^<>]*\st=["']str["']/.test(cell) && /<(?:\w+:)?v[\s/>]/.test(cell);
  if (!uncalculated && (result !== '' || isEmptyText)) return cell;
  const outdated = /^[-+.\dE]+$/.test(result) ? ` ${result}` : '';
  return cell.replace(wholeCell, (_, name: string, attributes = '') => {
    const others = String(attributes).replace(/\st\s*=\s*["'][^"']*["']/, '');
    return `<${name}${others} t="e"><v>${noResult}${outdated}</v></${name}>`;
  });
}
