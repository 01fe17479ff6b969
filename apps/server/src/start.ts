import { join } from 'node:path';
import { createApp } from './app.ts';
import { originOf, databaseTimeoutsOf, type Config } from './config/config.ts';
import { bringUpToDate } from './platform/db/bring-up-to-date.ts';
import { connect } from './platform/db/connect.ts';
import { withJobTimeouts } from './platform/db/transaction-timeouts.ts';
import { demoAccounts } from './operations/seed/demo-accounts.ts';
import { demoIdentityRoutes, storeDemoIdentity } from './operations/seed/demo-identity.ts';
import { seedDemo } from './operations/seed/seed.ts';
import { rejectDemoPeople } from './operations/seed/seeded.ts';
import { failedChecks } from './platform/http/health.ts';
import { staticFiles } from './platform/http/static-files.ts';
import type { DemoAccounts } from './people/site/demo-choice.ts';
import { createIdentity } from './people/index.ts';
import { jobsInBackground, type JobsInBackground } from './platform/jobs/jobs-in-background.ts';
import { startJobs } from './platform/jobs/start-jobs.ts';
import { freePort, listen } from './platform/sockets/listen.ts';
import { jsonLog } from './platform/observability/log.ts';
import { observedNightly, observedWorkers } from './platform/observability/metrics/observed-workers.ts';
import { tracedDatabase } from './platform/observability/tracing/traced-database.ts';
import { metricsOf, recorderOf } from './platform/observability/observers-of.ts';
import { nightlyOf, workersOf } from './operations/workers.ts';
import { concurrencyLimits } from './platform/limits/concurrency-limits.ts';
import { workClassesOf } from './config/work-classes.ts';
import { tenantDirectory } from './tenants/directory.ts';
import type { Tenant } from './platform/tenant.ts';

export interface Running {
  stop(): Promise<void>;
}

/** Migrates the database, seeds an empty demo database, and serves everything on one port. */
export async function start(given: Config, root: string, write: (text: string) => void): Promise<Running> {
  const config = given.port === 0 ? await withFreePort(given) : given;
  concurrencyLimits.configure(workClassesOf(config));
  const recorder = await recorderOf(config);
  const connected = await connect({ ...config, timeouts: databaseTimeoutsOf(config) });
  const db = recorder ? tracedDatabase(connected) : connected;
  try {
    const applied = await bringUpToDate(db, config);
    if (applied.length > 0) write(`Database brought up to date: ${applied.join(', ')}\n`);
    if (!config.demo) await rejectDemoPeople(db);
    else if (await withJobTimeouts(() => seedDemo(db, new Date(), config.passwordCost)))
      write('Demo data stored\n');
    if (config.demo) await storeDemoIdentity(db, config);
    const log = jsonLog(write, { least: config.logLevel });
    const tenants = tenantDirectory(db, Date.now, log);
    const demo = config.demo ? demoAccounts(db) : undefined;
    const identity = createIdentity({ db, tenants, config, log, demoAccounts: demo });
    const files = staticFiles(join(root, 'apps/portal/dist'));
    let stopping = false;
    let jobs: JobsInBackground | undefined;
    const health = { db, stopping: () => stopping, jobsWorking: () => jobs?.working() ?? false };
    const metrics = await metricsOf(config, {
      db,
      missing: () => failedChecks(health),
      limits: concurrencyLimits,
    });
    const observers = { metricRecorder: metrics?.metricRecorder, recorder };
    const extend = config.demo ? demoIdentityRoutes : undefined;
    const app = createApp({ ...health, tenants, identity, config, log, files, observers, extend });
    const listening = await listen(app, { config, log });
    write(await welcome(config, await tenants.all(), demo));
    write(`Portal ready on ${originOf(config, 'localhost')}\n`);
    jobs = jobsInBackground(
      () =>
        startJobs(db, {
          workers: observedWorkers(workersOf({ db, tenants, config }), { ...observers, log }),
          nightly: observedNightly(nightlyOf({ db, tenants, config }), { ...observers, log }),
          log,
        }),
      log,
    );
    return {
      stop: async () => {
        stopping = true;
        await listening.stop();
        await jobs?.stop();
        await metrics?.stop();
        await db.close();
        await recorder?.stop();
      },
    };
  } catch (error) {
    await db.close();
    throw error;
  }
}

async function withFreePort(config: Config): Promise<Config> {
  const port = await freePort();
  return { ...config, port, publicPort: config.publicPort === 0 ? port : config.publicPort };
}

async function welcome(
  config: Config,
  all: readonly Tenant[],
  demo: DemoAccounts | undefined,
): Promise<string> {
  if (all.length === 0)
    return 'There is no tenant yet; make one with: pnpm tenant add <name> <host> <admin e-mail>\n';
  // The tenant of the bare address comes first, because the ready line opens it.
  const bareFirst = all.toSorted(
    (one, other) => Number(other.hosts.includes('localhost')) - Number(one.hosts.includes('localhost')),
  );
  const addresses = bareFirst.map(
    (tenant) =>
      `  ${tenant.displayName.padEnd(16)} ${tenant.hosts.map((host) => originOf(config, host)).join('  ')}\n`,
  );
  const [first] = bareFirst;
  const choice = first && (await demo?.(first));
  if (!choice) return ['Tenants\n', ...addresses].join('');
  const accounts = choice.accounts.map(({ email, note }) => `  ${email.padEnd(32)} ${note}\n`);
  return ['Tenants\n', ...addresses, `Demo accounts, password ${choice.password}\n`, ...accounts].join('');
}
