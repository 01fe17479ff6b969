import type { FormReply, Status } from '@portal/api/contract';
import type { Trx } from '../../db/connect.ts';
import type { Person } from '../../http/person.ts';
import { formAddress, type FormPlace } from '../forms/form-address.ts';
import { findOwner, type Owner } from '../users/people.service.ts';
import { storeActivity } from './application-activity.store.ts';
import { storeApplication } from './new-application.store.ts';

const failure = (Message: string): FormReply => ({ Result: 'Failure', Message });
const unknownOwner = 'The chosen owner cannot be found.';

/** A new application of the person's own (OP-090). */
export async function createOwn(trx: Trx, person: Person, place: FormPlace): Promise<FormReply> {
  const owner = await findOwner(trx, person.globalId);
  return owner ? create(trx, person, owner, 'Primary edit', place) : failure(unknownOwner);
}

export interface ChosenOwner {
  readonly globalId: string;
  readonly publicId: string;
}

/** A new application for somebody on the list of owners; both ids must be that person's. */
export async function createOnBehalf(
  trx: Trx,
  person: Person,
  chosen: ChosenOwner,
  place: FormPlace,
): Promise<FormReply> {
  const owner = await findOwner(trx, chosen.globalId);
  if (!owner?.listed || owner.publicId !== chosen.publicId) return failure(unknownOwner);
  return create(trx, person, owner, 'Adviser edit', place);
}

async function create(
  trx: Trx,
  person: Person,
  owner: Owner,
  status: Status,
  place: FormPlace,
): Promise<FormReply> {
  const addressOf = formAddress(place);
  if (!addressOf) return failure('No application form is configured for this tenant.');
  const { id, guid } = await storeApplication(trx, {
    tenant: person.tenant,
    ownerId: owner.globalId,
    ownerName: owner.displayName,
    location: owner.location ?? '',
    group: owner.group ?? '',
    status,
  });
  await storeActivity(trx, person, [id], 'created');
  return { Result: 'Success', Url: addressOf(guid, 'new') };
}
