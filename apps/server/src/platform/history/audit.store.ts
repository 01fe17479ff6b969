import * as v from 'valibot';
import type { Trx } from '../db/connect.ts';
import { insertRows } from '../db/insert-rows.ts';
import type { Person } from '../http/person.ts';
import { auditPayloads, type AuditEntry } from './audit-payloads.ts';

export type { AuditEntry, OfUserAction } from './audit-payloads.ts';

/** The author of a line. Without an id it is the system or an unknown person. */
export type Actor = Pick<Person, 'tenant'> & Partial<Pick<Person, 'globalId'>>;

/**
 * Writes lines in the transaction of the action, so that neither exists without the other. The database links each
 * line to the previous one at commit (decision 0052).
 */
export async function storeAudit(trx: Trx, actor: Actor, ...entries: readonly AuditEntry[]): Promise<void> {
  await insertRows(
    trx,
    'audit_entry',
    entries.map(({ action, ...payload }) => {
      const { userId, applicationId, part, ...details } = parsed(action, payload);
      return {
        tenant_id: actor.tenant,
        actor_id: actor.globalId ?? null,
        action,
        application_id: applicationId ?? null,
        user_id: userId ?? null,
        part: part ?? null,
        details: Object.keys(details).length > 0 ? details : null,
      };
    }),
  );
}

/** The columns that every kind shares; the other fields of a kind are its details. */
interface Payload {
  readonly userId?: string | undefined;
  readonly applicationId?: number;
  readonly part?: string;
}

const parsed = (action: AuditEntry['action'], payload: unknown): Payload =>
  v.parse(auditPayloads[action] as v.GenericSchema<unknown, Payload>, payload);
