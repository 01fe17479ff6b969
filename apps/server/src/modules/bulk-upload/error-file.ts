import { spreadsheet } from './sheet-writer.ts';
import { plainHeading, type UploadSheet } from './upload-columns.ts';

/** The uploaded sheet with the errors next to each row. */
export function errorFile(
  { grid, headingRow, rows }: UploadSheet,
  errors: readonly string[],
  errorsColumn: string,
): Promise<Buffer> {
  const old = (grid[headingRow] ?? []).findIndex(
    ({ text }) => plainHeading(text) === plainHeading(errorsColumn),
  );
  const width = Math.max(...grid.map((row) => row.length), old + 1);
  const own = Array.from({ length: width }, (_, column) => column).filter((column) => column !== old);
  const added = new Map(rows.map(({ index }, place) => [index, errors[place]]));
  added.set(headingRow, errorsColumn);
  const table = grid.map((row, index) => [
    ...own.map((column) => row[column]?.text ?? ''),
    added.get(index) ?? '',
  ]);
  return spreadsheet([{ name: 'Applications', rows: table }]);
}
