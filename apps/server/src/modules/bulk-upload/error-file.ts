import { spreadsheet } from './sheet-writer.ts';
import type { UploadSheet } from './upload-columns.ts';

/** The uploaded sheet with the errors next to each row. */
export function errorFile(
  { headings, rows }: UploadSheet,
  errors: readonly string[],
  errorsColumn: string,
): Promise<Buffer> {
  const old = headings.indexOf(errorsColumn);
  const own = headings.flatMap((_, column) => (column === old ? [] : [column]));
  const table = rows.map((row, index) => [...own.map((column) => row[column] ?? ''), errors[index] ?? '']);
  const heading = [...own.map((column) => headings[column] ?? ''), errorsColumn];
  return spreadsheet([{ name: 'Applications', rows: [heading, ...table] }]);
}
