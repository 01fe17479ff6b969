import { sql } from 'kysely';
import type { Database } from '../../platform/db/connect.ts';
import { ownTables } from '../retention/retention.ts';

/** Empties the portal's tables and keeps the schema. */
export async function emptyDatabase(db: Database): Promise<void> {
  const tables = ownTables.map((name) => sql.table(name));
  await db.system((trx) => sql`truncate ${sql.join(tables)} restart identity cascade`.execute(trx));
}
