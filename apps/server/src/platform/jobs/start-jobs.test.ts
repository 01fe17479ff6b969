import { randomUUID } from 'node:crypto';
import { afterEach, expect, inject, test } from 'vitest';
import { releaseScope } from '../../../../../tools/test-scope.ts';
import { connectPostgres, type Database } from '../db/connect.ts';
import { jsonLog } from '../observability/log.ts';
import { copiedDatabase, onBothDatabases, openSeeded } from '../../testing/databases.ts';
import { enqueue, type Task } from './enqueue.ts';
import { jobsInBackground } from './jobs-in-background.ts';
import { startJobs, type Worker, type Workers } from './start-jobs.ts';
import { fastTimings } from './testing/fast-timings.ts';

const log = jsonLog(() => undefined);
const soon = { timeout: 20_000, interval: 50 };
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
});

/** Works off the queue with this worker until the test ends. */
async function working(db: Database, worker: Partial<Worker>): Promise<() => Promise<void>> {
  const nothing = () => Promise.resolve();
  const workers: Workers = { mail: { run: nothing, onRetriesExhausted: nothing, ...worker } };
  const jobs = await startJobs(db, { workers, log, timings: fastTimings });
  const stop = () => jobs.stop();
  stops.push(stop);
  return stop;
}

onBothDatabases('A background task', (db) => {
  const leave = async (task: Task = { tenant: 'harbour', id: randomUUID() }) => {
    await db().inTenant(task.tenant, (trx) => enqueue(trx, 'mail', task));
    return task;
  };

  test('runs once per id', { timeout: 30_000 }, async () => {
    const tasks = [await leave(), await leave({ tenant: 'meridian', id: randomUUID() })];
    const done: Task[] = [];
    await working(db(), { run: async (task) => void done.push(task) });
    await expect.poll(() => done.length, soon).toBe(2);
    expect(done.map(({ id }) => id).toSorted()).toEqual(tasks.map(({ id }) => id).toSorted());
  });

  test('of one tenant does not delay those of others', { timeout: 30_000 }, async () => {
    for (let left = 0; left < 5; left += 1) await leave();
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
    const done: string[] = [];
    let relayBatchSize = 0;
    await working(db(), {
      run: async ({ tenant }) => {
        if (tenant === 'harbour') {
          relayBatchSize += 1;
          expect(relayBatchSize).toBe(1);
          await mayEnd;
          relayBatchSize -= 1;
        }
        done.push(tenant);
      },
    });
    await expect.poll(() => relayBatchSize, soon).toBe(1);
    await leave({ tenant: 'meridian', id: randomUUID() });
    await expect.poll(() => done, soon).toEqual(['meridian']);
    end();
    await expect.poll(() => done.length, soon).toBe(6);
  });

  test('of a rolled-back transaction never runs', { timeout: 30_000 }, async () => {
    const taken = randomUUID();
    await expect(
      db().inTenant('harbour', async (trx) => {
        await enqueue(trx, 'mail', { tenant: 'harbour', id: taken });
        throw new Error('stop');
      }),
    ).rejects.toThrow('stop');
    const { id } = await leave();
    const done: string[] = [];
    await working(db(), { run: async (task) => void done.push(task.id) });
    await expect.poll(() => done, soon).toEqual([id]);
  });

  test('is retried, and ends in the dead letter queue', { timeout: 30_000 }, async () => {
    const { id } = await leave();
    let tries = 0;
    const given: string[] = [];
    await working(db(), {
      run: () => {
        tries += 1;
        return Promise.reject(new Error('not now'));
      },
      onRetriesExhausted: async (task) => void given.push(task.id),
    });
    await expect.poll(() => given, soon).toEqual([id]);
    expect(tries).toBe(2);
  });

  test('that is running ends before its process does', { timeout: 30_000 }, async () => {
    await leave();
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    let ended = false;
    const stop = await working(db(), {
      run: async () => {
        begin();
        await mayEnd;
        ended = true;
      },
    });
    await begun;
    const stopping = stop();
    end();
    await stopping;
    expect(ended).toBe(true);
  });

  test('of another tenant can be neither read nor enqueued from within a tenant', async () => {
    await expect(
      db().inTenant('meridian', (trx) => enqueue(trx, 'mail', { tenant: 'harbour', id: randomUUID() })),
    ).rejects.toThrow(/row-level security/);
    await expect(
      db().inTenant('harbour', (trx) => trx.selectFrom('queued_task').selectAll().execute()),
    ).rejects.toThrow(/permission denied/);
  });
});

test.runIf(releaseScope)(
  'nightly work is scheduled once for all processes, and runs when it is due',
  async () => {
    const db = connectPostgres(await copiedDatabase(inject('postgresTemplate')), 6);
    stops.push(() => db.close());
    let nights = 0;
    const nothing = { run: () => Promise.resolve(), onRetriesExhausted: () => Promise.resolve() };
    const nightly = {
      'at-night': () => {
        nights += 1;
        return Promise.resolve();
      },
    };
    for (let process = 0; process < 2; process += 1) {
      const jobs = await startJobs(db, { workers: { mail: nothing }, nightly, log, timings: fastTimings });
      stops.push(() => jobs.stop());
    }
    const { rows } = await db.statement('select name, cron, timezone from pgboss.schedule');
    expect(rows).toEqual([{ name: 'at-night', cron: '30 16 * * *', timezone: 'UTC' }]);
    await db.statement(`insert into pgboss.job (name) values ('at-night')`);
    await expect.poll(() => nights, soon).toBe(1);
  },
);

test(
  'a queue that fails again and again is not ready and logs why, until it works again',
  { timeout: 60_000 },
  async () => {
    const db = await openSeeded('postgres');
    stops.push(() => db.close());
    const logged: string[] = [];
    const nothing = () => Promise.resolve();
    const options = {
      workers: { mail: { run: nothing, onRetriesExhausted: nothing } },
      log: jsonLog((line) => logged.push(line)),
      timings: fastTimings,
    };
    const jobs = jobsInBackground(() => startJobs(db, options), options.log);
    stops.push(() => jobs.stop());
    await expect.poll(() => jobs.working(), soon).toBe(true);
    await db.statement('alter schema pgboss rename to elsewhere');
    await expect.poll(() => jobs.working(), soon).toBe(false);
    // Its other queue may fail first.
    const lines = () => logged.map((line) => JSON.parse(line) as Record<string, unknown>);
    const reason = expect.objectContaining({ event: 'jobs', queue: 'mail', code: '42P01' });
    await expect.poll(lines, soon).toContainEqual(reason);
    await db.statement('alter schema elsewhere rename to pgboss');
    await expect.poll(() => jobs.working(), soon).toBe(true);
  },
);

test('retries a failed start in the background without delaying the stop', async () => {
  let tries = 0;
  const jobs = jobsInBackground(() => {
    tries += 1;
    return Promise.reject(new Error('no database'));
  }, log);
  await expect.poll(() => tries, soon).toBe(1);
  await jobs.stop();
  expect(tries).toBe(1);
});
