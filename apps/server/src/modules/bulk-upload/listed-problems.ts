import {
  applicationTypes,
  bulkUploadColumns,
  cellTextMaximum,
  type BulkUploadColumn,
  type CellKind,
  type UploadColumn,
  type UploadErrors,
} from '@portal/api/contract';
import { requiredColumns, type UploadSheet } from './upload-columns.ts';
import { longest, type CheckedRows, type Permitted } from './upload-rows.ts';

/** The wrong cells that are listed at most. */
const listedMaximum = 200;

/** What is wrong with a refused sheet, by problem, the most frequent first. */
export function problemsOf(
  FileName: string,
  { rows, columnIndexes }: UploadSheet,
  checked: CheckedRows,
  permitted: Permitted,
): UploadErrors {
  const errors = 'errors' in checked ? checked.errors : [];
  const wrong = rows.flatMap(({ number: Row, cells }, place) => {
    const textOf = (column: BulkUploadColumn) =>
      (cells[columnIndexes[column]]?.text ?? '').slice(0, cellTextMaximum).toWellFormed();
    const AccountName = textOf('AccountName');
    return (errors[place] ?? []).map(({ column: Column, ...error }) => ({
      ...error,
      cell: { Row, Column, AccountName, Value: textOf(Column) },
    }));
  });
  const groups = Map.groupBy(wrong.slice(0, listedMaximum), ({ text }) => text);
  const Problems = [...groups].map(([Text, cells]) => ({
    Text,
    ...(cells[0]?.repeated && { Repeated: true }),
    Cells: cells.map(({ cell }) => cell),
  }));
  return {
    FileName,
    Rows: rows.length,
    RowsWithErrors: errors.filter((each) => each.length > 0).length,
    Columns: columnsFor(permitted),
    // A file with a problem of the whole file is refused and not kept.
    FileProblems: [],
    Problems: Problems.toSorted((one, other) => other.Cells.length - one.Cells.length),
    More: wrong.length > listedMaximum,
  };
}

/** How each column of the template is entered, with the tenant's values. */
function columnsFor({ subBrands, products, owners }: Permitted): UploadColumn[] {
  const names = (list: readonly string[]) => list.map((name) => ({ Name: name, Value: name }));
  const ownerOptions = owners.map(({ displayName, email }) => ({ Name: displayName, Value: email }));
  const kinds: Readonly<Record<string, readonly [kind: CellKind, options?: UploadColumn['Options']]>> = {
    ApplicationType: ['Choice', names(applicationTypes.map(({ name }) => name))],
    SubBrand: ['Choice', names(subBrands)],
    Products: ['Choices', names(products)],
    OwnerEmail: ['Owner', ownerOptions],
    PrimaryEmail: ['Email'],
    MobileNumber: ['Telephone'],
    InvestmentAmount: ['Amount'],
  };
  return bulkUploadColumns.map((Name) => {
    const [Kind = 'Text', Options = []] = kinds[Name] ?? [];
    const MaximumLength = longest[Name] ?? cellTextMaximum;
    return { Name, Kind, Required: requiredColumns.includes(Name), MaximumLength, Options };
  });
}
