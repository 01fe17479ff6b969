import type { FormReply, requestView, WireReply } from '@portal/api/contract';
import type { Trx } from '../../platform/db/connect.ts';
import type { Person } from '../../platform/http/person.ts';
import { formAddress, noForm, type FormContext } from '../forms/form-address.ts';
import { applyTransitions, isRejected, decide } from './application-transitions.service.ts';
import { lockActionable, readActionable } from './application-transitions.store.ts';

const failure = (Message: string): FormReply => ({ Result: 'Failure', Message });

/** Opens the form for editing. If the edit resets approvals, the user has to confirm it first (OP-109, OP-129). */
export async function openToEdit(
  trx: Trx,
  person: Person,
  id: number,
  accepted: boolean,
  context: FormContext,
): Promise<FormReply> {
  const application = await lockActionable(trx, id);
  const decision = decide(application, person, 'edit', undefined);
  if (isRejected(decision)) return failure(decision.reason);
  const addressOf = formAddress(context);
  if (!addressOf) return failure(noForm);
  if (decision && !accepted) return { Result: 'RequireConfirmation' };
  if (decision) await applyTransitions(trx, person, [{ id, ...decision }]);
  return { Result: 'Success', Url: addressOf(application.guid, 'edit') };
}

/** Opens the form read-only. */
export async function openToView(
  trx: Trx,
  id: number,
  context: FormContext,
): Promise<WireReply<typeof requestView>> {
  const addressOf = formAddress(context);
  const { guid } = await readActionable(trx, id);
  return addressOf ? { Url: addressOf(guid, 'view') } : { Message: noForm };
}
