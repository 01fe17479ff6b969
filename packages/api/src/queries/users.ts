import type { Client } from '../client/index.ts';
import {
  changeApplicationAccess,
  disableUser,
  enableUser,
  inviteAgain,
  inviteUser,
  listRoles,
  unlockUser,
  type Invitation,
} from '../contract/index.ts';
import { changeOf, queryOf } from './query-of.ts';

const calls = { inviteAgain, unlock: unlockUser, reactivate: enableUser, deactivate: disableUser } as const;

export const userQueries = (client: Client) => ({
  /** The current roles for an invitation, always fresh. */
  roles: () => queryOf(client, listRoles, {}, { staleTime: 0 }),

  invite: () => changeOf(client, inviteUser, (body: Invitation) => ({ body })),

  /** Reactivates, reinvites, unlocks or deactivates a user. */
  change: (change: keyof typeof calls) =>
    changeOf(client, calls[change], (globalUserId: string) => ({ params: { globalUserId } })),

  /** Grants or revokes access to applications. */
  changeAccess: () =>
    changeOf(
      client,
      changeApplicationAccess,
      ({ globalUserId, type }: { globalUserId: string; type: 'Grant' | 'Revoke' }) => ({
        query: { assigneeUserGlobalId: globalUserId, editApplicationPermissionRequestType: type },
      }),
    ),
});
