import { sql } from 'kysely';
import type { Database, Trx } from '../db/connect.ts';
import { selectValue } from '../db/select-value.ts';
import { storeNextAnchor } from './audit-anchors.ts';
import { enter, type Link } from './audit-chain.ts';

/**
 * Sets the retention in the database, which then removes no younger line. Does nothing for a user who is not the
 * owner.
 */
export const keepAuditDays = (db: Pick<Database, 'system'>, days: number): Promise<void> =>
  db.system(async (trx) => {
    const { rows } = await sql`select from pg_proc where oid = 'audit_days()'::regprocedure
      and pg_has_role(proowner, 'usage')`.execute(trx);
    if (rows.length === 0 || (await keptDays(trx)) === days) return;
    await sql`create or replace function audit_days() returns integer language sql immutable
      as ${sql.lit(`select ${Math.trunc(days)}`)}`.execute(trx);
  });

const keptDays = (trx: Trx): Promise<number> => selectValue(trx, sql<number>`audit_days()`);

/**
 * Removes old lines, up to the first that is not too old, and seals the removal. Returns the number of removed lines.
 *
 * @param days Retention of this process; the database may keep lines longer. 0 keeps all lines.
 */
export async function pruneAudit(
  db: Pick<Database, 'system' | 'sealer'>,
  tenant: string,
  days: number,
): Promise<number> {
  return db.system(async (trx) => {
    await enter(trx, tenant);
    const least = await keptDays(trx);
    if (days === 0 || least === 0) return 0;
    const kept = Math.max(days, least);
    const { rows } = await sql<Link & { at: Date; before: Date }>`
      select seq, hash, now() as at, now() - make_interval(hours => 24 * ${kept}::int) as before
      from audit_link where tenant_id = ${tenant} and seq = (
        select coalesce(
          min(link.seq) filter (where entry.occurred_at >= now() - make_interval(hours => 24 * ${kept}::int)) - 1,
          max(link.seq))
        from audit_link as link join audit_entry as entry on entry.id = link.entry_id
        where link.tenant_id = ${tenant})`.execute(trx);
    const [last] = rows;
    if (!last) return 0;
    const { at, before, seq } = last;
    const hash = Buffer.from(last.hash).toString('hex');
    const anchored = await storeNextAnchor(trx, db.sealer, tenant, {
      at,
      pruned: { seq, hash, before: before.toISOString(), days: kept, at: at.toISOString() },
    });
    // Without a sealed anchor the lines would count as missing.
    if (!anchored) return 0;
    return selectValue(trx, sql<number>`prune_audit(${tenant}, ${seq})`);
  });
}
