import { sql } from 'kysely';
import type { Database } from '../db/connect.ts';

/** The lines of a tenant's audit about people, oldest first, as its owner reads them. */
export const auditedPeople = (db: Database, tenant = 'harbour') =>
  db.system(async (trx) => {
    // Row-level security holds the owner too.
    await sql`select set_config('portal.tenant', ${tenant}, true)`.execute(trx);
    return trx
      .selectFrom('audit_entry')
      .select(['actor_id', 'action', 'user_id', 'part'])
      .where('user_id', 'is not', null)
      .where('action', '<>', 'sign-in-refused')
      .orderBy('id')
      .execute();
  });
