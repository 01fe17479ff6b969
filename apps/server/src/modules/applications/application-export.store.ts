import { isColumnName } from '@portal/api/contract';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/connect.ts';
import { onlyRow } from '../../platform/db/only-row.ts';
import type { Person } from '../../platform/http/person.ts';
import { selectOf, type CsvSource, type ExportedColumn } from '../../platform/listing/csv-answer.ts';
import { viewSettings } from '../../tenants/view-settings.store.ts';
import { exportedColumn } from './application-export.columns.ts';
import { planList, type ListChoice } from './application-list.plan.ts';
import { orderOf } from './application-list.order.ts';
import type { ListScope } from './application.scope.ts';

/** The shown columns, in the tenant's order. */
async function shownColumns(trx: Trx): Promise<readonly ExportedColumn[]> {
  const settings = viewSettings(trx, 'column').select(['name', 'description']);
  const rows = await settings.where('viewable', '=', true).execute();
  return rows.flatMap(({ name, description: heading }) =>
    isColumnName(name) ? [{ heading, ...exportedColumn(name) }] : [],
  );
}

/** Every row of the list, with the shown columns. */
export async function exportSource(
  trx: Trx,
  person: Person,
  list: ListScope,
  query: ListChoice,
): Promise<CsvSource> {
  const columns = await shownColumns(trx);
  const { condition } = planList(person, list, query);
  const counted = sql<{ total: number }>`select count(*)::int as total from application where ${condition}`;
  const { total } = await onlyRow(trx, counted);
  return {
    columns,
    total,
    query: sql`select ${selectOf(columns)} from application where ${condition} order by ${orderOf(query)}`,
  };
}
