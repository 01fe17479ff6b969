import type { Trx } from '../db/connect.ts';
import type { Person } from '../http/person.ts';

/** What is written down for good. A name stays once lines of it are stored. */
export type AuditedAction = 'tax-number-shown' | 'user-invited' | 'user-invited-again';

export interface AuditEntry {
  readonly action: AuditedAction;
  /** Left out where it is about none. */
  readonly applicationId?: number;
  /** Which part of the application, or who, by a number or an id; never a name. */
  readonly part: string;
}

/** Writes a line in the transaction of the deed: without it there is no deed. */
export async function storeAudit(
  trx: Trx,
  person: Person,
  { action, applicationId, part }: AuditEntry,
): Promise<void> {
  await trx
    .insertInto('audit_entry')
    .values({
      tenant_id: person.tenant,
      actor_id: person.globalId,
      action,
      application_id: applicationId ?? null,
      part,
    })
    .execute();
}
