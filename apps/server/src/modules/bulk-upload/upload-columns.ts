import type { BulkUploadColumn } from '@portal/api/contract';
import type { Cell, Grid, GridRow } from './sheet-grid.ts';
import { UnreadableFile } from './spreadsheet-limits.ts';

/** The position of each template column in the uploaded sheet; -1 for an optional column that is missing. */
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
  /** Everything of the sheet. */
  readonly grid: Grid;
  readonly headingRow: number;
  readonly columnIndexes: ColumnIndexes;
  /** At least one. */
  readonly rows: readonly GridRow[];
}

export const requiredColumns: readonly BulkUploadColumn[] = [
  'AccountName',
  'ApplicationType',
  'PrimaryEmail',
  'LastName',
];

/** Case, blanks and marks of a heading do not matter. */
export const plainHeading = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * The rows below the headings, if the sheet cannot be misread as the template. A title above the headings, notes
 * without a heading and the column of errors may stay.
 */
export function sheetOf(grid: Grid, { columns, errorsColumn, maximumRows }: UploadFormat): UploadSheet {
  const names = new Map([...columns, errorsColumn].map((name) => [plainHeading(name), name]));
  const namesIn = (row: readonly Cell[]) => row.map(({ text }) => names.get(plainHeading(text)));
  const score = ({ cells }: GridRow) => namesIn(cells).filter((name) => name !== undefined).length;
  const best = Math.max(0, ...grid.slice(0, rowsBeforeHeadings).map(score));
  const headingRow = Math.max(
    0,
    grid.findIndex((row) => best > 0 && score(row) === best),
  );
  const headings = namesIn(grid[headingRow]?.cells ?? []);
  rejectHeadings(grid, headingRow, headings, columns);

  const columnIndexes = Object.fromEntries(columns.map((name) => [name, headings.indexOf(name)]));
  const rows = grid
    .slice(headingRow + 1)
    .filter(({ cells }) => columns.some((name) => cells[columnIndexes[name] ?? -1]?.text));
  if (rows.length === 0) throw new UnreadableFile('There are no applications in the file.');
  if (rows.length > maximumRows) throw new UnreadableFile(`The file has more than ${maximumRows} rows.`);
  return { grid, headingRow, columnIndexes: columnIndexes as ColumnIndexes, rows };
}

const rowsBeforeHeadings = 20;

function rejectHeadings(
  grid: Grid,
  headingRow: number,
  headings: readonly (string | undefined)[],
  columns: readonly BulkUploadColumn[],
): void {
  const missing = columns.filter((name) => !headings.includes(name));
  const required = missing.filter((name) => requiredColumns.includes(name));
  if (required.length > 0)
    throw new UnreadableFile(`Columns are missing: ${required.join(', ')}. Add them as in the template.`);
  // Sorting can move applications above their headings.
  if (grid.slice(0, headingRow).some(({ cells }) => cells.filter(({ text }) => text !== '').length > 1))
    throw new UnreadableFile('There are cells above the headings. Delete the rows above the headings.');
  const twice = headings.find((name, index) => name !== undefined && headings.indexOf(name) !== index);
  if (twice !== undefined)
    throw new UnreadableFile(`The column ${twice} is there twice. Delete one of the two columns.`);
  const below = grid.slice(headingRow + 1);
  const width = Math.max(0, ...below.map(({ cells }) => cells.length));
  for (let column = 0; column < width; column += 1) {
    if (headings[column] !== undefined || !below.some(({ cells }) => cells[column]?.text)) continue;
    const heading = grid[headingRow]?.cells[column]?.text;
    if (heading)
      throw new UnreadableFile(
        `The template has no column '${heading}'. Delete the column, or give it the heading of the template.`,
      );
    if (missing.length > 0)
      throw new UnreadableFile(
        `There are cells below no heading, and no column ${missing.join(', ')}. Delete the cells, or add the heading.`,
      );
  }
}
