import {
  applicationColumns,
  columnNames,
  signingMode,
  type ApplicationRow,
  type ColumnName,
} from '@portal/api/contract';
import { listDate } from '../../../formats/list-date.ts';
import { wholeAmount } from '../../../formats/numbers.ts';

type Text = (row: ApplicationRow) => string;

const specialTexts: Readonly<Partial<Record<ColumnName, Text>>> = {
  SigningMode: (row) => signingMode(row.ApplicationModeCode),
  InvestmentAmount: (row) => wholeAmount(row.InvestmentAmount),
};

const textOf = (name: ColumnName): Text => {
  const { field, kind } = applicationColumns[name];
  return kind === 'date'
    ? (row) => listDate(row[field] as number | null)
    : (row) => [row[field] ?? []].flat().join(', ');
};

/** The text of a cell in each column; an empty string if the field is empty (OP-073, OP-081). */
export const cellTexts = Object.fromEntries(
  columnNames.map((name) => [name, specialTexts[name] ?? textOf(name)]),
) as Readonly<Record<ColumnName, Text>>;
