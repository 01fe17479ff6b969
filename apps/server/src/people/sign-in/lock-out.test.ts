import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { tenantDirectory } from '../../tenants/directory.ts';
import { envelopeOf } from '../../testing/applications.ts';
import { auditedPeople } from '../../testing/audited.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import { testApp } from '../../testing/test-app.ts';
import { testConfig } from '../../testing/test-config.ts';
import { nightlyOf } from '../../operations/workers.ts';
import { lockOut } from './lock-out.service.ts';

onEachDatabase('A lock', (db) => {
  const night = () =>
    nightlyOf({ db: db(), tenants: tenantDirectory(db()), config: testConfig() })['lock-inactive']?.();
  const statusOf = (id: string, tenant = 'harbour') =>
    db().inTenant(tenant, async (trx) => {
      const { status } = await trx
        .selectFrom('portal_user')
        .select('status')
        .where('global_id', '=', id)
        .executeTakeFirstOrThrow();
      return status;
    });
  const lastSeen = (id: string, days: number, tenant = 'harbour') =>
    db().inTenant(tenant, (trx) =>
      sql`update portal_user set last_activity_at = now() - make_interval(days => ${days}),
        status_since = now() - make_interval(days => 400) where global_id = ${id}`.execute(trx),
    );
  const unlock = (id: string) => testApp(db()).send(`/api/user/unlock/${id}`, { as: 'FULL', method: 'PUT' });

  test('for inactivity comes after 90 days without a sign-in, once and without an actor, and an unlock lasts another 90 days (USER-023)', async () => {
    await lastSeen('G-LEE', 91);
    await lastSeen('G-ABLE', 89);
    await night();
    await night();
    expect([await statusOf('G-LEE'), await statusOf('G-ABLE')]).toEqual(['LockInactivity', 'Active']);
    const locked = { actor_id: null, action: 'user-locked', user_id: 'G-LEE', part: 'LockInactivity' };
    expect(await auditedPeople(db())).toEqual([locked]);
    expect(await envelopeOf(await unlock('G-LEE'))).toEqual({ ErrorNo: 0 });
    await night();
    expect(await statusOf('G-LEE')).toBe('Active');
  });

  test('for inactivity comes after the tenant’s number of days', async () => {
    const say = (days: number) =>
      db().inTenant('harbour', (trx) =>
        sql`update tenant set settings = settings || jsonb_build_object('SignInLimits', jsonb_build_object(
          'inactiveDays', ${days}::int))`.execute(trx),
      );
    await lastSeen('G-BUSY', 40);
    await say(41);
    await night();
    expect(await statusOf('G-BUSY')).toBe('Active');
    await say(39);
    await night();
    expect(await statusOf('G-BUSY')).toBe('LockInactivity');
    await say(90);
  });

  test('for inactivity never applies to the last user who manages users, whom nobody could unlock', async () => {
    await lastSeen('G-FULL', 100, 'meridian');
    await lastSeen('G-MY', 100, 'meridian');
    await night();
    expect([await statusOf('G-FULL', 'meridian'), await statusOf('G-MY', 'meridian')]).toEqual([
      'Active',
      'LockInactivity',
    ]);
    const lock = (trx: Parameters<typeof lockOut>[0]) =>
      lockOut(trx, 'meridian', 'G-FULL', 'LockedPasswordAttempts');
    expect(await db().inTenant('meridian', lock)).toBe(false);
    expect(await statusOf('G-FULL', 'meridian')).toBe('Active');
  });

  test('and an unlock at the same moment leave the result of one of them, and one audit entry per change', async () => {
    const lock = () =>
      db().inTenant('harbour', (trx) => lockOut(trx, 'harbour', 'G-OTTO', 'LockedPasswordAttempts'));
    for (let round = 0; round < 5; round += 1) {
      const [one, , other] = await Promise.all([lock(), unlock('G-OTTO'), lock()]);
      // At least one of the two locks an active user, and reports it.
      if (round === 0) expect([one, other]).toContain(true);
      const lines = (await auditedPeople(db())).filter(({ user_id }) => user_id === 'G-OTTO');
      expect(lines.map(({ action }) => action)).toEqual(
        lines.map((_, index) => (index % 2 === 0 ? 'user-locked' : 'user-unlocked')),
      );
      const isLocked = lines.length % 2 === 1;
      expect(await statusOf('G-OTTO')).toBe(isLocked ? 'LockedPasswordAttempts' : 'Active');
    }
  });
});
