import type { Selectable } from 'kysely';
import type { ApplicationTable } from '../../db/application-tables.ts';
import type { Trx } from '../../db/connect.ts';

type Editable = Selectable<Pick<ApplicationTable, 'assignee_id' | 'assignee_name' | 'label'>>;

/** What the list edits of an application, locked against other writers until the transaction ends. */
export async function lockEditable(trx: Trx, id: number): Promise<Editable> {
  return trx
    .selectFrom('application')
    .select(['assignee_id', 'assignee_name', 'label'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function storeEdited(trx: Trx, id: number, changes: Partial<Editable>): Promise<void> {
  await trx.updateTable('application').set(changes).where('id', '=', id).execute();
}
