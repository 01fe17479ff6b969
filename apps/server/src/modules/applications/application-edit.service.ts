import type { WireReply, assignApplication } from '@portal/api/contract';
import type { Trx } from '../../db/connect.ts';
import type { Person } from '../../http/person.ts';
import { isLabel } from '../labels/label.service.ts';
import { findAssignee } from '../users/people.service.ts';
import { storeActivity } from './application-activity.store.ts';
import { lockEditable, storeEdited } from './application-row.store.ts';

type Envelope = WireReply<typeof assignApplication>;

const done: Envelope = { ErrorNo: 0 };
const refused = (Message: string): Envelope => ({ ErrorNo: 1, Message });

/** Gives an application to somebody who takes work, or to nobody; its status stays (OP-109, OP-133, OP-134). */
export async function assign(
  trx: Trx,
  person: Person,
  id: number,
  globalId: string | null,
): Promise<Envelope> {
  const { assignee_id: current } = await lockEditable(trx, id);
  if (globalId === current) return done;
  if (globalId === null) {
    await storeEdited(trx, id, { assignee_id: null, assignee_name: null });
    await storeActivity(trx, person, [id], 'unassigned');
    return done;
  }
  const assignee = await findAssignee(trx, globalId);
  if (!assignee) return refused('The chosen assignee cannot be found.');
  if (!assignee.takesWork) return refused(`${assignee.displayName} takes no new applications.`);
  await storeEdited(trx, id, { assignee_id: assignee.globalId, assignee_name: assignee.displayName });
  await storeActivity(trx, person, [id], 'assigned', assignee.displayName);
  return done;
}

/** Puts a label of the tenant's list on an application, or takes it off (OP-134). */
export async function label(trx: Trx, person: Person, id: number, name: string | null): Promise<Envelope> {
  const { label: current } = await lockEditable(trx, id);
  if (name === current) return done;
  if (name !== null && !(await isLabel(trx, name))) return refused('The chosen label cannot be found.');
  await storeEdited(trx, id, { label: name });
  await storeActivity(trx, person, [id], name === null ? 'unlabelled' : 'labelled', name);
  return done;
}
