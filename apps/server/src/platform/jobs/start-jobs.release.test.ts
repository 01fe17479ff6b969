import { afterEach, expect, inject, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { connectPostgres } from '../db/connect.ts';
import { jsonLog } from '../observability/log.ts';
import { smtpMailer } from '../outbound/smtp-mailer.ts';
import { mailServer } from '../outbound/testing/mail-server.ts';
import { tenantDirectory } from '../../tenants/directory.ts';
import { readApplications } from '../../testing/applications.ts';
import { copiedDatabase } from '../../testing/databases.ts';
import { runProgram } from '../../testing/program.ts';
import { testApp } from '../../testing/test-app.ts';
import { workersOf } from '../../operations/workers.ts';
import { startJobs } from './start-jobs.ts';
import { fastTimings } from './testing/fast-timings.ts';

const log = jsonLog(() => undefined);
const soon = { timeout: 20_000, interval: 50 };
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
});

test(
  'A killed process leaves its waiting tasks to the others, and no task of it runs twice',
  { timeout: 90_000 },
  async () => {
    const url = await copiedDatabase(inject('postgresTemplate'));
    const db = connectPostgres(url, 4);
    stops.push(() => db.close());
    const app = testApp(db);
    const { rows, lines } = await readApplications(app);
    const [early = 0, late = 0] = rows
      .filter((row) => row.Status === 'Primary edit' && row.ApplicationModeCode === 'Online')
      .map((row) => row.ApplicationID);
    for (const id of [early, late])
      await app.send(`/api/application/emailresumelink/${id}`, { as: 'FULL', json: {} });

    const never = Promise.withResolvers<void>().promise;
    const addressOf = (id: number) => rows.find((row) => row.ApplicationID === id)?.PrimaryEmail ?? '';
    const stalled = new Set<string>();
    const stalls = (name: string) => !stalled.has(name) && Boolean(stalled.add(name));
    const server = await mailServer({
      onRcptTo: ({ address }, _, done) => {
        if (address !== addressOf(early) || !stalls('early')) done();
      },
      taking: async (source) => {
        if (source.includes(addressOf(late)) && stalls('late')) await never;
      },
    });
    stops.push(() => server.stop());

    const env = {
      DATABASE_URL: url,
      PORTAL_SMTP_URL: server.url.href,
      PORTAL_MAIL_FROM: 'post@portal.example',
      PORTAL_DEMO: '1',
    };
    const victims = [
      runProgram('platform/jobs/testing/one-worker.ts', env),
      runProgram('platform/jobs/testing/one-worker.ts', env),
    ];
    await expect.poll(() => [...stalled].toSorted(), soon).toEqual(['early', 'late']);
    for (const victim of victims) victim.signal('SIGKILL');
    await Promise.all(victims.map(({ ended }) => ended));

    const config = readConfig({}, '/');
    const workers = workersOf({ db, tenants: tenantDirectory(db), config, mailer: smtpMailer(server.url) });
    const jobs = await startJobs(db, { workers, log, timings: fastTimings });
    stops.push(() => jobs.stop());
    const stateOf = (id: number) =>
      db.inTenant('harbour', async (trx) => {
        const row = await trx
          .selectFrom('mail_message')
          .select('state')
          .where('application_id', '=', id)
          .executeTakeFirst();
        return row?.state;
      });
    const states = async () => [await stateOf(early), await stateOf(late)];
    await expect.poll(states, { timeout: 60_000, interval: 200 }).toEqual(['sent', 'doubtful']);
    expect(server.taken).toHaveLength(1);
    expect(server.taken[0]).toContain(addressOf(early));
    expect(await lines(late)).toContain('Email may not have been sent');
  },
);
