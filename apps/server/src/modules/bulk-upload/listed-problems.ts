import {
  cellTextMaximum,
  listedCellsMaximum,
  type BulkUploadColumn,
  type UploadErrors,
  type WrongCell,
} from '@portal/api/contract';
import type { KeptSheet } from './kept-sheet.ts';
import type { UploadSheet } from './upload-columns.ts';
import type { CheckedRows } from './upload-rows.ts';

export type ListedProblems = Omit<UploadErrors, 'Columns'>;

/** What is wrong with a refused sheet, by problem, the most frequent first. */
export function problemsOf(
  { fileName, leftOut }: KeptSheet,
  { rows, columnIndexes }: UploadSheet,
  checked: CheckedRows,
): ListedProblems {
  const errors = 'errors' in checked ? checked.errors : [];
  const wrong = rows.flatMap(({ number: Row, cells }, place) => {
    const shown = (column: BulkUploadColumn) =>
      (cells[columnIndexes[column]]?.text ?? '').slice(0, cellTextMaximum).toWellFormed();
    return (errors[place] ?? []).map(({ column, text, repeated }) => ({
      text,
      repeated,
      cell: { Row, Column: column, AccountName: shown('AccountName'), Value: shown(column) },
    }));
  });
  const groups = new Map<string, { Text: string; Repeated?: boolean; Cells: WrongCell[] }>();
  for (const { text, repeated, cell } of wrong.slice(0, listedCellsMaximum)) {
    const group = groups.get(text) ?? { Text: text, ...(repeated && { Repeated: true }), Cells: [] };
    group.Cells.push(cell);
    groups.set(text, group);
  }
  return {
    FileName: fileName,
    Rows: rows.length + leftOut.length,
    RowsWithErrors: errors.filter((each) => each.length > 0).length,
    // A file with such a problem is refused as a whole and not kept.
    FileProblems: [],
    Problems: [...groups.values()].toSorted((one, other) => other.Cells.length - one.Cells.length),
    More: wrong.length > listedCellsMaximum,
  };
}
