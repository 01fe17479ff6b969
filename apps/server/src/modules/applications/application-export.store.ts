import { columnNames, type ColumnName } from '@portal/api/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Trx } from '../../db/connect.ts';
import type { Person } from '../../http/person.ts';
import { exportedColumns } from './application-export.columns.ts';
import { listCondition, listCount } from './application-list.source.ts';
import { orderOf, type ListChoice } from './application.filters.ts';
import type { ListScope } from './application.scope.ts';

export interface ShownColumn {
  readonly name: ColumnName;
  readonly heading: string;
}

const isColumnName = (name: string): name is ColumnName => (columnNames as readonly string[]).includes(name);

/** The columns that are switched on, in the tenant's order. */
export async function shownColumns(trx: Trx): Promise<readonly ShownColumn[]> {
  const rows = await trx
    .selectFrom('view_setting')
    .select(['name', 'description'])
    .where('kind', '=', 'column')
    .where('viewable', '=', true)
    .orderBy('position')
    .execute();
  return rows.flatMap(({ name, description }) =>
    isColumnName(name) ? [{ name, heading: description }] : [],
  );
}

export async function countListed(
  trx: Trx,
  person: Person,
  list: ListScope,
  query: ListChoice,
): Promise<number> {
  const { rows } = await listCount(person, list, query).execute(trx);
  return rows[0]?.total ?? 0;
}

/** Every row of the list with the columns given; with none, as many empty lines. */
export function exportQuery(
  person: Person,
  list: ListScope,
  query: ListChoice,
  columns: readonly ShownColumn[],
): RawBuilder<unknown> {
  const values = columns.map(({ name }) => sql`${exportedColumns[name].value} as ${sql.ref(name)}`);
  return sql`select ${values.length > 0 ? sql.join(values) : sql`null`} from application
    where ${listCondition(person, list, query)} order by ${orderOf(query)}`;
}
