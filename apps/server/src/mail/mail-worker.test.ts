import { afterEach, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import type { Database } from '../platform/db/connect.ts';
import { startJobs, type Jobs } from '../platform/jobs/start-jobs.ts';
import { fastTimings } from '../platform/jobs/testing/fast-timings.ts';
import { tokenHolder } from '../people/tokens/one-time-link.ts';
import { jsonLog } from '../platform/observability/log.ts';
import { smtpMailer } from '../platform/outbound/smtp-mailer.ts';
import { mailServer, type MailServerOptions } from '../platform/outbound/testing/mail-server.ts';
import type { Mailer } from '../platform/outbound/mailer.ts';
import { setTheme } from '../modules/brand/command-look.service.ts';
import { tenantDirectory } from '../tenants/directory.ts';
import { readApplications } from '../testing/applications.ts';
import { auditedPeople } from '../testing/audited.ts';
import { onEachDatabase } from '../testing/databases.ts';
import { testApp } from '../testing/test-app.ts';
import { workersOf } from '../operations/workers.ts';

const soon = { timeout: 20_000, interval: 50 };

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
});

const working = async (db: Database, mailer?: Mailer): Promise<Jobs> => {
  const workers = workersOf({
    db,
    tenants: tenantDirectory(db),
    config: readConfig({}, '/'),
    ...(mailer && { mailer }),
  });
  const jobs = await startJobs(db, { workers, log: jsonLog(() => undefined), timings: fastTimings });
  stops.push(() => jobs.stop());
  return jobs;
};
const serving = async (options?: MailServerOptions) => {
  const server = await mailServer(options);
  stops.push(() => server.stop());
  return { ...server, mailer: smtpMailer(server.url, { timeoutMs: 500 }) };
};

const statesOf = (db: Database, id: number) => () =>
  db.inTenant('harbour', async (trx) => {
    const rows = await trx
      .selectFrom('mail_message')
      .select('state')
      .where('application_id', '=', id)
      .execute();
    return rows.map(({ state }) => state);
  });

onEachDatabase('Queued emails', (db) => {
  const send = async (id: number) => {
    const app = testApp(db());
    const answer = await app.send(`/api/application/emailresumelink/${id}`, { as: 'FULL', json: {} });
    expect(await answer.json()).toEqual({ ErrorNo: 0 });
    return readApplications(app);
  };
  /** Applications for which a resume link can be sent, one for each test. */
  const online = async () => {
    const { rows } = await readApplications(testApp(db()));
    return rows
      .filter(
        ({ Status, ApplicationModeCode }) => Status === 'Primary edit' && ApplicationModeCode === 'Online',
      )
      .map(({ ApplicationID }) => ApplicationID);
  };
  const nth = async (index: number) => (await online())[index] ?? 0;

  const invite = async (email: string) => {
    const json = {
      firstName: 'Nadia',
      lastName: 'New',
      MobileNumber: '0412345678',
      email,
      RoleId: 'adviser',
    };
    const answer = await testApp(db()).send('/api/user/invite', { as: 'FULL', json });
    expect(await answer.json()).toMatchObject({ ErrorNo: 0 });
  };
  const stored = (address: string) =>
    db().inTenant('harbour', (trx) =>
      trx
        .selectFrom('mail_message')
        .select(['id', 'state', 'text', 'html'])
        .where('address', '=', address)
        .executeTakeFirstOrThrow(),
    );
  const hoursLeft = (globalId: string) =>
    db().inTenant('harbour', async (trx) => {
      const links = trx.selectFrom('one_time_link').select('expires_at').where('global_id', '=', globalId);
      return ((await links.executeTakeFirstOrThrow()).expires_at.getTime() - Date.now()) / 3600_000;
    });
  const holderOf = (text: string) =>
    db().inTenant('harbour', (trx) =>
      tokenHolder(trx, 'invitation', /one-time\/([\w-]{43})/.exec(text)?.[1] ?? '', Date.now),
    );

  test('reach the mail server once, however many workers share the queue', { timeout: 30_000 }, async () => {
    const server = await serving();
    const id = await nth(0);
    await working(db(), server.mailer);
    await working(db(), server.mailer);
    await send(id);
    await expect.poll(statesOf(db(), id), soon).toEqual(['sent']);
    expect(server.taken).toHaveLength(1);
    // The invitation link is created when the email is sent: the stored email grants nothing.
    const address = 'nadia@post.example';
    await invite(address);
    await expect.poll(async () => (await stored(address)).state, soon).toBe('sent');
    const { text, html } = await stored(address);
    expect(await holderOf(text + html)).toBeUndefined();
    const holder = await holderOf((server.taken[1] ?? '').replace(/=\r\n/g, ''));
    expect(holder).toMatch(/^G-/);
    expect(await hoursLeft(holder ?? '')).toBeCloseTo(24, 1);
    const left = await db().system((trx) => trx.selectFrom('queued_task').select('id').execute());
    expect(left).toEqual([]);
  });

  test(
    'have the look of the tenant at the time when they are sent (STUDIO-064)',
    { timeout: 60_000 },
    async () => {
      const server = await serving();
      const id = await nth(7);
      await send(id);
      await setTheme(db(), 'harbour', { brand: '#7a1fa2' });
      await working(db(), server.mailer);
      await expect.poll(statesOf(db(), id), soon).toEqual(['sent']);
      const sent = (server.taken[0] ?? '').replace(/=\r\n/g, '');
      expect(sent).toContain('#7a1fa2');
      expect(sent).not.toMatch(/<img|url\(/);
    },
  );

  test('without a mail server stay in the outbox', { timeout: 30_000 }, async () => {
    const id = await nth(1);
    const address = 'nadia.again@post.example';
    await working(db());
    await send(id);
    await expect.poll(statesOf(db(), id), soon).toEqual(['sent']);
    const app = testApp(db());
    const list = await (await app.send('/dev/outbox')).text();
    const message = /\/dev\/outbox\/([\w-]+)\/html/.exec(list)?.[1] ?? '';
    const shown = await app.send(`/dev/outbox/${message}/html`);
    expect(shown.headers.get('content-security-policy')).toContain(`sandbox; default-src 'none'`);
    expect(await shown.text()).toContain(`application ${id}`);
    expect((await app.send(`/dev/outbox/${message}/html`, { host: 'meridian.localhost' })).status).toBe(404);
    const real = testApp(db(), { config: { ...readConfig({}, '/'), demo: false } });
    expect((await real.send('/dev/outbox')).status).toBe(404);
    // The stored invitation is as it was sent.
    await invite(address);
    await expect.poll(async () => (await stored(address)).state, soon).toBe('sent');
    const invitation = await app.send(`/dev/outbox/${(await stored(address)).id}/text`);
    expect(await holderOf(await invitation.text())).toMatch(/^G-/);
  });

  test(
    'that the server rejects permanently are not retried, and the feed says so',
    { timeout: 30_000 },
    async () => {
      const server = await serving({
        onRcptTo: (_, __, done) => done(Object.assign(new Error('No.'), { responseCode: 550 })),
      });
      const id = await nth(2);
      await working(db(), server.mailer);
      const { lines } = await send(id);
      await expect.poll(statesOf(db(), id), soon).toEqual(['failed']);
      expect(await lines(id)).toContain('Email could not be sent');
      expect(server.sessions()).toBe(1);
      // An invitation has no feed, so the audit log says so.
      await invite('nobody@post.example');
      await expect
        .poll(async () => (await auditedPeople(db())).at(-1), soon)
        .toMatchObject({ action: 'invitation-unsent', actor_id: null, part: 'failed' });
    },
  );

  test(
    'that no server accepts are retried, then marked as failed, and the feed says so',
    { timeout: 40_000 },
    async () => {
      const server = await serving({
        onRcptTo: (_, __, done) => done(Object.assign(new Error('Later.'), { responseCode: 450 })),
      });
      const id = await nth(3);
      await working(db(), server.mailer);
      const { lines } = await send(id);
      await expect.poll(statesOf(db(), id), soon).toEqual(['failed']);
      expect(server.sessions()).toBe(2);
      expect((await lines(id)).filter((line) => line.startsWith('Email'))).toEqual([
        'Email could not be sent',
      ]);
    },
  );

  test(
    'that were sent without a response are not sent twice, and the feed says that the result is unknown',
    { timeout: 30_000 },
    async () => {
      const server = await serving({ onData: (stream) => void stream.resume() });
      const id = await nth(4);
      await working(db(), server.mailer);
      const { lines } = await send(id);
      await expect.poll(statesOf(db(), id), soon).toEqual(['doubtful']);
      expect(await lines(id)).toContain('Email may not have been sent');
      expect(server.sessions()).toBe(1);
    },
  );

  test('of a deleted application are not sent', { timeout: 30_000 }, async () => {
    const server = await serving();
    const id = await nth(5);
    const other = await nth(6);
    await send(id);
    await send(other);
    await db().inTenant('harbour', (trx) =>
      trx.deleteFrom('mail_message').where('application_id', '=', id).execute(),
    );
    await working(db(), server.mailer);
    await expect.poll(statesOf(db(), other), soon).toEqual(['sent']);
    expect(await statesOf(db(), id)()).toEqual([]);
    expect(server.taken).toHaveLength(1);
  });
});
