import { guidPattern } from '@portal/api/contract';
import type { Trx } from '../../platform/db/connect.ts';

/** An applicant, with the facts for actions. */
export async function findApproval(trx: Trx, id: number, individualId: string) {
  if (!guidPattern.test(individualId)) return undefined;
  return trx
    .selectFrom('application_approval')
    .select(['applicant_name', 'status as Status', 'is_mfa_locked as IsMFALocked', 'send_email as SendEmail'])
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
