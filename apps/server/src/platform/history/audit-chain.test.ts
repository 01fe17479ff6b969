import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Trx } from '../db/connect.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import { anchorAudit, startAuditChain } from './audit-anchors.ts';
import { storeAudit, type AuditEntry } from './audit.store.ts';
import { verifyAudit, type Receipt } from './verify-audit.ts';

const client = { address: '203.0.113.4', browser: 'Firefox', system: 'Linux' } as const;

const tenant = 'harbour';
const guarded = ['audit_entry', 'audit_link', 'audit_anchor'];
const shown = (applicationId: number): AuditEntry => ({
  action: 'tax-number-shown',
  applicationId,
  part: '1',
});

onEachDatabase('The audit log', (db) => {
  const actor = { tenant, globalId: 'G-FULL' };
  const write = (...entries: readonly AuditEntry[]) =>
    db().inTenant(tenant, (trx) => storeAudit(trx, actor, ...entries));
  const verify = (receipts?: readonly Receipt[]) => verifyAudit(db(), tenant, receipts);
  const problem = async () => (await verify()).problem;
  /** An attacker with all database rights, including triggers, who hides the traces. */
  const intrude = (work: (trx: Trx) => Promise<unknown>) =>
    db().system(async (trx) => {
      await sql`select set_config('portal.tenant', ${tenant}, true)`.execute(trx);
      for (const table of guarded)
        await sql`alter table ${sql.table(table)} disable trigger audit_is_kept`.execute(trx);
      await work(trx);
      for (const table of guarded)
        await sql`alter table ${sql.table(table)} enable trigger audit_is_kept`.execute(trx);
    });
  const empty = () =>
    db().system(async (trx) => {
      await sql`truncate audit_entry, audit_link, audit_head, audit_anchor restart identity`.execute(trx);
      for (const id of ['banksia', 'meridian', tenant]) {
        await sql`select set_config('portal.tenant', ${id}, true)`.execute(trx);
        await startAuditChain(trx, db().sealer, id);
      }
    });

  test('links the lines of concurrent users in sequence, each in the transaction of its action', async () => {
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

  test('accepts only the fields of its kinds', async () => {
    const named = Object.assign(shown(1), { applicant: 'Ann Lee' });
    await expect(write(named)).rejects.toThrow(/^Invalid/);
    const mailed = { action: 'user-invited', userId: 'ann@lee.example' } as const;
    await expect(write(mailed)).rejects.toThrow(/^Invalid/);
  });

  test.each(['update audit_entry set part = null', 'delete from audit_entry', 'truncate audit_entry'])(
    'can only be appended to by the application: %s',
    async (statement) => {
      await expect(db().inTenant(tenant, (trx) => sql.raw(statement).execute(trx))).rejects.toThrow(
        /permission denied/,
      );
    },
  );

  test.each(['audit_link', 'audit_head', 'audit_anchor'])(
    'has a chain that the application can neither read nor write: %s',
    async (table) => {
      for (const statement of [
        `select * from ${table}`,
        `delete from ${table}`,
        `update ${table} set tenant_id = 'meridian'`,
      ])
        await expect(db().inTenant(tenant, (trx) => sql.raw(statement).execute(trx))).rejects.toThrow(
          /permission denied/,
        );
    },
  );

  test.each(['update audit_entry set part = null', 'delete from audit_entry', 'delete from audit_link'])(
    'cannot be changed by its owner without disabling triggers: %s',
    async (statement) => {
      const attempt = db().system(async (trx) => {
        await sql`select set_config('portal.tenant', ${tenant}, true)`.execute(trx);
        await sql.raw(statement).execute(trx);
      });
      await expect(attempt).rejects.toThrow('the audit is only added to');
    },
  );

  describe('Verification after an attacker with all rights', () => {
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
    ])('changed a field finds the line: %s', async (change) => {
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
      ['removed an anchor', 'anchor 0 is missing', ['update audit_anchor set number = 1']],
      ['removed every anchor', 'the first anchor is missing', ['delete from audit_anchor']],
      [
        'made an anchor',
        'anchor 1 does not open: this server did not make it, or PORTAL_DATA_KEY lacks its key',
        ['insert into audit_anchor select tenant_id, 1, sealed from audit_anchor'],
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
    ])('left %s finds it', async (_, said, statements) => {
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

    test('rewrote everything including the head finds it by the last nightly anchor', async () => {
      await anchorAudit(db(), tenant);
      await rewrite();
      expect(await problem()).toBe('the lines after line 4 are missing');
      await write(shown(8));
      expect(await problem()).toBe('line 5 was rewritten');
    });

    test('cut the beginning up to an anchor finds it, also with a receipt of a removed line', async () => {
      const { last } = await verify();
      await anchorAudit(db(), tenant);
      await write(shown(8));
      await intrude(async (trx) => {
        await sql`delete from audit_entry where id <= 5`.execute(trx);
        await sql`delete from audit_link where seq <= 5`.execute(trx);
      });
      expect(await problem()).toBe('the lines before line 6 are missing');
      expect((await verify(last && [last])).problem).toBe('the lines before line 6 are missing');
    });

    test('restored the state of an earlier day finds days without an anchor', async () => {
      const day = (n: number) => new Date(Date.now() + n * 24 * 3600_000);
      const on = (n: number) => day(n).toISOString().slice(0, 10);
      await anchorAudit(db(), tenant, day(1));
      await anchorAudit(db(), tenant, day(2));
      expect((await verifyAudit(db(), tenant, [], day(3))).problem).toBeUndefined();
      expect((await verifyAudit(db(), tenant, [], day(4))).problem).toBe(`there is no anchor of ${on(3)}`);
      await anchorAudit(db(), tenant, day(4));
      const gap = await verifyAudit(db(), tenant, [], day(5));
      expect(gap.problem).toBe(`there is no anchor of ${on(3)}`);
      // After the investigation, the receipt is kept.
      const receipts = gap.last ? [gap.last] : [];
      expect((await verifyAudit(db(), tenant, receipts, day(5))).problem).toBeUndefined();
      await write(shown(8));
      expect((await verifyAudit(db(), tenant, receipts, day(6))).problem).toBe(
        `there is no anchor of ${on(5)}`,
      );
    });

    test('restored it without an anchor finds it by a receipt of an earlier verification', async () => {
      const { last } = await verify();
      await rewrite();
      await write(shown(8));
      expect(await problem()).toBeUndefined();
      expect((await verify(last && [last])).problem).toBe('line 5 was rewritten');
    });
  });

  test('is deleted with its tenant', async () => {
    await db().inTenant('banksia', (trx) => storeAudit(trx, { tenant: 'banksia' }, shown(1)));
    await db().system((trx) => sql`delete from tenant where id = 'banksia'`.execute(trx));
    const left = await db().system(async (trx) => {
      await sql`select set_config('portal.tenant', 'banksia', true)`.execute(trx);
      return trx.selectFrom('audit_link').selectAll().where('tenant_id', '=', 'banksia').execute();
    });
    expect(left).toEqual([]);
  });
});
