import { expect, inject, test } from 'vitest';
import { connectPostgres } from '../db/connect.ts';
import { storeAudit } from '../history/audit.store.ts';
import { copiedDatabase } from '../testing/databases.ts';
import { runProgram } from '../testing/program.ts';

const slow = { timeout: 60_000 };

test(
  'the audit is verified, exported and cut by commands; what was changed ends with status 1',
  slow,
  async () => {
    const url = await copiedDatabase(inject('postgresTemplate'));
    const env = { DATABASE_URL: url, PORTAL_DEMO: '1' };
    const run = (file: string, ...args: readonly string[]) => runProgram(`cli/${file}.ts`, env, args).ended;
    const email = 'edna.edit@harbour.example';
    const commands = await run('user', 'sign-out', 'harbour', email);
    expect([commands.code, commands.problems]).toEqual([0, '']);
    const db = connectPostgres(url, 1);
    await db.inTenant('harbour', (trx) =>
      storeAudit(trx, { tenant: 'harbour', globalId: 'G-FULL' }, { action: 'columns-saved', count: 3 }),
    );

    const whole = await run('audit-verify');
    expect([whole.code, whole.problems]).toEqual([0, '']);
    const [, receipt = ''] =
      /^harbour: 2 lines, whole; receipt (harbour:2:[\da-f]{64})$/m.exec(whole.out) ?? [];
    expect(whole.out).toMatch(/^meridian: nothing was written down yet$/m);
    expect((await run('audit-verify', receipt)).code).toBe(0);
    const unknown = await run('audit-verify', 'harbour:2:none');
    expect([unknown.code, unknown.problems]).toEqual([
      1,
      'harbour:2:none is no receipt; one reads tenant:line:hash.\n',
    ]);

    const lines = (await run('audit-export', 'harbour')).out.trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      {
        seq: 1,
        tenant_id: 'harbour',
        actor_id: null,
        action: 'command-run',
        user_id: 'G-EDIT',
        part: 'user.sign-out',
      },
      { seq: 2, actor_id: 'G-FULL', action: 'columns-saved', details: { count: 3 } },
    ]);

    await db.system((trx) => trx.deleteFrom('audit_head').where('tenant_id', '=', 'harbour').execute());
    const broken = await run('audit-verify');
    expect([broken.code, broken.problems]).toEqual([1, '']);
    expect(broken.out).toMatch(/^harbour: line 2 is not the last that was written$/m);
    expect((await run('audit-prune')).out).toMatch(/^harbour: 0 lines removed$/m);
    await db.close();
  },
);
