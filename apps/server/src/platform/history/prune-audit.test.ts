import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { auditAnchorContext } from '../db/sealer.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import { startAuditChain } from './audit-anchors.ts';
import { keepAuditDays, pruneAudit } from './prune-audit.ts';
import { verifyAudit, type Receipt } from './verify-audit.ts';

const tenant = 'harbour';

onEachDatabase('Old lines of the audit log', (db) => {
  const asOwner = (statement: string) =>
    db().system(async (trx) => {
      await sql`select set_config('portal.tenant', ${tenant}, true)`.execute(trx);
      return sql.raw<Record<string, unknown>>(statement).execute(trx);
    });
  const write = (...ages: readonly number[]) =>
    db().inTenant(tenant, (trx) =>
      sql`insert into audit_entry (tenant_id, action, occurred_at)
        select ${tenant}, 'signed-out', now() - make_interval(days => age) from unnest(${[...ages]}::int[]) as age`.execute(
        trx,
      ),
    );
  const verify = (...receipts: readonly Receipt[]) => verifyAudit(db(), tenant, receipts);
  beforeEach(async () => {
    await asOwner('truncate audit_entry, audit_link, audit_head, audit_anchor restart identity');
    await db().system(async (trx) => {
      await sql`select set_config('portal.tenant', ${tenant}, true)`.execute(trx);
      await startAuditChain(trx, db().sealer, tenant);
    });
    await keepAuditDays(db(), 30);
  });
  afterEach(() => keepAuditDays(db(), 2557));

  test('are removed up to the first line that is not too old, and the rest still verifies', async () => {
    await write(40, 31, 20, 35);
    const whole = await verify();
    expect(await pruneAudit(db(), tenant, 30)).toBe(2);
    expect(await verify()).toMatchObject({
      lines: 2,
      last: { seq: 4 },
      pruned: { seq: 2, days: 30 },
      problem: undefined,
    });
    expect(await pruneAudit(db(), tenant, 30)).toBe(0);
    expect((await verify(...(whole.last ? [whole.last] : []))).problem).toBeUndefined();
  });

  test('may all be removed, and the next line still links to them', async () => {
    await write(40);
    const { last } = await verify();
    expect(await pruneAudit(db(), tenant, 30)).toBe(1);
    expect(await verify()).toMatchObject({ lines: 0, last: { seq: 1 }, problem: undefined });
    await write(0);
    expect(await verify(...(last ? [last] : []))).toMatchObject({
      lines: 1,
      last: { seq: 2 },
      problem: undefined,
    });
  });

  test('are kept for the longer of the two configured retentions', async () => {
    await write(40, 0);
    expect(await pruneAudit(db(), tenant, 41)).toBe(0);
    expect(await pruneAudit(db(), tenant, 0)).toBe(0);
    await keepAuditDays(db(), 0);
    expect(await pruneAudit(db(), tenant, 30)).toBe(0);
    await keepAuditDays(db(), 50);
    expect(await pruneAudit(db(), tenant, 30)).toBe(0);
    await keepAuditDays(db(), 10);
    expect(await pruneAudit(db(), tenant, 30)).toBe(1);
  });

  test('are the only lines that can be removed without disabling triggers', async () => {
    await write(40, 0);
    for (const statement of [
      'delete from audit_entry',
      'delete from audit_link',
      'delete from audit_anchor',
      'update audit_anchor set number = 5',
      `select prune_audit('harbour', 2)`,
    ])
      await expect(asOwner(statement)).rejects.toThrow('the audit is only added to');
    const asApplication = db().inTenant(tenant, (trx) => sql`select prune_audit(${tenant}, 1)`.execute(trx));
    await expect(asApplication).rejects.toThrow(/permission denied/);
  });

  test('are kept while no anchor can record their removal', async () => {
    await write(40, 0);
    await asOwner(`update audit_anchor set sealed = 'damaged'`);
    expect(await pruneAudit(db(), tenant, 30)).toBe(0);
    expect(await asOwner('select id from audit_entry')).toMatchObject({ rows: [{}, {}] });
  });

  test('are reported as missing if they were removed without a sealed anchor', async () => {
    await write(40, 0);
    await asOwner(`select prune_audit('harbour', 1)`);
    expect((await verify()).problem).toBe('the lines before line 2 are missing');
  });

  test('are checked against a receipt and the retention, even if an attacker has the key', async () => {
    await write(3, 0);
    const { last } = await verify();
    await write(0);
    const [day, now] = [24 * 3600_000, Date.now()];
    const { rows } = await asOwner(`select encode(hash, 'hex') as hash from audit_link order by seq`);
    const seal = async (before: number, days: number) => {
      const at = new Date(now).toISOString();
      const pruned = { seq: 2, hash: rows[1]?.['hash'], before: new Date(before).toISOString(), days, at };
      const anchor = JSON.stringify({ seq: 3, hash: rows[2]?.['hash'], at, pruned });
      const sealed = db().sealer.seal(anchor, auditAnchorContext(tenant, 1)).toString('hex');
      await asOwner(`insert into audit_anchor values ('harbour', 1, '\\x${sealed}')
        on conflict (tenant_id, number) do update set sealed = excluded.sealed`);
    };
    await asOwner('alter table audit_entry disable trigger audit_is_kept');
    await asOwner('delete from audit_entry where id < 3');
    await asOwner('delete from audit_link where seq < 3');
    await asOwner('alter table audit_entry enable trigger audit_is_kept');
    await seal(now, 30);
    expect((await verify()).problem).toBe('lines up to line 2 were removed before they were 30 days old');
    await seal(now - 30 * day, 30);
    expect((await verify()).problem).toBeUndefined();
    expect((await verify(...(last ? [last] : []))).problem).toBe(
      'line 2 is missing, of which there is a receipt',
    );
  });
});
