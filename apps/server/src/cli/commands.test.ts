import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { UserStatus } from '@portal/api/contract';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { connectPostgres } from '../platform/db/connect.ts';
import { tokenHolder } from '../people/tokens/one-time-link.ts';
import { givePasskey } from '../people/testing/passkey.ts';
import { auditedCommands, auditedPeople } from '../testing/audited.ts';
import { copiedDatabase } from '../testing/databases.ts';
import { runProgram } from '../testing/program.ts';
import { runHere } from '../testing/run-here.ts';
import { settingNames } from '../tenants/tenant-settings.ts';

const slow = { timeout: 60_000 };

/** Concurrent commands are audited in any order. */
const byUser = (one: { user_id: string | null }, other: { user_id: string | null }): number =>
  (one.user_id ?? '') < (other.user_id ?? '') ? -1 : 1;

describe('Commands', () => {
  let folder = '';
  let env: Readonly<Record<string, string>> = {};
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'commands-'));
    env = {
      DATABASE_URL: await copiedDatabase(inject('postgresTemplate')),
      PORTAL_DEMO: '1',
      INIT_CWD: folder,
    };
  });
  afterAll(() => rm(folder, { recursive: true }));
  const run = (program: string, ...args: readonly string[]) => runHere(`cli/${program}.ts`, env, args);

  test('print their usage and options, with a separate exit status', slow, async () => {
    const [help, none, unknown, unfit] = await Promise.all([
      run('tenant', '--help'),
      run('tenant'),
      // As a process of its own, for its real exit status.
      runProgram('cli/tenant.ts', env, ['ad']).ended,
      run('tenant', 'delete', 'harbour', '--force'),
    ]);
    expect(help).toMatchObject({ code: 0, problems: '' });
    expect(help.out).toContain('pnpm tenant delete <tenant> [--yes TENANT]\n    Deletes a tenant');
    expect([none.code, unknown.code, unfit.code]).toEqual([2, 2, 2]);
    expect(unknown.problems).toMatch(
      /^Unknown command: pnpm tenant ad\. Commands: list, show, add, .*\. For details, run pnpm tenant --help\.\n$/,
    );
    expect(unfit.problems).toBe('Usage: pnpm tenant delete <tenant> [--yes TENANT]\n');
  });

  test('print the key of an integration', slow, async () => {
    const { code, out } = await run('tenant', 'integration-key', 'harbour', 'Crm');
    expect([code, out]).toEqual([0, expect.stringMatching(/^[\da-f]{64}\n$/)]);
  });

  test('unlock and reactivate users, and record that an operator did it', slow, async () => {
    const database = connectPostgres(env['DATABASE_URL'] ?? '', 1);
    const someone = async (status: UserStatus) =>
      database.inTenant('harbour', (trx) =>
        trx
          .selectFrom('portal_user')
          .select(['global_id as id', 'email'])
          .where('status', '=', status)
          .orderBy('email')
          .executeTakeFirstOrThrow(),
      );
    const locked = await someone('LockedPasswordAttempts');
    const deactivated = await someone('Deactivated');
    const invited = await someone('Invited');
    const [unlocked, reactivated, linked] = await Promise.all([
      run('user', 'unlock', 'harbour', locked.email),
      run('user', 'reactivate', 'harbour', deactivated.email.toUpperCase()),
      run('user', 'link', 'harbour', invited.email),
    ]);
    expect(unlocked).toEqual({ code: 0, problems: '', out: `${locked.email} is unlocked.\n` });
    expect(reactivated).toEqual({ code: 0, problems: '', out: `${deactivated.email} is reactivated.\n` });
    const [heading, link = ''] = linked.out.split('\n');
    expect(heading).toBe(`${invited.email} can set a password with this link, which is valid for 24 hours:`);

    const people = await database.inTenant('harbour', (trx) =>
      trx.selectFrom('portal_user').select(['global_id', 'status']).execute(),
    );
    const statusOf = (id: string) => people.find((person) => person.global_id === id)?.status;
    expect([locked, deactivated, invited].map(({ id }) => statusOf(id))).toEqual([
      'Active',
      'Active',
      'Invited',
    ]);
    const [, token = ''] = /^https?:\/\/[^/]+\/oidc\/one-time\/([\w-]{43})$/.exec(link) ?? [];
    expect(await database.inTenant('harbour', (trx) => tokenHolder(trx, 'invitation', token, Date.now))).toBe(
      invited.id,
    );
    const nobody = { actor_id: null };
    expect((await auditedPeople(database)).toSorted(byUser)).toEqual(
      [
        { ...nobody, action: 'user-unlocked', user_id: locked.id, part: null },
        { ...nobody, action: 'user-reactivated', user_id: deactivated.id, part: null },
        { ...nobody, action: 'command-run', user_id: invited.id, part: 'user:link' },
      ].toSorted(byUser),
    );
    await database.close();
  });

  test('create links, deactivate users and sign them out', slow, async () => {
    const [link, nobody, out] = await Promise.all([
      run('user', 'link', 'harbour', 'fiona.full@harbour.example'),
      run('user', 'sign-out', 'harbour', 'Nobody@harbour.example'),
      run('user', 'deactivate', 'harbour', 'mia.my@harbour.example'),
    ]);
    expect(link).toMatchObject({ code: 1, out: '' });
    expect(link.problems).toBe(
      'fiona.full@harbour.example has already accepted the invitation; use pnpm user reset.\n',
    );
    expect(nobody.problems).toBe('The tenant harbour has no user with the address Nobody@harbour.example.\n');
    expect(out.out).toBe('mia.my@harbour.example is deactivated.\n');
    expect((await run('user', 'list', 'harbour')).out).toMatch(
      /^mia\.my@harbour\.example\t.*\tDeactivated$/m,
    );
  });

  test('email the owner when an operator resets the password or removes factors', slow, async () => {
    const database = connectPostgres(env['DATABASE_URL'] ?? '', 1);
    const email = 'alan.all@harbour.example';
    await givePasskey(database, 'G-ALL');
    const commands = ['reset', 'forget-factors', 'forget-factors'];
    for (const command of commands) expect((await run('user', command, 'harbour', email)).problems).toBe('');
    const mails = await database.inTenant('harbour', (trx) =>
      trx
        .selectFrom('mail_message')
        .select(['kind', 'text'])
        .where('address', '=', email)
        .orderBy('queued_at')
        .execute(),
    );
    expect(mails.map(({ kind }) => kind)).toEqual(['password-demanded', 'passkey-removed']);
    expect(mails[0]?.text).toContain('If you neither did this nor asked for it');
    await database.close();
  });

  test('change and show a tenant’s settings, and record it in its audit log', slow, async () => {
    const set = await run('tenant', 'set', 'harbour', 'SecondFactor', 'required');
    expect(set).toEqual({ code: 0, problems: '', out: 'harbour: changed SecondFactor.\n' });
    expect(await run('tenant', 'set', 'harbour', 'SecondFactor', 'never')).toEqual({
      code: 1,
      problems: 'SecondFactor is optional or required. Nothing was changed.\n',
      out: '',
    });
    const shown = JSON.parse((await run('tenant', 'show', 'harbour')).out) as {
      readonly Settings: object;
      readonly Roles: readonly object[];
    };
    expect(shown.Settings).toMatchObject({ SecondFactor: 'required', TimeZone: 'Australia/Sydney' });
    expect(Object.keys(shown.Settings).toSorted()).toEqual([...settingNames].toSorted());
    await writeFile(join(folder, 'roles.json'), JSON.stringify(shown.Roles.slice(0, 3)));
    expect(await run('tenant', 'roles', 'harbour', 'roles.json')).toEqual({
      code: 0,
      problems: '',
      out: 'harbour: replaced the roles.\n',
    });
    const database = connectPostgres(env['DATABASE_URL'] ?? '', 1);
    const lines = await database.inTenant('harbour', (trx) =>
      trx.selectFrom('audit_entry').select('part').where('part', 'like', 'tenant:%').orderBy('id').execute(),
    );
    expect(lines.map(({ part }) => part)).toEqual(['tenant:set.SecondFactor', 'tenant:roles']);
    await database.close();
  });

  test('change a user’s role, export the data about a user, and erase it', slow, async () => {
    const email = 'edna.edit@harbour.example';
    expect((await run('user', 'role', 'harbour', email, 'nothing')).problems).toMatch(
      /^Nothing was changed: harbour has no role nothing; its roles are full-access, read-only, /,
    );
    expect((await run('user', 'role', 'harbour', email, 'adviser')).out).toBe(
      `${email} has the role adviser, and has to sign in again.\n`,
    );
    await run('user', 'export', 'harbour', email, 'edna.json');
    expect(JSON.parse(await readFile(join(folder, 'edna.json'), 'utf8'))).toMatchObject({
      portal_user: [
        { email, role_name: 'Adviser', permissions: expect.arrayContaining(['app.create']) as string[] },
      ],
    });
    expect((await run('user', 'erase', 'harbour', email, '--yes', 'edna')).code).toBe(1);
    expect((await run('user', 'erase', 'harbour', email, '--yes', email)).out).toBe(
      `The personal data of ${email} were erased. The audit log keeps the id G-EDIT.\n`,
    );
    const database = connectPostgres(env['DATABASE_URL'] ?? '', 1);
    const lines = (await auditedPeople(database)).filter(({ user_id }) => user_id === 'G-EDIT');
    expect(lines.map(({ part }) => part)).toEqual(['user:role.adviser', 'user:export', 'user:erase']);
    await database.close();
  });

  test('set who may sign in by federation, and sign out users who no longer may', slow, async () => {
    const email = 'cora.create@harbour.example';
    const set = (chosen: string) => run('user', 'federation', 'harbour', email, chosen);
    const on = await set('on');
    expect([on.problems, on.out]).toEqual([
      '',
      `${email} can be signed in by the identity system of harbour.\n`,
    ]);
    expect((await set('default')).out).toContain(
      'cannot be signed in by the identity system of harbour, and',
    );
    const [invited = ''] = /^\S+(?=\t.*\tInvited$)/m.exec((await run('user', 'list', 'harbour')).out) ?? [];
    expect((await run('user', 'federation', 'harbour', invited, 'on')).out).toBe(
      `${invited} cannot be signed in by the identity system of harbour, and is signed out everywhere. ` +
        'The choice is kept and counts once the account is active.\n',
    );
    const unfit = await set('maybe');
    expect([unfit.code, unfit.problems]).toEqual([
      2,
      'Federated sign-in is on, off or default, not maybe.\n',
    ]);
  });

  test(
    'back up into a new encrypted file that only its owner can read, and restore it into another database',
    slow,
    async () => {
      const key = await generateX25519Identity();
      await writeFile(join(folder, 'key.txt'), key);
      const made = await run('backup', 'all.zip', '--recipient', await identityToRecipient(key));
      expect(made).toMatchObject({ code: 0, problems: '' });
      expect(made.out).toMatch(/^\d+ rows of \d+ tables are in all\.zip\. /);
      expect((await stat(join(folder, 'all.zip'))).mode & 0o777).toBe(0o600);
      const other = { ...env, DATABASE_URL: await copiedDatabase() };
      const [twice, restored] = await Promise.all([
        run('backup', 'all.zip'),
        runHere('cli/restore.ts', other, ['all.zip', '--identity', 'key.txt']),
      ]);
      expect(twice.problems).toBe(`Nothing was written: ${join(folder, 'all.zip')} already exists.\n`);
      expect(restored.out).toMatch(
        /^The database was restored to \d{4}-.*\. All users have to sign in again\.\n$/,
      );
      const database = connectPostgres(env['DATABASE_URL'] ?? '', 1);
      // The rejected backup leaves no audit entry.
      expect((await auditedCommands(database, 'meridian')).filter((part) => part === 'backup')).toEqual([
        'backup',
      ]);
      await database.close();
    },
  );

  test('delete a tenant only if its name is given twice', slow, async () => {
    expect(await run('tenant', 'delete', 'banksia', '--yes', 'bank')).toMatchObject({
      code: 1,
      problems: 'Nothing was changed: the name of the tenant, banksia, was not confirmed.\n',
    });
    const gone = await run('tenant', 'delete', 'banksia', '--yes', 'banksia');
    expect(gone.out).toBe('Tenant banksia was deleted.\n');
  });
});
