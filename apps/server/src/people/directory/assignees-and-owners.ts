import type { Trx } from '../../platform/db/connect.ts';
import { findUserByGlobalId, findUserByPublicId, type PortalUser } from './user.store.ts';

export interface Assignee {
  readonly globalId: string;
  readonly displayName: string;
  /** False where the person keeps what they have but takes no new work (OP-133). */
  readonly takesWork: boolean;
}

/** Somebody of the list of assignees. */
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
  /** Stands in the list of owners. */
  readonly listed: boolean;
}

/** Whoever an application can belong to: anybody of the tenant. */
export async function findOwner(trx: Trx, globalId: string): Promise<Owner | undefined> {
  return ownerOf(await findUserByGlobalId(trx, globalId));
}

/** The same by the id that the list of owners gives. */
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
