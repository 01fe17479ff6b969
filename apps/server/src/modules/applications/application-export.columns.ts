import { applicationColumns, SigningMode, type ColumnName } from '@portal/api/contract';
import { sql, type RawBuilder } from 'kysely';
import type { ExportedColumn } from '../../platform/listing/csv-answer.ts';
import { rowFields } from './application-list.row.ts';

/** Columns that the export writes differently from the list. */
const exportedOnly: Readonly<Partial<Record<ColumnName, RawBuilder<unknown>>>> = {
  SigningMode: sql`case when mode = '' then '' when mode in ('Pin', ${sql.lit(SigningMode.online)})
    then ${sql.lit(SigningMode.online)} else ${sql.lit(SigningMode.printAndSign)} end`,
  Products: sql`array_to_string(products, '; ')`,
  InvestmentAmount: sql`trim_scale(investment_amount)`,
};

/** The value in the file for a column of the list (OP-073, OP-087). */
export function exportedColumn(name: ColumnName): Omit<ExportedColumn, 'heading'> {
  const { field, kind } = applicationColumns[name];
  return { kind, value: exportedOnly[name] ?? sql.raw(rowFields[field]) };
}
