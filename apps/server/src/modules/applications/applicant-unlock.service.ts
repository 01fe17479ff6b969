import { applicantActions, guidPattern, type Envelope } from '@portal/api/contract';
import type { Trx } from '../../platform/db/connect.ts';
import type { Person } from '../../platform/http/person.ts';
import { rejectionOf } from '../../platform/http/action-rejection.ts';
import { notFound } from '../../platform/http/http-error.ts';
import { storeActivity } from '../../platform/history/activity.store.ts';
import { lockActionable } from './application-transitions.store.ts';

/**
 * Unlocks an applicant of an application, who can then try again. Locks the application first, as every action does.
 */
export async function unlockApplicant(
  trx: Trx,
  person: Person,
  id: number,
  applicant: { readonly individualId: string; readonly instance: string | null },
): Promise<Envelope> {
  const { instance_name } = await lockActionable(trx, id);
  if (!guidPattern.test(applicant.individualId) || instance_name !== applicant.instance) throw notFound();
  const approval = await trx
    .selectFrom('application_approval')
    .select(['applicant_name', 'status', 'is_mfa_locked', 'send_email'])
    .where('application_id', '=', id)
    .where('individual_id', '=', applicant.individualId)
    .executeTakeFirst();
  if (!approval) throw notFound();
  const reason = rejectionOf(
    applicantActions.unlockApplicant,
    { Status: approval.status, IsMFALocked: approval.is_mfa_locked, SendEmail: approval.send_email },
    person.claims,
  );
  if (reason !== undefined) return { ErrorNo: 1, Message: reason };
  await trx
    .updateTable('application_approval')
    .set({ is_mfa_locked: false })
    .where('application_id', '=', id)
    .where('individual_id', '=', applicant.individualId)
    .execute();
  await storeActivity(trx, person, [id], 'applicant-unlocked', approval.applicant_name);
  return { ErrorNo: 0 };
}
