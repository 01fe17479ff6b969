import { sql } from 'kysely';
import type { Database, Trx } from '../platform/db/connect.ts';

/** Reads a tenant's audit log as the owner. */
const reading = <T>(db: Database, tenant: string, read: (trx: Trx) => Promise<T>): Promise<T> =>
  db.system(async (trx) => {
    // Row-level security also applies to the owner.
    await sql`select set_config('portal.tenant', ${tenant}, true)`.execute(trx);
    return read(trx);
  });

/** The lines of one kind, oldest first. */
export const auditedOf = (db: Database, action: string, tenant = 'harbour') =>
  reading(db, tenant, (trx) =>
    trx
      .selectFrom('audit_entry')
      .select(['actor_id', 'application_id', 'part', 'details'])
      .where('action', '=', action)
      .orderBy('id')
      .execute(),
  );

/** The commands run by operators, oldest first. */
export const auditedCommands = async (db: Database, tenant = 'harbour') => {
  const rows = await reading(db, tenant, (trx) =>
    trx
      .selectFrom('audit_entry')
      .select('part')
      .where('tenant_id', '=', tenant)
      .where('action', '=', 'command-run')
      .orderBy('id')
      .execute(),
  );
  return rows.map(({ part }) => part);
};

/** The lines about people in a tenant's audit log, oldest first. */
export const auditedPeople = (db: Database, tenant = 'harbour') =>
  reading(db, tenant, (trx) =>
    trx
      .selectFrom('audit_entry')
      .select(['actor_id', 'action', 'user_id', 'part'])
      .where('user_id', 'is not', null)
      .where('action', '<>', 'sign-in-refused')
      .orderBy('id')
      .execute(),
  );
