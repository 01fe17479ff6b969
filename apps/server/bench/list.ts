import { parseArgs } from 'node:util';
import { endpoint } from '@portal/api/contract';
import * as v from 'valibot';
import { createApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { connectPostgres } from '../src/db/connect.ts';
import { seedDemo } from '../src/db/demo/seed.ts';
import { migrate } from '../src/db/migrate.ts';
import { route } from '../src/http/route.ts';
import { staticFiles } from '../src/http/static-files.ts';
import { createIdentity } from '../src/identity/index.ts';
import { freePort, listen } from '../src/listen.ts';
import { tenantDirectory } from '../src/tenants.ts';
import { startPostgres } from '../src/testing/postgres.ts';
import { fill } from './fill.ts';
import { measure, type Target } from './measure.ts';

/** How much longer than the empty answer the list may take, p50 against p50. */
const allowed = 3;

const { values } = parseArgs({
  options: { rows: { type: 'string', default: '10000' }, rounds: { type: 'string', default: '400' } },
});
const rows = Number(values.rows);

/** Same token check, same tenant transaction, same headers: what any signed-in call costs before it does anything. */
const empty = endpoint({ id: 'C999', method: 'GET', path: '/empty', needs: 'signedIn', reply: v.object({}) });

const measured: readonly (Target & { readonly gated: boolean })[] = [
  { name: 'empty answer', path: '/api/empty', gated: false },
  { name: 'application/list', path: '/api/application/list', gated: true },
  { name: 'application/list/all', path: '/api/application/list/all', gated: true },
  { name: 'list/all by created', path: '/api/application/list/all?sortBy=DateCreated', gated: false },
  {
    name: 'list/all, one status',
    path: `/api/application/list/all?status=${encodeURIComponent('["Locked"]')}`,
    gated: false,
  },
  { name: 'list/all, search', path: '/api/application/list/all?q=person4242', gated: false },
];

const postgres = await startPostgres();
const db = connectPostgres(postgres.url());
await migrate(db);
await seedDemo(db);
process.stdout.write(`Filling ${rows} applications …\n`);
await fill(db, rows);
await vacuum(postgres.url());
const port = await freePort();
const config = readConfig({ PORT: String(port) }, '/');
const log = { event: () => undefined };
const tenants = tenantDirectory(db);
const identity = createIdentity({ db, tenants, config, log });
const app = createApp({
  db,
  tenants,
  identity,
  config,
  log,
  files: staticFiles('/nowhere'),
  extend: (hono, deps) => route(hono, deps, empty, () => ({})),
});
const listening = await listen(app, port);
const token = await identity.issueToken(`localhost:${port}`, 'G-FULL');
const results = await measure(`http://localhost:${port}`, token, measured, Number(values.rounds));
await listening.stop();
await db.close();
await postgres.stop();

const floor = results[0]?.p50 ?? Number.NaN;
const ratioOf = (p50: number) => p50 / floor;
process.stdout.write(`${rows} applications, PostgreSQL, HTTP over loopback, ms\n`);
process.stdout.write(
  `${'call'.padEnd(24)}${'best'.padStart(8)}${'p50'.padStart(8)}${'p95'.padStart(8)}${'x empty'.padStart(9)}${'bytes'.padStart(8)}\n`,
);
for (const { name, best, p50, p95, bytes } of results)
  process.stdout.write(
    `${name.padEnd(24)}${best.toFixed(2).padStart(8)}${p50.toFixed(2).padStart(8)}${p95.toFixed(2).padStart(8)}${ratioOf(p50).toFixed(2).padStart(9)}${String(bytes).padStart(8)}\n`,
  );
const slow = results.filter(
  (result) =>
    measured.some((target) => target.name === result.name && target.gated) &&
    !(ratioOf(result.p50) <= allowed),
);
if (slow.length > 0) {
  process.stderr.write(
    `Slower than ${allowed} x the empty answer: ${slow.map((result) => result.name).join(', ')}\n`,
  );
  process.exitCode = 1;
}

/** As the database's own housekeeping would: the index-only counts depend on it. */
async function vacuum(url: string): Promise<void> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('vacuum analyze');
  await client.end();
}
