import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectPostgres, type Database } from '../../db/connect.ts';
import { begin, fiona, fillIn, identityServer, signedIn } from '../../../people/testing/identity-server.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { freePort } from '../../sockets/listen.ts';
import { openSeeded } from '../../../testing/databases.ts';
import { createConcurrencyLimits } from '../../limits/concurrency-limits.ts';
import { testApp } from '../../../testing/test-app.ts';
import { prometheus, type Prometheus } from './prometheus.ts';
import { serveMetrics } from './serve-metrics.ts';
import { jsonLog } from '../log.ts';
import { observedWorkers } from './observed-workers.ts';

let db: Database;
beforeAll(async () => {
  db = await openSeeded('postgres');
});
afterAll(() => db.close());

const places = createConcurrencyLimits();
const lacking = (on: Database = db) =>
  prometheus({ db: on, missing: () => Promise.resolve(['jobs']), limits: places });
/** The lines of one metric, without its help text. */
const linesOf = async ({ registry }: Prometheus, name: string): Promise<readonly string[]> =>
  (await registry.metrics()).split('\n').filter((line) => line.startsWith(name));

test('counts responses by route template and status, never by path', async () => {
  const metrics = lacking();
  const app = testApp(db, { observers: { metricRecorder: metrics.metricRecorder } });
  for (const [path, as] of [
    ['/api/application/get/1002', 'FULL'],
    ['/api/application/get/1003', 'FULL'],
    ['/api/application/get/1002', 'NONE'],
    ['/api/application/list?q=Xanthippe', undefined],
    ['/api/Xanthippe/1002', undefined],
    ['/list?q=Xanthippe', undefined],
  ] as const)
    await app.send(path, as === undefined ? {} : { as });
  expect(await linesOf(metrics, 'portal_http_answers_total')).toEqual([
    'portal_http_answers_total{method="GET",route="/api/application/get/:id",status="200"} 2',
    'portal_http_answers_total{method="GET",route="/api/application/get/:id",status="404"} 1',
    'portal_http_answers_total{method="GET",route="/api/application/list",status="401"} 1',
    'portal_http_answers_total{method="GET",route="unmatched",status="404"} 1',
    'portal_http_answers_total{method="GET",route="/(page)",status="200"} 1',
  ]);
  expect(await linesOf(metrics, 'portal_http_answer_seconds_count')).toContain(
    'portal_http_answer_seconds_count{method="GET",route="/api/application/get/:id"} 3',
  );
  // Values may be any number, so only names are compared.
  const names = (await metrics.registry.metrics()).replace(/ [\d.e+-]+$/gim, '');
  expect(names).not.toMatch(/xanthippe|1002|harbour|fiona|G-FULL/i);
});

test('reports waiting jobs with their age, and attempts with their outcome; a failed one is logged', async () => {
  const logged: string[] = [];
  const metrics = lacking();
  await db.inTenant('harbour', (trx) => enqueue(trx, 'mail', { tenant: 'harbour', id: randomUUID() }));
  expect(await linesOf(metrics, 'portal_queue_tasks{')).toEqual([
    'portal_queue_tasks{work="mail",state="left"} 1',
  ]);
  const [age = ''] = await linesOf(metrics, 'portal_queue_oldest_seconds{');
  expect(age).toMatch(/^portal_queue_oldest_seconds\{work="mail",state="left"\} \d+(\.\d+)?(e-\d+)?$/);

  const { mail } = observedWorkers(
    {
      mail: {
        run: ({ id }) => (id === 'bad' ? Promise.reject(new Error('not now')) : Promise.resolve()),
        onRetriesExhausted: async () => {},
      },
    },
    { metricRecorder: metrics.metricRecorder, log: jsonLog((line) => logged.push(line)) },
  );
  await mail.run({ tenant: 'harbour', id: 'good' });
  await expect(mail.run({ tenant: 'harbour', id: 'bad' })).rejects.toThrow('not now');
  expect(logged).toEqual([expect.stringContaining('"event":"job failed","job":"mail","error":"Error"')]);
  await mail.onRetriesExhausted({ tenant: 'harbour', id: 'bad' });
  expect(await linesOf(metrics, 'portal_work_total')).toEqual([
    'portal_work_total{work="mail",outcome="done"} 1',
    'portal_work_total{work="mail",outcome="failed"} 1',
    'portal_work_total{work="mail",outcome="given-up"} 1',
  ]);
});

test('reports the concurrency limits by work class: running, waiting and maximum', async () => {
  const metrics = lacking();
  const leave = await places.acquire('export', { tenant: 'harbour', user: 'G-FULL' });
  expect(await linesOf(metrics, 'portal_places{work="export"')).toEqual([
    'portal_places{work="export",state="taken"} 1',
    'portal_places{work="export",state="waiting"} 0',
    'portal_places{work="export",state="maximum"} 4',
  ]);
  leave();
  expect(await linesOf(metrics, 'portal_place_refusals_total{work="export"')).toEqual([
    'portal_place_refusals_total{work="export"} 0',
  ]);
});

test('counts sign-in attempts by outcome, without a name', async () => {
  const metrics = lacking();
  const server = await identityServer(db, { observers: { metricRecorder: metrics.metricRecorder } });
  const visitor = server.browser();
  await fillIn(visitor, await visitor.go(begin().address), { ...fiona, password: 'wrong' });
  await signedIn(server.browser());
  expect(await linesOf(metrics, 'portal_sign_ins_total')).toEqual([
    'portal_sign_ins_total{outcome="refused"} 1',
    'portal_sign_ins_total{outcome="entered"} 1',
  ]);
  await server.stop();
});

test('reports the available metrics while the database is down', async () => {
  const away = connectPostgres('postgres://portal@127.0.0.1:1/portal', 3);
  const metrics = lacking(away);
  expect(await linesOf(metrics, 'portal_queue_')).toEqual([]);
  expect(await linesOf(metrics, 'portal_health')).toEqual([
    'portal_health{sign="running"} 1',
    'portal_health{sign="database"} 1',
    'portal_health{sign="migrations"} 1',
    'portal_health{sign="jobs"} 0',
  ]);
  expect(await linesOf(metrics, 'portal_pool_connections')).toContain(
    'portal_pool_connections{state="maximum"} 3',
  );
  expect((await linesOf(metrics, 'nodejs_eventloop_lag_p99_seconds')).length).toBe(1);
  await away.close();
});

test('serves the metrics on a separate port, with nothing else on it', async () => {
  const port = await freePort();
  const { registry } = lacking();
  const serving = await serveMetrics(registry, { port, hosts: ['127.0.0.1'] });
  const at = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${port}${path}`, { method });
  expect(await (await at('/metrics')).text()).toContain('# TYPE portal_health gauge');
  expect((await at('/')).status).toBe(404);
  expect((await at('/metrics', 'POST')).status).toBe(404);
  await expect(serveMetrics(registry, { port, hosts: ['127.0.0.1'] })).rejects.toThrow(
    `Port ${port} is taken or may not be used; set PORTAL_METRICS_PORT to another one.`,
  );
  await serving.stop();
  await expect(at('/metrics')).rejects.toThrow('fetch failed');
});

describe('The files for operators', () => {
  const docs = join(import.meta.dirname, '../../../../../../docs/operating');
  const { registry } = prometheus({ db: {} as Database, missing: () => Promise.resolve([]), limits: places });
  const metrics = registry.getMetricsAsArray() as unknown as readonly {
    readonly name: string;
    readonly labelNames: readonly string[];
  }[];
  const known = new Map(metrics.map(({ name, labelNames }) => [name, labelNames]));
  const own = [...known.keys()].filter((name) => name.startsWith('portal_'));
  const nameOf = (used: string) =>
    used.replace(/_(bucket|count|sum)$/, (end) => (known.has(used) ? end : ''));

  test('the dashboard uses existing metrics and labels', () => {
    const { panels } = JSON.parse(readFileSync(join(docs, 'dashboard.json'), 'utf8')) as {
      panels: { targets: { expr: string; legendFormat: string }[] }[];
    };
    const targets = panels.flatMap((panel) => panel.targets);
    const asked = targets.flatMap(({ expr, legendFormat }) => {
      const names = [...expr.matchAll(/\b(?:portal|nodejs|process)_\w+/g)].map(([used]) => nameOf(used));
      const labels = [
        ...[...expr.matchAll(/by \(([^)]+)\)/g)].flatMap(([, list = '']) => list.split(/,\s*/)),
        ...[...expr.matchAll(/(\w+)=~?"/g)].map(([, label = '']) => label),
        ...[...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label = '']) => label),
      ].filter((label) => !['le', 'instance'].includes(label));
      expect([expr, names.length]).not.toEqual([expr, 0]);
      return names.map((name) => ({ name, labels }));
    });
    for (const { name, labels } of asked) {
      expect([...known.keys()]).toContain(name);
      expect([name, labels.filter((label) => !known.get(name)?.includes(label))]).toEqual([name, []]);
    }
    // No metric of ours is unused.
    expect(own.filter((name) => !asked.some((each) => each.name === name))).toEqual([]);
  });

  test('the page lists each of our metrics with its labels', () => {
    const page = readFileSync(join(docs, 'monitoring.md'), 'utf8');
    const named = [...page.matchAll(/^\| `(portal_\w+)(?:\{([\w,]+)\})?`/gm)].map(
      ([, name = '', labels = '']) => [name, labels.split(',').filter(Boolean)],
    );
    expect(Object.fromEntries(named)).toEqual(Object.fromEntries(own.map((name) => [name, known.get(name)])));
  });
});
