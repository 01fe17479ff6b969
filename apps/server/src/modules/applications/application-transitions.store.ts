import type { ApplicationFacts } from '@portal/api/contract';
import type { Selectable } from 'kysely';
import type { ApplicationTable } from '../../db/application-tables.ts';
import type { Trx } from '../../db/connect.ts';

const columns = ['status', 'last_status', 'is_complete', 'mode'] as const;
type Row = Selectable<Pick<ApplicationTable, (typeof columns)[number]>>;

/** What an action decides by. */
export type Actionable = Row & { readonly facts: ApplicationFacts };
/** What an action changes. */
export type Changes = Partial<Pick<Row, 'status' | 'last_status' | 'mode'>>;

/** An application, locked against other writers until the transaction ends. */
export async function lockActionable(trx: Trx, id: number): Promise<Actionable> {
  const row = await trx
    .selectFrom('application')
    .select(columns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const facts = { Status: row.status, IsComplete: row.is_complete, ApplicationModeCode: row.mode };
  return { ...row, facts };
}

export async function storeChanges(trx: Trx, id: number, changes: Changes): Promise<void> {
  await trx.updateTable('application').set(changes).where('id', '=', id).execute();
}
