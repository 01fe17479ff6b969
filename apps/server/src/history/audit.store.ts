import type { Trx } from '../db/connect.ts';
import { insertRows } from '../db/insert-rows.ts';
import type { Person } from '../http/person.ts';

interface PartOfApplication {
  readonly applicationId: number;
  /** Which part of the application, by a number or an id; never a name. */
  readonly part: string;
}

interface OfUser {
  /** `global_id` of the person it was done to. */
  readonly userId: string;
}

/** What is written down for good, and what of it. A name stays once lines of it are stored. */
export type AuditEntry =
  | ({ readonly action: 'tax-number-shown' } & PartOfApplication)
  | ({ readonly action: OfUserAction } & OfUser)
  /** By the person: in the portal, or by the link of a forgotten one. */
  | ({ readonly action: 'password-changed' | 'password-reset' } & OfUser)
  /** By the person: what they sign in with. */
  | ({ readonly action: OwnMethodAction } & OfUser)
  /** The part is what became of the email: failed, or doubtful. */
  | ({ readonly action: 'invitation-unsent'; readonly part: string } & OfUser)
  /** The part is the status. */
  | ({ readonly action: 'user-locked'; readonly part: string } & OfUser);

export type OwnMethodAction =
  | 'authenticator-added'
  | 'authenticator-removed'
  | 'recovery-codes-made'
  | 'recovery-code-used'
  | 'passkey-added'
  | 'passkey-removed';

/** What one person does to another. */
export type OfUserAction =
  | 'user-invited'
  | 'user-invited-again'
  | 'user-unlocked'
  | 'user-deactivated'
  | 'user-reactivated'
  | 'application-access-granted'
  | 'application-access-revoked';

/** Whoever did it. Without an id it was the system itself. */
type Actor = Pick<Person, 'tenant'> & Partial<Pick<Person, 'globalId'>>;

/** Writes lines in the transaction of the deed: without them there is no deed. */
export async function storeAudit(trx: Trx, actor: Actor, ...entries: readonly AuditEntry[]): Promise<void> {
  await insertRows(
    trx,
    'audit_entry',
    entries.map((entry) => ({
      tenant_id: actor.tenant,
      actor_id: actor.globalId ?? null,
      action: entry.action,
      application_id: 'applicationId' in entry ? entry.applicationId : null,
      user_id: 'userId' in entry ? entry.userId : null,
      part: 'part' in entry ? entry.part : null,
    })),
  );
}
