import { sql } from 'kysely';
import type { Database, Trx } from '../platform/db/connect.ts';

/** What the owner of a tenant's audit reads in it. */
const reading = <T>(db: Database, tenant: string, read: (trx: Trx) => Promise<T>): Promise<T> =>
  db.system(async (trx) => {
    // Row-level security holds the owner too.
    await sql`select set_config('portal.tenant', ${tenant}, true)`.execute(trx);
    return read(trx);
  });

/** The lines of one kind, oldest first. */
export const auditedOf = (db: Database, action: string, tenant = 'harbour') =>
  reading(db, tenant, (trx) =>
    trx
      .selectFrom('audit_entry')
      .select(['actor_id', 'application_id', 'details'])
      .where('action', '=', action)
      .orderBy('id')
      .execute(),
  );

/** Commands that operators have run, oldest first. */
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

/** The lines of a tenant's audit about people, oldest first. */
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
