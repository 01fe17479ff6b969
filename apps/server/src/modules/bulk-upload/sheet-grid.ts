import * as xlsx from '@e965/xlsx';
import { spreadsheetLimits, UnreadableFile } from './spreadsheet-limits.ts';

/** Cells as text, up to the last non-empty one of each row. */
export type Grid = readonly (readonly string[])[];

/**
 * The non-blank rows of the first sheet, including headings. Formulas are not evaluated: their last shown result is
 * the text.
 */
export function gridOf(workbook: Buffer, maximumRows: number): Grid {
  const book = xlsx.read(workbook, {
    type: 'buffer',
    dense: true,
    sheets: 0,
    cellFormula: false,
    cellHTML: false,
    cellNF: true,
  });
  const sheet = book.Sheets[book.SheetNames[0] ?? ''] as xlsx.DenseWorkSheet | undefined;
  const rows: string[][] = [];
  // Skips missing rows and cells, however far away the last one claims to be.
  (sheet?.['!data'] ?? []).forEach((row: readonly (xlsx.CellObject | undefined)[]) => {
    const cells = cellsOf(row);
    if (cells.length === 0) return;
    if (rows.length > maximumRows) throw new UnreadableFile(`The file has more than ${maximumRows} rows.`);
    rows.push(cells);
  });
  return rows;
}

function cellsOf(row: readonly (xlsx.CellObject | undefined)[]): string[] {
  const found: [number, string][] = [];
  row.forEach((cell, column) => {
    const text = textOf(cell);
    if (text !== '') found.push([column, text]);
  });
  const last = found.at(-1)?.[0];
  if (last === undefined) return [];
  if (last >= spreadsheetLimits.columns) throw new UnreadableFile('The file has too many columns.');
  const cells = Array.from({ length: last + 1 }, () => '');
  for (const [column, text] of found) cells[column] = text;
  return cells;
}

function textOf(cell: xlsx.CellObject | undefined): string {
  if (cell?.v === undefined || cell.v === null) return '';
  if (typeof cell.v === 'number' && cell.t === 'n') return numberText(cell.v, cell);
  if (typeof cell.v === 'boolean') return cell.v ? 'TRUE' : 'FALSE';
  return (cell.t === 'e' ? (cell.w ?? '#ERROR') : String(cell.v)).trim();
}

/** A date as shown, a number in full: its format may hide digits, but leading zeros are intended. */
function numberText(value: number, { w = '', z }: xlsx.CellObject): string {
  const shown = w.trim();
  const dated = z !== undefined && (xlsx.SSF as { is_date(format: unknown): boolean }).is_date(z);
  if (dated || (/^\d+$/.test(shown) && Number(shown) === value)) return shown;
  return String(Number(value.toPrecision(15)));
}
