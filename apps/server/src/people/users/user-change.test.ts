import {
  succeeded,
  everyClaim,
  userActions,
  evaluateAction,
  userStatuses,
  type Envelope,
  type PortalUser,
  type Reply,
  type listUsers,
} from '@portal/api/contract';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { envelopeOf } from '../../testing/applications.ts';
import { auditedPeople } from '../../testing/audited.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import { personOf } from '../../testing/person.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { withQuery } from '../../testing/wire.ts';
import { changeUser, type UserChange } from './user-change.service.ts';

type UserReply = Reply<typeof listUsers>;
const list = '/api/user/list';

onEachDatabase('The users of a tenant', (db) => {
  let app: TestApp;
  beforeAll(() => {
    app = testApp(db());
  });
  const read = (query: Record<string, unknown> = {}, as = 'FULL') =>
    app.read<UserReply>(withQuery(list, query), { as });

  describe('are listed', () => {
    test('by name, twenty per page, until all were listed (ENT-033, ENT-034, USER-036, USER-037, API-069)', async () => {
      const pages = await Promise.all([1, 2, 3].map((PageNo) => read({ PageNo })));
      expect(pages.map(({ Users }) => Users.length)).toEqual([20, 20, 5]);
      expect(pages.map(({ TotalRows, MaxPage }) => [TotalRows, MaxPage])).toEqual([
        [45, 3],
        [45, 3],
        [45, 3],
      ]);
      const names = pages.flatMap(({ Users }) => Users.map((user) => `${user.FirstName} ${user.LastName}`));
      expect(names).toEqual(
        names.toSorted((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1)),
      );
      expect(pages[0]?.Users.find(({ GlobalUserId }) => GlobalUserId === 'G-ALL')).toEqual({
        GlobalUserId: 'G-ALL',
        FirstName: 'Alan',
        LastName: 'All',
        Email: 'alan.all@harbour.example',
        RoleName: expect.any(String) as string,
        Status: 'Active',
        HasApplicationAccess: expect.any(Boolean) as boolean,
        LastSuccessfulLoginTimestamp: expect.any(Number) as number,
        Outranks: false,
      });
    });

    test.each([
      ['  fIONA f', ['G-FULL']],
      ['fiona.full@', ['G-FULL']],
      ['nobody at all', []],
    ])('by a part of name, address or role: %j (USER-009, OP-178)', async (SearchQuery, ids) => {
      expect((await read({ SearchQuery })).Users.map((user) => user.GlobalUserId)).toEqual(ids);
    });

    test('for users who manage users, and never for another tenant (USER-005)', async () => {
      expect((await app.send(list, { as: 'MY' })).status).toBe(403);
      const other = await app.read<UserReply>(list, { as: 'FULL', host: 'meridian.localhost:4000' });
      expect(other.Users.every(({ Email }) => Email.endsWith('@meridian.example'))).toBe(true);
    });

    test('with the tenant’s settings for them (ENT-038)', async () => {
      expect(await app.read<object>('/api/configuration/custom', { as: 'MY' })).toMatchObject({
        AustralianMobileNumberOnly: false,
        DisplayUserInviteAlert: expect.any(Boolean) as boolean,
        UserInviteAlertText: null,
        EditPermissionsDisclaimerText: null,
        NewUserAppAccessToggleDefaultON: false,
      });
    });

    test('in a file, filtered by the same search (USER-047, OP-175)', async () => {
      const answer = await app.send('/api/user/export?SearchQuery=fiona', { as: 'FULL' });
      expect(answer.headers.get('content-disposition')).toContain('userlist.csv');
      const [head, row, ...more] = (await answer.text()).split('\r\n');
      expect(head).toBe('Name,Email,Role,Status,Permissions,Last Activity (Australia/Sydney)');
      expect(row).toMatch(
        /^Fiona Full,fiona\.full@harbour\.example,[^,]+,Active,Yes,\d\d \w{3} \d{4} \d\d:\d\d$/,
      );
      expect(more).toEqual(['']);
      expect((await app.send('/api/user/export', { as: 'USERS' })).status).toBe(403);
    });
  });

  describe('A user', () => {
    const calls = {
      unlock: (id: string, as = 'FULL') => app.send(`/api/user/unlock/${id}`, { as, method: 'PUT' }),
      reactivate: (id: string, as = 'FULL') => app.send(`/api/user/enable/${id}`, { as, method: 'PUT' }),
      deactivate: (id: string, as = 'FULL') => app.send(`/api/user/disable/${id}`, { as, method: 'PUT' }),
    };
    const access = (id: string, type: string, as = 'FULL') =>
      app.send(
        withQuery('/api/user/applicationaccess', {
          assigneeUserGlobalId: id,
          editApplicationPermissionRequestType: type,
        }),
        { as, method: 'POST' },
      );
    const find = async (id: string): Promise<PortalUser | undefined> =>
      (await read({ RowsPerPage: 200 })).Users.find(({ GlobalUserId }) => GlobalUserId === id);
    const put = (id: string, status: string, seen = true) =>
      db().inTenant('harbour', (trx) =>
        sql`update portal_user set status = ${status}, last_activity_at = ${seen ? sql`now()` : null}
          where global_id = ${id}`.execute(trx),
      );
    beforeEach(() => put('G-LEE', 'Active'));

    test('is deactivated and reactivated by a colleague (USER-051, USER-052, USER-107, API-071, API-072)', async () => {
      expect(await envelopeOf(await calls.deactivate('G-LEE'))).toEqual({ ErrorNo: 0 });
      expect((await find('G-LEE'))?.Status).toBe('Deactivated');
      expect(await envelopeOf(await calls.reactivate('G-LEE'))).toEqual({ ErrorNo: 0 });
      expect((await find('G-LEE'))?.Status).toBe('Active');
    });

    test('who never signed in has the status Invited again after being unlocked (USER-053, OP-181, API-073)', async () => {
      await put('G-LEE', 'LockedPasswordAttempts', false);
      expect(await envelopeOf(await calls.unlock('G-LEE'))).toEqual({ ErrorNo: 0 });
      expect((await find('G-LEE'))?.Status).toBe('Invited');
    });

    test('is granted access to applications and loses it (USER-067, USER-068, API-070)', async () => {
      for (const [type, has] of [
        ['Revoke', false],
        ['Grant', true],
        ['Grant', true],
      ] as const) {
        expect(await envelopeOf(await access('G-LEE', type))).toEqual({ ErrorNo: 0 });
        expect((await find('G-LEE'))?.HasApplicationAccess).toBe(has);
      }
    });

    test('is changed if the menu offers the action, and otherwise the call is rejected with the menu’s reason', async () => {
      for (const Status of userStatuses)
        for (const [action, call] of Object.entries(calls)) {
          await put('G-LEE', Status);
          const { available, reason } = evaluateAction(
            userActions[action as keyof typeof calls],
            { Status, own: false, outranks: false },
            everyClaim,
          );
          expect(await envelopeOf(await call('G-LEE')), `${action} ${Status}`).toEqual<Envelope>(
            available ? { ErrorNo: 0 } : { ErrorNo: 1, Message: reason },
          );
        }
    });

    test('is never changed without an audit entry with actor, action and user; a rejected call leaves no entry', async () => {
      const before = (await auditedPeople(db())).length;
      await calls.deactivate('G-LEE', 'USERS');
      await calls.deactivate('G-LEE');
      await calls.reactivate('G-LEE');
      await put('G-LEE', 'LockInactivity');
      await calls.unlock('G-LEE', 'MY');
      await calls.unlock('G-LEE', 'USERS');
      await access('G-LEE', 'Revoke');
      await access('G-LEE', 'Grant');
      const lines = (await auditedPeople(db())).slice(before);
      expect(lines.map(({ actor_id, action }) => `${action} by ${actor_id}`)).toEqual([
        'user-deactivated by G-USERS',
        'user-reactivated by G-FULL',
        'user-unlocked by G-USERS',
        'application-access-revoked by G-FULL',
        'application-access-granted by G-FULL',
      ]);
      expect(new Set(lines.map(({ user_id, part }) => `${user_id} ${part}`))).toEqual(
        new Set(['G-LEE null']),
      );
    });

    test('cannot deactivate themselves or revoke their own access (OP-174, USER-028)', async () => {
      expect(await envelopeOf(await calls.deactivate('G-FULL'))).toEqual({
        ErrorNo: 1,
        Message: 'You cannot deactivate yourself.',
      });
      expect(await envelopeOf(await access('G-FULL', 'Revoke'))).toMatchObject({ ErrorNo: 1 });
      expect(await find('G-FULL')).toMatchObject({ Status: 'Active', HasApplicationAccess: true });
    });

    test('is not found if the id is unknown or belongs to another tenant', async () => {
      for (const call of Object.values(calls)) expect((await call('G-NOBODY')).status).toBe(404);
      expect((await access('G-NOBODY', 'Grant')).status).toBe(404);
      expect(
        (
          await app.send('/api/user/disable/G-LEE', {
            as: 'FULL',
            method: 'PUT',
            host: 'meridian.localhost:4000',
          })
        ).status,
      ).toBe(404);
    });

    test('is changed only by users with the permission', async () => {
      for (const call of Object.values(calls)) expect((await call('G-LEE', 'MY')).status).toBe(403);
      expect((await access('G-LEE', 'Grant', 'USERS')).status).toBe(403);
      expect((await access('G-LEE', 'Steal')).status).toBe(400);
    });

    test('with more permissions over users than the caller cannot be changed by them; permissions for applications do not matter', async () => {
      const listed = (await read({ RowsPerPage: 200 }, 'USERS')).Users;
      const above = listed.filter(({ Outranks }) => Outranks).map(({ GlobalUserId }) => GlobalUserId);
      expect(above.toSorted()).toEqual(['G-FED', 'G-FULL']);
      const rejection = { ErrorNo: 1, Message: 'This user holds a permission that you do not have.' };
      expect(await envelopeOf(await calls.deactivate('G-FULL', 'USERS'))).toEqual(rejection);
      await put('G-FED', 'LockInactivity');
      expect(await envelopeOf(await calls.unlock('G-FED', 'USERS'))).toEqual(rejection);
      await put('G-FED', 'Active');
      expect(await envelopeOf(await calls.deactivate('G-MY', 'USERS'))).toEqual({ ErrorNo: 0 });
      await put('G-MY', 'Active');
    });

    test('is not changed by a caller who was deactivated, or lost the permission, since the call began', async () => {
      const person = personOf('G-USERS');
      for (const since of [sql`status = 'Deactivated'`, sql`permissions = '{}'`]) {
        const late = db().inTenant('harbour', async (trx) => {
          await sql`update portal_user set ${since} where global_id = 'G-USERS'`.execute(trx);
          return changeUser(trx, person, 'G-LEE', 'deactivate');
        });
        await expect(late).rejects.toMatchObject({ status: 403 });
      }
      expect((await find('G-LEE'))?.Status).toBe('Active');
    });

    describe('is changed by an operator', () => {
      const run = (id: string, wanted: UserChange) =>
        db().inTenant('harbour', (trx) => changeUser(trx, { tenant: 'harbour' }, id, wanted));

      test('whatever their permissions, with an audit entry without an actor; only their status can prevent it', async () => {
        const before = (await auditedPeople(db())).length;
        expect(await run('G-FULL', 'unlock')).toBe('Only a locked user can be unlocked.');
        expect(await run('G-FULL', 'deactivate')).toBeUndefined();
        expect(await run('G-FULL', 'deactivate')).toBe('This user is deactivated already.');
        expect(await run('G-FULL', 'reactivate')).toBeUndefined();
        expect((await find('G-FULL'))?.Status).toBe('Active');
        const line = { actor_id: null, user_id: 'G-FULL', part: null };
        expect((await auditedPeople(db())).slice(before)).toEqual([
          { ...line, action: 'user-deactivated' },
          { ...line, action: 'user-reactivated' },
        ]);
        await expect(run('G-NOBODY', 'deactivate')).rejects.toMatchObject({ status: 404 });
      });
    });

    test('is not deactivated if that leaves nobody: of users who deactivate each other at the same time, one stays active', async () => {
      const grant = (ids: readonly string[], claims: readonly string[]) =>
        db().inTenant('harbour', (trx) =>
          trx
            .updateTable('portal_user')
            .set({ permissions: [...claims] })
            .where('global_id', 'in', ids)
            .execute(),
        );
      const ring = ['FULL', 'ABLE', 'BUSY'];
      await grant(['G-ABLE', 'G-BUSY'], everyClaim);
      for (const people of [ring.slice(0, 2), ring]) {
        const fresh = testApp(db());
        for (const one of people) await fresh.tokenOf('harbour.localhost:4000', one);
        const deactivated = people.map((one, index) =>
          fresh.send(`/api/user/disable/G-${people[(index + 1) % people.length]}`, {
            as: one,
            method: 'PUT',
          }),
        );
        const done = [];
        for (const answer of await Promise.all(deactivated))
          done.push(answer.status === 200 && succeeded(await envelopeOf(answer)));
        expect(done.filter(Boolean).length).toBeGreaterThan(0);
        const left = await db().inTenant('harbour', (trx) =>
          trx
            .selectFrom('portal_user')
            .select('global_id')
            .where('status', '=', 'Active')
            .where(
              'global_id',
              'in',
              people.map((id) => `G-${id}`),
            )
            .execute(),
        );
        expect(left.length).toBeGreaterThan(0);
        for (const id of people) await put(`G-${id}`, 'Active');
      }
      await grant(['G-ABLE', 'G-BUSY'], []);
    });
  });
});
