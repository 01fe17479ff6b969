import type { Envelope } from '@portal/api/contract';
import type { Trx } from '../../platform/db/connect.ts';
import type { Person } from '../../platform/http/person.ts';
import { isLabel } from '../labels/label.service.ts';
import { findAssignee, findOwnerByPublicId } from '../../people/directory/assignees-and-owners.ts';
import { runAction } from './application-transitions.service.ts';

/** Assigns an application to a person who takes work, or to nobody; its status stays (OP-109, OP-133, OP-134). */
export async function assign(
  trx: Trx,
  person: Person,
  id: number,
  globalId: string | null,
): Promise<Envelope> {
  const wanted = globalId === null ? null : { globalId, person: await findAssignee(trx, globalId) };
  return runAction(trx, person, id, 'assignee', wanted);
}

/** Sets a label of the tenant's list, or removes the label (OP-134). */
export async function label(trx: Trx, person: Person, id: number, name: string | null): Promise<Envelope> {
  const wanted = name === null ? null : { name, listed: await isLabel(trx, name) };
  return runAction(trx, person, id, 'label', wanted);
}

/** Changes the owner of an application; its location and group stay (OP-137). */
export async function changeOwner(trx: Trx, person: Person, id: number, publicId: string): Promise<Envelope> {
  return runAction(trx, person, id, 'owner', await findOwnerByPublicId(trx, publicId));
}
