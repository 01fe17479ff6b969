import { expect, inject, test } from 'vitest';
import { connectPostgres } from '../platform/db/connect.ts';
import { storeAudit } from '../platform/history/audit.store.ts';
import { copiedDatabase } from '../testing/databases.ts';
import { runHere } from '../testing/run-here.ts';

const slow = { timeout: 60_000 };

test(
  'commands verify and export the audit log; a changed log ends the command with status 1',
  slow,
  async () => {
    const url = await copiedDatabase(inject('postgresTemplate'));
    const env = { DATABASE_URL: url, PORTAL_DEMO: '1' };
    const run = (file: string, ...args: readonly string[]) => runHere(`cli/${file}.ts`, env, args);
    const email = 'edna.edit@harbour.example';
    const commands = await run('user', 'sign-out', 'harbour', email);
    expect([commands.code, commands.problems]).toEqual([0, '']);
    const db = connectPostgres(url, 1);
    await db.inTenant('harbour', (trx) =>
      storeAudit(trx, { tenant: 'harbour', globalId: 'G-FULL' }, { action: 'columns-saved', count: 3 }),
    );

    const [whole, exported] = await Promise.all([run('audit-verify'), run('audit-export', 'harbour')]);
    expect([whole.code, whole.problems]).toEqual([0, '']);
    expect(whole.out).toMatch(
      /^harbour: 2 lines, whole; receipt harbour:2:[\da-f]{64}:[\d-]{10}T[\d:.]{15}Z$/m,
    );
    expect(whole.out).toMatch(/^meridian: nothing was written down yet$/m);
    const lines = exported.out.trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      {
        seq: 1,
        tenant_id: 'harbour',
        actor_id: null,
        action: 'command-run',
        user_id: 'G-EDIT',
        part: 'user:sign-out',
      },
      { seq: 2, actor_id: 'G-FULL', action: 'columns-saved', details: { count: 3 } },
    ]);

    await db.system((trx) => trx.deleteFrom('audit_head').where('tenant_id', '=', 'harbour').execute());
    const broken = await run('audit-verify');
    expect([broken.code, broken.problems]).toEqual([1, '']);
    expect(broken.out).toMatch(/^harbour: line 2 is not the last that was written; receipt harbour:2:/m);
    await db.close();
  },
);
