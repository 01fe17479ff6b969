import type { Trx } from '../../platform/db/connect.ts';
import { findUserByGlobalId } from './user.store.ts';

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

const owners = (trx: Trx) =>
  trx.selectFrom('portal_user').select([
    'global_id as globalId',
    'public_id as publicId',
    'display_name as displayName',
    'location',
    'restriction_group as group',
    // Whether the user is in the list of owners.
    'can_own as listed',
  ]);

/** A possible owner of an application: any user of the tenant. */
export const findOwner = (trx: Trx, globalId: string) =>
  owners(trx).where('global_id', '=', globalId).executeTakeFirst();

/** The same, by the id in the list of owners. */
export const findOwnerByPublicId = (trx: Trx, publicId: string) =>
  owners(trx).where('public_id', '=', publicId).executeTakeFirst();

export type Owner = NonNullable<Awaited<ReturnType<typeof findOwner>>>;
