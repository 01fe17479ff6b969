import { can, Permission, type findRecords, type WireReply } from '@portal/api/contract';
import { findUsers } from '../../people/users/user-list.ts';
import type { Trx } from '../../platform/db/connect.ts';
import type { Person } from '../../platform/http/person.ts';
import { findApplications } from '../applications/application-find.ts';
import type { ListCache } from '../applications/application-list.cache.ts';
import { findVerifications, visibleServices } from '../verifications/verification-list.ts';

type Found = WireReply<typeof findRecords>;

/** A part that takes longer ends the call, so that one slow search does not delay the others' results further. */
const slowPartMs = 300;

export interface FindDeps {
  readonly cache: ListCache;
  /** A clock in milliseconds. */
  readonly now: () => number;
}

/** Reads the parts that the person's claims allow, one after another. */
export async function findText(
  trx: Trx,
  person: Person,
  text: string,
  { cache, now }: FindDeps,
): Promise<Found> {
  const services = visibleServices(person);
  const parts: readonly (() => Promise<Partial<Found>>)[] = [
    async () => ({ Applications: [...(await findApplications(trx, cache, person, text))] }),
    ...(can(person.claims, Permission.userManagement)
      ? [async () => ({ Users: [...(await findUsers(trx, person, text))] })]
      : []),
    ...(services.length > 0
      ? [async () => ({ Verifications: [...(await findVerifications(trx, services, text))] })]
      : []),
  ];
  let found: Found = { Applications: [] };
  for (const [index, read] of parts.entries()) {
    const begun = now();
    found = { ...found, ...(await read()) };
    if (now() - begun > slowPartMs && index < parts.length - 1) return { ...found, Incomplete: true };
  }
  return found;
}
