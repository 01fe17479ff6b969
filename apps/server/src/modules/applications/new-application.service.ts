import type { FormReply, Status } from '@portal/api/contract';
import type { Trx } from '../../platform/db/connect.ts';
import type { Person } from '../../platform/http/person.ts';
import { formAddress, noForm, type FormContext } from '../forms/form-address.ts';
import { findOwner, type Owner } from '../../people/directory/assignees-and-owners.ts';
import { storeActivity } from '../../platform/history/activity.store.ts';
import { storeApplication } from './new-application.store.ts';

const failure = (Message: string): FormReply => ({ Result: 'Failure', Message });
const unknownOwner = 'The chosen owner cannot be found.';

/** Creates an application of the person's own (OP-090). */
export async function createOwn(trx: Trx, person: Person, context: FormContext): Promise<FormReply> {
  const owner = await findOwner(trx, person.globalId);
  return owner
    ? create(trx, person, owner, { status: 'Primary edit', created_on_behalf: false }, context)
    : failure(unknownOwner);
}

/** Creates an application on behalf of a person in the list of owners; both ids have to match that person. */
export async function createOnBehalf(
  trx: Trx,
  person: Person,
  chosen: Pick<Owner, 'globalId' | 'publicId'>,
  context: FormContext,
): Promise<FormReply> {
  const owner = await findOwner(trx, chosen.globalId);
  if (!owner?.listed || owner.publicId !== chosen.publicId) return failure(unknownOwner);
  return create(trx, person, owner, { status: 'Adviser edit', created_on_behalf: true }, context);
}

async function create(
  trx: Trx,
  person: Person,
  owner: Owner,
  beginning: { readonly status: Status; readonly created_on_behalf: boolean },
  context: FormContext,
): Promise<FormReply> {
  const addressOf = formAddress(context);
  if (!addressOf) return failure(noForm);
  const { id, guid } = await storeApplication(trx, {
    tenant_id: person.tenant,
    owner_global_id: owner.globalId,
    owner_name: owner.displayName,
    location: owner.location ?? '',
    restriction_group: owner.group ?? '',
    ...beginning,
  });
  await storeActivity(trx, person, [id], 'created');
  return { Result: 'Success', Url: addressOf(guid, 'new') };
}
