import type { Trx } from '../../platform/db/connect.ts';
import { findUserByGlobalId, findUserByPublicId, type PortalUser } from './user.store.ts';

export interface Assignee {
  readonly globalId: string;
  readonly displayName: string;
  /** False if the user keeps their work but accepts no new work (OP-133). */
  readonly takesWork: boolean;
}

/** A user in the list of assignees. */
export async function findAssignee(trx: Trx, globalId: string): Promise<Assignee | undefined> {
  const user = await findUserByGlobalId(trx, globalId);
  if (!user || user.assignable === null) return undefined;
  return { globalId, displayName: user.display_name, takesWork: user.assignable };
}

export interface Owner {
  readonly globalId: string;
  readonly publicId: string;
  readonly displayName: string;
  readonly location: string | null;
  readonly group: string | null;
  /** Whether the user is in the list of owners. */
  readonly listed: boolean;
}

/** A possible owner of an application: any user of the tenant. */
export async function findOwner(trx: Trx, globalId: string): Promise<Owner | undefined> {
  return ownerOf(await findUserByGlobalId(trx, globalId));
}

/** The same, by the id in the list of owners. */
export async function findOwnerByPublicId(trx: Trx, publicId: string): Promise<Owner | undefined> {
  return ownerOf(await findUserByPublicId(trx, publicId));
}

const ownerOf = (user: PortalUser | undefined): Owner | undefined =>
  user && {
    globalId: user.global_id,
    publicId: user.public_id,
    displayName: user.display_name,
    location: user.location,
    group: user.restriction_group,
    listed: user.can_own,
  };
