import * as xlsx from '@e965/xlsx';
import { format, isDateFormat } from 'numfmt';
import { noFormat, spreadsheetLimits, UnreadableFile } from './spreadsheet-limits.ts';

export interface Cell {
  /** What a person sees, or `noResult` or `noFormat`. */
  readonly text: string;
  /** The number behind the text, unless it is a date or a percentage. */
  readonly number?: number | undefined;
}

export interface GridRow {
  /** The number that spreadsheet programs show. */
  readonly number: number;
  /** Up to the last non-empty cell. */
  readonly cells: readonly Cell[];
}

/** The non-blank rows of a sheet. */
export type Grid = readonly GridRow[];

export interface CheckedWorkbook {
  readonly workbook: Buffer;
  /** The sheet that is read. */
  readonly sheet: number;
}

export interface GridSource extends CheckedWorkbook {
  /** How the tenant writes a day, as a number format. */
  readonly dayFormat: string;
}

/** A text that only the reader's day format produces. */
const builtInDay = '\ue000';
const empty: Cell = { text: '' };

/** The rows of a sheet, including headings. Formulas are not evaluated: their stored result is the text. */
export function gridOf({ workbook, sheet: index, dayFormat }: GridSource): Grid {
  const book = xlsx.read(workbook, {
    type: 'buffer',
    dense: true,
    sheets: index,
    cellFormula: false,
    cellHTML: false,
    cellNF: true,
    dateNF: `"${builtInDay}"`,
  });
  const sheet = book.Sheets[book.SheetNames[index] ?? ''] as xlsx.DenseWorkSheet | undefined;
  const from1904 = book.Workbook?.WBProps?.date1904 === true;
  const rows: GridRow[] = [];
  // Skips missing rows and cells, however far away the last one claims to be.
  (sheet?.['!data'] ?? []).forEach((row: readonly (xlsx.CellObject | undefined)[], index: number) => {
    const cells: Cell[] = [];
    row.forEach((source, column) => {
      const cell = source && cellOf(source, { dayFormat, from1904 });
      if (!cell || cell.text.trim() === '') return;
      if (column >= spreadsheetLimits.columns) throw new UnreadableFile('The file has too many columns.');
      while (cells.length < column) cells.push(empty);
      cells.push(cell);
    });
    if (cells.length > 0) rows.push({ number: index + 1, cells });
  });
  return rows;
}

type DateRules = Pick<GridSource, 'dayFormat'> & { readonly from1904: boolean };

function cellOf({ t, v, w, z }: xlsx.CellObject, rules: DateRules): Cell {
  if (t === 'e') return { text: w ?? '#ERROR' };
  if (v === undefined || v === null) return empty;
  if (typeof v === 'boolean') return { text: v ? 'TRUE' : 'FALSE' };
  const pattern = patternOf(z, w, rules);
  if (typeof v === 'number') return numberCell(v, pattern, rules);
  return { text: pattern.includes('@') ? written(String(v), pattern) : String(v) };
}

/** The built-in formats of a day follow the language of the program that shows them; those of East Asia have no pattern. */
function patternOf(z: xlsx.CellObject['z'], w: string | undefined, { dayFormat }: DateRules): string {
  if (w === builtInDay || (z === undefined && /^\d+\/\d+\/\d\d$/.test(w ?? ''))) return dayFormat;
  if (z === 'm/d/yy h:mm') return `${dayFormat} h:mm`;
  return String(z ?? 'General')
    .replaceAll(withoutEffect, '')
    .replaceAll('[$]', '$');
}

/** Parts of a pattern that the formatter rejects and that change nothing: a language, and a condition that always holds. */
const withoutEffect = /\[(?:ENG|<=1\.79\d+E\+308)\]/gi;

function numberCell(value: number, pattern: string, { from1904 }: DateRules): Cell {
  // The general format shortens long numbers, and 15 digits are what spreadsheet programs keep.
  if (/^(general|@)$/i.test(pattern) && Math.abs(value) < 1e15)
    return { text: String(Number(value.toPrecision(15))), number: value };
  const dated = isDateFormat(pattern);
  const shown = written(from1904 && dated && /[dy]/i.test(pattern) ? value + daysBefore1904 : value, pattern);
  const text = shown === '' && value !== 0 ? noFormat : shown;
  return dated || pattern.includes('%') ? { text } : { text, number: value };
}

const daysBefore1904 = 1462;

/** The formatter rounds 1.005, which is stored as a little less, to 1.00. Spreadsheet programs show 1.01. */
const withoutBinaryLoss = (value: number, pattern: string): number =>
  isDateFormat(pattern) || /\/|\.[0#?]{10}/.test(pattern) ? value : value * (1 + 2 * Number.EPSILON);

function written(value: number | string, pattern: string): string {
  try {
    const text = format(pattern, typeof value === 'number' ? withoutBinaryLoss(value, pattern) : value, {
      dateErrorThrows: true,
      dateSpanLarge: false,
    });
    return typeof value === 'number' ? text.trim() : text;
  } catch {
    return noFormat;
  }
}
