import type { Schema } from '../../platform/db/schema.ts';
import { guidPattern } from '@portal/api/contract';
import type { Selectable } from 'kysely';
import type { Trx } from '../../platform/db/connect.ts';

const columns = ['applicant_name', 'status', 'is_mfa_locked', 'send_email'] as const;

export async function findApproval(
  trx: Trx,
  id: number,
  individualId: string,
): Promise<Selectable<Pick<Schema['application_approval'], (typeof columns)[number]>> | undefined> {
  if (!guidPattern.test(individualId)) return undefined;
  return trx
    .selectFrom('application_approval')
    .select(columns)
    .where('application_id', '=', id)
    .where('individual_id', '=', individualId)
    .executeTakeFirst();
}

export async function unlockApproval(trx: Trx, id: number, individualId: string): Promise<void> {
  await trx
    .updateTable('application_approval')
    .set({ is_mfa_locked: false })
    .where('application_id', '=', id)
    .where('individual_id', '=', individualId)
    .execute();
}
