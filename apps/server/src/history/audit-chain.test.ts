import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Trx } from '../db/connect.ts';
import { onEachDatabase } from '../testing/databases.ts';
import { anchorAudit, pruneAudit, verifyAudit, type Receipts } from './audit-chain.ts';
import { storeAudit, type AuditEntry } from './audit.store.ts';

const client = { address: '203.0.113.4', browser: 'Firefox', system: 'Linux' } as const;

const tenant = 'harbour';
const shown = (applicationId: number): AuditEntry => ({
  action: 'tax-number-shown',
  applicationId,
  part: '1',
});

onEachDatabase('The audit', (db) => {
  const actor = { tenant, globalId: 'G-FULL' };
  const write = (...entries: readonly AuditEntry[]) =>
    db().inTenant(tenant, (trx) => storeAudit(trx, actor, ...entries));
  const verify = (receipts?: Receipts) => verifyAudit(db(), tenant, receipts);
  const problem = async () => (await verify()).problem;
  /** Somebody who may do everything in the database, triggers included, and tidies up behind them. */
  const intrude = (work: (trx: Trx) => Promise<unknown>) =>
    db().system(async (trx) => {
      await sql`select set_config('portal.tenant', ${tenant}, true)`.execute(trx);
      for (const table of ['audit_entry', 'audit_link'])
        await sql`alter table ${sql.table(table)} disable trigger audit_is_kept`.execute(trx);
      await work(trx);
      for (const table of ['audit_entry', 'audit_link'])
        await sql`alter table ${sql.table(table)} enable trigger audit_is_kept`.execute(trx);
    });
  const empty = () =>
    db().system((trx) =>
      sql`truncate audit_entry, audit_link, audit_head, audit_anchor restart identity`.execute(trx),
    );

  test('links lines of people who work at once one after another, each in the transaction of its deed', async () => {
    await empty();
    await Promise.all(Array.from({ length: 20 }, (_, index) => write(shown(index), shown(index + 100))));
    await expect(
      db().inTenant(tenant, async (trx) => {
        await storeAudit(trx, actor, shown(999));
        throw new Error('The deed fails.');
      }),
    ).rejects.toThrow('The deed fails.');
    await db().inTenant('meridian', (trx) => storeAudit(trx, { tenant: 'meridian' }, shown(1)));
    expect(await verify()).toMatchObject({ lines: 40, last: { seq: 40 }, problem: undefined });
    expect(await verifyAudit(db(), 'meridian')).toMatchObject({ lines: 1, problem: undefined });
    expect(await verifyAudit(db(), 'banksia')).toMatchObject({
      lines: 0,
      last: undefined,
      problem: undefined,
    });
  });

  test('takes nothing but what its kinds may hold', async () => {
    const named = Object.assign(shown(1), { applicant: 'Ann Lee' });
    await expect(write(named)).rejects.toThrow(/^Invalid/);
    const mailed = { action: 'user-invited', userId: 'ann@lee.example' } as const;
    await expect(write(mailed)).rejects.toThrow(/^Invalid/);
  });

  test.each(['update audit_entry set part = null', 'delete from audit_entry', 'truncate audit_entry'])(
    'is only added to by the application: %s',
    async (statement) => {
      await expect(db().inTenant(tenant, (trx) => sql.raw(statement).execute(trx))).rejects.toThrow(
        /permission denied/,
      );
    },
  );

  test.each(['audit_link', 'audit_head', 'audit_anchor'])(
    'has a chain that the application neither reads nor writes: %s',
    async (table) => {
      for (const statement of [
        `select * from ${table}`,
        `delete from ${table}`,
        `update ${table} set seq = 0`,
      ])
        await expect(db().inTenant(tenant, (trx) => sql.raw(statement).execute(trx))).rejects.toThrow(
          /permission denied/,
        );
    },
  );

  test.each(['update audit_entry set part = null', 'delete from audit_entry', 'delete from audit_link'])(
    'is not changed by its owner either without more ado: %s',
    async (statement) => {
      const attempt = db().system(async (trx) => {
        await sql`select set_config('portal.tenant', ${tenant}, true)`.execute(trx);
        await sql.raw(statement).execute(trx);
      });
      await expect(attempt).rejects.toThrow('the audit is only added to');
    },
  );

  describe('once somebody with all rights', () => {
    beforeEach(async () => {
      await empty();
      await write(
        { action: 'signed-in', methods: ['pwd', 'otp'], ...client },
        shown(2),
        shown(3),
        shown(4),
        shown(5),
      );
    });

    test.each([
      [`occurred_at = occurred_at - interval '1 microsecond'`],
      [`actor_id = 'G-EDIT'`],
      [`actor_id = null`],
      [`action = 'signed-out'`],
      [`user_id = 'G-EDIT'`],
      [`application_id = 9`],
      [`part = '2'`],
      [`details = '{"rows": 1}'`],
    ])('has changed a field is found at its line: %s', async (change) => {
      expect(await problem()).toBeUndefined();
      await intrude((trx) => sql.raw(`update audit_entry set ${change} where id = 3`).execute(trx));
      expect(await problem()).toBe('line 3 is not what was written');
    });

    test.each<[string, string, readonly string[]]>([
      ['removed a line', 'line 2 was removed', ['delete from audit_entry where id = 2']],
      [
        'removed a line and its link',
        'line 2 is missing',
        ['delete from audit_entry where id = 2', 'delete from audit_link where seq = 2'],
      ],
      [
        'closed the gap as well',
        'line 2 is not what was written',
        [
          'delete from audit_entry where id = 2',
          'delete from audit_link where seq = 2',
          'update audit_link set seq = seq + 10 where seq > 2',
          'update audit_link set seq = seq - 11 where seq > 10',
        ],
      ],
      [
        'swapped two lines',
        'line 2 is not what was written',
        [
          'update audit_link set entry_id = 100 where seq = 2',
          'update audit_link set entry_id = 2 where seq = 3',
          'update audit_link set entry_id = 3 where seq = 2',
        ],
      ],
      [
        'cut the tail',
        'the lines after line 3 are missing',
        ['delete from audit_entry where id > 3', 'delete from audit_link where seq > 3'],
      ],
      [
        'cut the beginning',
        'the lines before line 3 are missing',
        ['delete from audit_entry where id < 3', 'delete from audit_link where seq < 3'],
      ],
      [
        'cut the beginning behind an anchor of their own',
        'the anchor at line 2 was not made by this server',
        [
          `insert into audit_anchor select tenant_id, seq, hash, hash from audit_link where seq = 2`,
          'delete from audit_entry where id < 3',
          'delete from audit_link where seq < 3',
        ],
      ],
      [
        'added a line',
        'there are lines that were never written down by the portal',
        [
          'alter table audit_entry disable trigger link_new_audit',
          `insert into audit_entry (tenant_id, action) values ('harbour', 'signed-in')`,
          'alter table audit_entry enable trigger link_new_audit',
        ],
      ],
      [
        'emptied it',
        'the lines after line 0 are missing',
        ['delete from audit_entry', 'delete from audit_link'],
      ],
    ])('has %s is found', async (_, said, statements) => {
      await intrude(async (trx) => {
        for (const statement of statements) await sql.raw(statement).execute(trx);
      });
      expect(await problem()).toBe(said);
    });

    const rewrite = async () => {
      await intrude(async (trx) => {
        for (const table of ['audit_entry', 'audit_link', 'audit_head'])
          await sql`delete from ${sql.table(table)}`.execute(trx);
      });
      await write(...Array.from({ length: 4 }, () => shown(7)));
    };

    test('has written everything anew, head and all, is found by the anchor of the night before', async () => {
      await anchorAudit(db(), tenant);
      await rewrite();
      expect(await problem()).toBe('the lines after line 4 are missing');
      await write(shown(8));
      expect(await problem()).toBe('line 5 was written anew');
    });

    test('has done so without one is found by a receipt of an earlier verification', async () => {
      const { last } = await verify();
      await rewrite();
      await write(shown(8));
      expect(await problem()).toBeUndefined();
      expect((await verify(last && [last])).problem).toBe('line 5 was written anew');
    });
  });

  describe('of more days than are kept', () => {
    beforeAll(async () => {
      await empty();
      await write(shown(1), shown(2));
    });
    const at = async () => {
      const { rows } = await db().system((trx) =>
        sql<{ now: Date }>`select clock_timestamp() as now`.execute(trx),
      );
      return rows[0]?.now ?? new Date();
    };

    test('goes up to the first line that is kept, and the rest is verified as before', async () => {
      const middle = await at();
      await write(shown(3));
      expect(await pruneAudit(db(), tenant, new Date(0))).toBe(0);
      expect(await pruneAudit(db(), tenant, middle)).toBe(2);
      expect(await verify()).toMatchObject({ lines: 1, last: { seq: 3 }, problem: undefined });
      expect(await pruneAudit(db(), tenant, middle)).toBe(0);
    });

    test('may go whole, and what comes next is linked to it all the same', async () => {
      expect(await pruneAudit(db(), tenant, await at())).toBe(1);
      expect(await verify()).toMatchObject({ lines: 0, last: { seq: 3 }, problem: undefined });
      await write(shown(4));
      expect(await verify()).toMatchObject({ lines: 1, last: { seq: 4 }, problem: undefined });
    });
  });

  test('goes with its tenant', async () => {
    await db().inTenant('banksia', (trx) => storeAudit(trx, { tenant: 'banksia' }, shown(1)));
    await db().system((trx) => sql`delete from tenant where id = 'banksia'`.execute(trx));
    const left = await db().system(async (trx) => {
      await sql`select set_config('portal.tenant', 'banksia', true)`.execute(trx);
      return trx.selectFrom('audit_link').selectAll().where('tenant_id', '=', 'banksia').execute();
    });
    expect(left).toEqual([]);
  });
});
