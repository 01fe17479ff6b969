import {
  succeeded,
  everyClaim,
  userActions,
  evaluateAction,
  userStatuses,
  type Invitation,
  type inviteUser,
  type listRoles,
  type listUsers,
  type Reply,
  type UserStatus,
} from '@portal/api/contract';
import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import type { Database, Trx } from '../../platform/db/connect.ts';
import { tenantDirectory } from '../../tenants/directory.ts';
import { envelopeOf } from '../../testing/applications.ts';
import { auditedPeople } from '../../testing/audited.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import { observeStatements } from '../../testing/observe-statements.ts';
import { personOf } from '../../testing/person.ts';
import { testApp, type Request, type TestApp } from '../../testing/test-app.ts';
import { withQuery } from '../../testing/wire.ts';
import { invite as serviceInvite, reinvite } from './invitation.service.ts';

const nadia: Invitation = {
  firstName: 'Nadia',
  lastName: 'Newcomer',
  MobileNumber: '0412345678',
  email: 'Nadia.Newcomer+portal@harbour.example',
  RoleId: 'adviser',
};

/** The same database; records the names that each statement uses, without values. */
const watching = (db: Database, statements: string[]): Database =>
  observeStatements(db, () => ({ node }) => {
    const names = JSON.stringify(node).matchAll(/"name":"(\w+)"/g);
    statements.push([node.kind, ...[...names].map(([, name]) => name)].join(' '));
  });

onEachDatabase('An invitation', (db) => {
  let app: TestApp;
  beforeAll(() => {
    app = testApp(db());
  });

  const invite = (change: Partial<Invitation> = {}, request: Request = {}) =>
    app.send('/api/user/invite', { as: 'FULL', json: { ...nadia, ...change }, ...request });
  const again = (globalId: string, request: Request = {}) =>
    app.send(`/api/user/invite/${globalId}`, { as: 'FULL', method: 'POST', ...request });
  const people = (SearchQuery: string) =>
    app.read<Reply<typeof listUsers>>(withQuery('/api/user/list', { SearchQuery }), { as: 'FULL' });
  const mails = () =>
    db().inTenant('harbour', (trx) =>
      trx.selectFrom('mail_message').selectAll().where('kind', '=', 'invitation').execute(),
    );
  /** Removes the users and emails that tests created. */
  const empty = () =>
    db().inTenant('harbour', async (trx) => {
      await trx.deleteFrom('portal_user').where('seeded', '=', false).execute();
      await trx.deleteFrom('mail_message').execute();
    });
  beforeEach(empty);
  afterEach(empty);

  describe('as a new user', () => {
    test('offers the roles of the tenant (USER-079, API-067)', async () => {
      const { Roles } = await app.read<Reply<typeof listRoles>>('/api/user/roles', { as: 'USERS' });
      expect(Roles.map(({ RoleName }) => RoleName)).toEqual([
        'Admin Staff (Full Access)',
        'Admin Staff (Read Only)',
        'Adviser',
        'Operations',
      ]);
      expect((await app.send('/api/user/roles', { as: 'MY' })).status).toBe(403);
    });

    test('lists them as invited, with the role and its permissions, and queues one email (USER-099, API-068)', async () => {
      const reply = (await (await invite()).json()) as Reply<typeof inviteUser>;
      expect(reply).toEqual({ ErrorNo: 0, UserGuid: expect.stringMatching(/^G-/) as string });
      const { Users } = await people('newcomer');
      expect(Users).toMatchObject([
        {
          GlobalUserId: reply.UserGuid,
          FirstName: 'Nadia',
          LastName: 'Newcomer',
          Email: 'nadia.newcomer+portal@harbour.example',
          RoleName: 'Adviser',
          Status: 'Invited',
          HasApplicationAccess: false,
          LastSuccessfulLoginTimestamp: null,
        },
      ]);
      const stored = await db().inTenant('harbour', (trx) =>
        trx
          .selectFrom('portal_user')
          .selectAll()
          .where('global_id', '=', reply.UserGuid ?? '')
          .executeTakeFirstOrThrow(),
      );
      expect(stored.permissions).toContain('view.myapps');
      expect(stored).toMatchObject({ mobile: '0412345678', location: 'Sydney', password_hash: null });
      const [mail, ...more] = await mails();
      expect(more).toEqual([]);
      expect(mail).toMatchObject({
        address: 'nadia.newcomer+portal@harbour.example',
        subject: 'You are invited to Harbour Trust',
        application_id: null,
        individual_id: null,
        link_for: reply.UserGuid,
        link_purpose: 'invitation',
      });
      expect(mail?.text).toContain('Hello Nadia Newcomer,');
      expect(mail?.text).toContain('Fiona Full has made an account for you');
      expect(mail?.text).toContain('24 hours');
      // The invitation has no message.
      expect(mail?.text).toContain('Hello Nadia Newcomer,\n\nFiona Full has made');
      // The stored email contains no valid link.
      expect(mail?.text).toContain('http://harbour.localhost:4000/oidc/one-time/{token}');
    });

    test('with the same key after a lost connection runs once and returns the same response', async () => {
      const headers = { 'idempotency-key': 'k-1' };
      const first = await envelopeOf(await invite({}, { headers }));
      expect(await envelopeOf(await invite({}, { headers }))).toEqual(first);
      expect(await mails()).toHaveLength(1);
      const { UserGuid = '' } = first as Reply<typeof inviteUser>;
      for (let time = 0; time < 2; time += 1)
        expect(
          await envelopeOf(await again(UserGuid ?? '', { headers: { 'idempotency-key': 'k-2' } })),
        ).toEqual({
          ErrorNo: 0,
        });
      expect(await mails()).toHaveLength(2);
      expect((await auditedPeople(db())).slice(-2)).toMatchObject([
        { action: 'user-invited', actor_id: 'G-FULL', user_id: UserGuid },
        { action: 'user-invited-again', actor_id: 'G-FULL', user_id: UserGuid },
      ]);
    });

    test('twice at the same time with one address creates one user and sends one email', async () => {
      const answers = await Promise.all([invite(), invite({}, { as: 'USERS' })]);
      const done = [];
      for (const answer of answers) done.push(answer.status === 200 && succeeded(await envelopeOf(answer)));
      expect(done.filter(Boolean)).toHaveLength(1);
      expect((await people('newcomer')).TotalRows).toBe(1);
      expect(await mails()).toHaveLength(1);
    });
  });

  describe('is rejected', () => {
    const rejectionOf = async (change: Partial<Invitation>, request?: Request) => {
      const answer = await envelopeOf(await invite(change, request));
      expect((await people('newcomer')).TotalRows).toBe(0);
      expect(await mails()).toEqual([]);
      return answer;
    };

    test.each(['ann.lee@harbour.example', ' ANN.LEE@Harbour.example '])(
      'if a user of the tenant has the address: %j (USER-101)',
      async (email) => {
        expect(await rejectionOf({ email })).toEqual({ ErrorNo: 1, Message: 'Email in use' });
      },
    );

    test('if the address of a user looks the same, also one that was stored with its domain as typed (OP-381)', async () => {
      const store = (email: string) =>
        db().inTenant('harbour', (trx) =>
          trx.updateTable('portal_user').set({ email }).where('global_id', '=', 'G-LEE').execute(),
        );
      for (const stored of ['ann.lee@bücher.example', 'ann.lee@xn--bcher-kva.example']) {
        await store(stored);
        for (const email of [
          'Ann.Lee@BÜCHER.example',
          'ann.lee\u200b@bu\u0308cher.example',
          'ann.lee@xn--bcher-kva.example',
        ])
          expect(await rejectionOf({ email })).toEqual({ ErrorNo: 1, Message: 'Email in use' });
      }
      await store('ann.lee@harbour.example');
      expect(await rejectionOf({ email: 'ann.lee\u200b@harbour.example' })).toMatchObject({ ErrorNo: 1 });
    });

    test('if the role was removed since the dialog opened', async () => {
      expect(await rejectionOf({ RoleId: 'gone' })).toEqual({
        ErrorNo: 1,
        Message: 'This role no longer exists. Choose another one.',
      });
    });

    test('if the role has permissions over users that the inviter does not have', async () => {
      expect(await rejectionOf({ RoleId: 'full-access' }, { as: 'USERS' })).toEqual({
        ErrorNo: 1,
        Message: 'This role holds a permission that you do not have.',
      });
    });

    test('if the number is not Australian and only Australian numbers are accepted (USER-084, OP-170)', async () => {
      const there = { host: 'meridian.localhost:4000' };
      expect(await rejectionOf({ MobileNumber: '+64211234567' }, there)).toEqual({
        ErrorNo: 1,
        Message: 'Please enter valid phone',
      });
    });

    test('if no mail server is configured', async () => {
      const silent = testApp(db(), { config: { ...readConfig({}, '/'), demo: false } });
      const answer = await silent.send('/api/user/invite', { as: 'FULL', json: nadia });
      expect(await envelopeOf(answer)).toEqual({
        ErrorNo: 1,
        Message: 'This portal has no mail server yet.',
      });
    });

    test('without the permission, and with invalid input', async () => {
      expect((await invite({}, { as: 'MY' })).status).toBe(403);
      for (const wrong of [
        { MobileNumber: '0512345678' },
        { firstName: '' },
        { email: 'a@' },
        { Claims: ['admin'] },
      ])
        expect((await invite(wrong as Partial<Invitation>)).status, JSON.stringify(wrong)).toBe(400);
    });

    test('if the inviter was deactivated, or lost the permission, since the call began', async () => {
      const person = personOf('G-USERS');
      const tenant = (await tenantDirectory(db()).byHost('harbour.localhost')) ?? expect.fail('no tenant');
      const place = { tenant, origin: 'http://harbour.localhost:4000', config: readConfig({}, '/') };
      for (const since of [sql`status = 'Deactivated'`, sql`permissions = '{}'`])
        for (const call of [
          (trx: Trx) => reinvite(trx, person, 'G-LEE', place),
          (trx: Trx) => serviceInvite(trx, person, nadia, place),
        ]) {
          const late = db().inTenant('harbour', async (trx) => {
            await sql`update portal_user set status = 'Invited' where global_id = 'G-LEE'`.execute(trx);
            await sql`update portal_user set ${since} where global_id = 'G-USERS'`.execute(trx);
            return call(trx);
          });
          await expect(late).rejects.toMatchObject({ status: 403 });
        }
    });

    test('after the same queries in the same order, whatever the reason', async () => {
      const asked = async (change: Partial<Invitation>, request?: Request) => {
        const statements: string[] = [];
        const watched = testApp(watching(db(), statements));
        await watched.send('/api/user/invite', { as: 'FULL', json: { ...nadia, ...change }, ...request });
        return statements;
      };
      const taken = await asked({ email: 'ann.lee@harbour.example' });
      expect(taken.length).toBeGreaterThan(0);
      expect(await asked({ RoleId: 'gone' })).toEqual(taken);
    });
  });

  describe('again', () => {
    const put = (status: UserStatus) =>
      db().inTenant('harbour', (trx) =>
        trx.updateTable('portal_user').set({ status }).where('global_id', '=', 'G-LEE').execute(),
      );
    afterEach(() => put('Active'));

    test('works if the menu offers it, and is otherwise rejected with the menu’s reason', async () => {
      for (const Status of userStatuses) {
        await put(Status);
        const { available, reason } = evaluateAction(
          userActions.inviteAgain,
          { Status, own: false, outranks: false },
          everyClaim,
        );
        expect(await envelopeOf(await again('G-LEE')), Status).toEqual(
          available ? { ErrorNo: 0 } : { ErrorNo: 1, Message: reason },
        );
      }
      expect(await mails()).toHaveLength(1);
    });

    test('is limited to five emails per address and hour', async () => {
      await put('Invited');
      for (let time = 0; time < 5; time += 1)
        expect(await envelopeOf(await again('G-LEE'))).toEqual({ ErrorNo: 0 });
      expect(await envelopeOf(await again('G-LEE'))).toMatchObject({
        ErrorNo: 1,
        Message: expect.stringContaining('within the last hour') as string,
      });
    });

    test('needs the permission, and a user of the same tenant', async () => {
      expect((await again('G-LEE', { as: 'MY' })).status).toBe(403);
      expect((await again('G-NOBODY')).status).toBe(404);
      expect((await again('G-LEE', { host: 'meridian.localhost:4000' })).status).toBe(404);
    });
  });
});
