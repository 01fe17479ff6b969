import { applicantActions, type Envelope } from '@portal/api/contract';
import type { Trx } from '../../platform/db/connect.ts';
import type { Person } from '../../platform/http/person.ts';
import { rejectionOf } from '../../platform/http/action-rejection.ts';
import { notFound } from '../../platform/http/http-error.ts';
import { findApproval, unlockApproval } from './applicant-unlock.store.ts';
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
  const approval = await findApproval(trx, id, applicant.individualId);
  if (!approval || instance_name !== applicant.instance) throw notFound();
  const reason = rejectionOf(applicantActions.unlockApplicant, approval, person.claims);
  if (reason !== undefined) return { ErrorNo: 1, Message: reason };
  await unlockApproval(trx, id, applicant.individualId);
  await storeActivity(trx, person, [id], 'applicant-unlocked', approval.applicant_name);
  return { ErrorNo: 0 };
}
