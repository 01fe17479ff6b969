import { sql, type RawBuilder } from 'kysely';
import type { Database, Trx } from '../../platform/db/connect.ts';
import { retentions, type Retention, type RetentionSettings } from './retention.ts';

/** Maximum rows per transaction, so that other users of these rows do not wait long. */
const batch = 2_000;

/** Deletes every expired row; returns the number per table. Locked rows are left for the next sweep. */
export async function sweep(
  db: Pick<Database, 'inTenant' | 'system'>,
  tenants: readonly string[],
  settings: RetentionSettings,
  at = new Date(),
): Promise<Readonly<Record<string, number>>> {
  const swept: Record<string, number> = {};
  for (const [table, retention] of Object.entries<Retention>(retentions)) {
    const over = retention.isOver(at, settings);
    swept[table] = 0;
    if (retention.shared) swept[table] += await inBatches(table, over, (work) => db.system(work));
    else
      for (const tenant of tenants)
        swept[table] += await inBatches(table, over, (work) => db.inTenant(tenant, work));
  }
  return swept;
}

async function inBatches(
  table: string,
  over: RawBuilder<boolean>,
  run: (work: (trx: Trx) => Promise<number>) => Promise<number>,
): Promise<number> {
  for (let deleted = 0; ;) {
    const count = await run(async (trx) => {
      const { numAffectedRows } = await sql`delete from ${sql.table(table)} where ctid in (
        select ctid from ${sql.table(table)} where ${over} limit ${batch} for update skip locked)`.execute(
        trx,
      );
      return Number(numAffectedRows ?? 0);
    });
    deleted += count;
    if (count < batch) return deleted;
  }
}
