import { spreadsheet } from './sheet-writer.ts';
import { plainHeading, type UploadSheet } from './upload-columns.ts';

/** The uploaded sheet with the errors next to each row. */
export function errorFile(
  { grid, headingRow, rows }: UploadSheet,
  errors: readonly string[],
  errorsColumn: string,
): Promise<Buffer> {
  const old = (grid[headingRow]?.cells ?? []).findIndex(
    ({ text }) => plainHeading(text) === plainHeading(errorsColumn),
  );
  const width = Math.max(...grid.map(({ cells }) => cells.length), old + 1);
  const own = Array.from({ length: width }, (_, column) => column).filter((column) => column !== old);
  const added = new Map(rows.map(({ number }, place) => [number, errors[place]]));
  const table = grid.map(({ number, cells }, index) => [
    ...own.map((column) => cells[column]?.text ?? ''),
    index === headingRow ? errorsColumn : (added.get(number) ?? ''),
  ]);
  return spreadsheet([{ name: 'Applications', rows: table }]);
}
