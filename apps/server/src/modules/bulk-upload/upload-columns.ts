import type { BulkUploadColumn } from '@portal/api/contract';
import type { Grid } from './sheet-grid.ts';
import { UnreadableFile } from './spreadsheet-limits.ts';

/** The position of each template column in the uploaded sheet. */
export type ColumnIndexes = Readonly<Record<BulkUploadColumn, number>>;

/** The format from the contract. It is passed in, because loading the contract costs as much as reading a sheet. */
export interface UploadFormat {
  readonly columns: readonly BulkUploadColumn[];
  readonly errorsColumn: string;
  /** Below the headings. */
  readonly maximumRows: number;
}

/** A sheet with the template's columns, in any order. */
export interface UploadSheet {
  readonly headings: readonly string[];
  readonly columnIndexes: ColumnIndexes;
  /** At least one. */
  readonly rows: Grid;
}

/**
 * The sheet below its headings, if its structure is the template's. The column of errors may stay, so that a
 * corrected error file can be uploaded.
 */
export function sheetOf(
  [headings = [], ...rows]: Grid,
  { columns, errorsColumn }: UploadFormat,
): UploadSheet {
  const names = headings.filter((name) => name !== errorsColumn);
  const missing = columns.filter((name) => !names.includes(name));
  if (missing.length > 0) throw new UnreadableFile(`Columns are missing: ${missing.join(', ')}.`);
  if (names.length > columns.length || headings.length > columns.length + 1)
    throw new UnreadableFile('There are columns that the template does not have, or that are there twice.');
  if (rows.some((row) => row.length > headings.length))
    throw new UnreadableFile('There are cells outside of the template’s columns.');
  if (rows.length === 0) throw new UnreadableFile('There are no applications in the file.');
  const columnIndexes = Object.fromEntries(columns.map((name) => [name, headings.indexOf(name)]));
  return { headings, columnIndexes: columnIndexes as ColumnIndexes, rows };
}
