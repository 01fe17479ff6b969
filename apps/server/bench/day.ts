import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { everyClaim, sortKeys } from '@portal/api/contract';
import { sql } from 'kysely';
import { demoKey } from '../src/platform/db/sealer.ts';
import { freePort } from '../src/platform/sockets/listen.ts';
import { requestsTo, type Call } from '../src/testing/requests-to.ts';
import { signIn, type SignedIn } from '../src/testing/page-sign-in.ts';
import { runProgram } from '../src/testing/program.ts';
import { checkAtMost, middle, percentile, reportMissed, write } from './figures.ts';
import { firstId } from './fill.ts';
import { seeded } from './served.ts';

/**
 * Simulates a mixed working day of a company on the built server and PostgreSQL, and measures response times, errors
 * and memory growth. A request is timed from when it was due, so that a slow server does not receive fewer requests.
 */
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    minutes: { type: 'string', default: '30' },
    rate: { type: 'string', default: '100' },
    people: { type: 'string', default: '40' },
  },
});
const rows = Number(values.rows);
const minutes = Number(values.minutes);
const rate = Number(values.rate);

/** Maximum p95 of lists in milliseconds; maximum memory growth in megabytes per minute, after a warm-up in minutes. */
const goals = { list: 150, growth: 1, growthAfter: 10 };

const database = await seeded(rows);
const [port, metricsPort] = [await freePort(), await freePort()];
const server = runProgram(join('..', 'dist', 'main.js'), {
  DATABASE_URL: database.databaseUrl,
  PORT: String(port),
  PORTAL_HOST: '127.0.0.1',
  PORTAL_METRICS_PORT: String(metricsPort),
  PORTAL_DEMO: '1',
  PORTAL_TOKEN_BINDING: '0',
  PORTAL_DATA_KEY: Buffer.from(demoKey).toString('base64'),
  NODE_ENV: 'production',
});
const host = 'harbour.localhost';
const { ask, close } = requestsTo(port, { host, scheme: 'http', connections: 150 });

/** A fixed seed, so that every run is the same. */
let state = 20_261_122;
function any(limit: number): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 4_294_967_296) * limit);
}
const one = <T>(from: readonly T[]): T => from[any(from.length)] as T;

let applications: readonly { readonly id: number; readonly guid: string }[] = [];
const guid = () => one(applications).guid;

const list = (query = ''): Call => ({ path: `/application/list/all?${query}` });
const post = (path: string, body: string | object, type = 'application/json'): Call => ({
  method: 'POST',
  path,
  headers: { 'content-type': type, 'idempotency-key': randomUUID() },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});
const statuses = ['Primary edit', 'Adviser edit', 'Documents pending', 'Locked', 'Complete'];
const labels = ['VIP', 'Hot', 'Cold'];
const among = (name: string, from: readonly string[]) =>
  `${name}=${encodeURIComponent(JSON.stringify([one(from)]))}`;
const disposition = 'content-disposition: form-data; name="files[]"; filename="scan.pdf"';
const scan = `--x\r\n${disposition}\r\n\r\n%PDF-1.7\n${'x'.repeat(300_000)}\r\n--x--\r\n`;

/**
 * Requests of each kind per ten thousand: a list, the next page, an application with its page's reads, back to the
 * list. Every tab polls its session.
 */
const kinds: readonly (readonly [name: string, share: number, call: () => Call])[] = [
  ['list', 2000, () => list()],
  ['list, sorted', 1000, () => list(`pageNo=${1 + any(6)}&sortBy=${one(sortKeys)}`)],
  ['list, own', 300, () => ({ path: '/application/list' })],
  ['list, one filter', 460, () => list(among('status', statuses))],
  ['list, two filters', 240, () => list(`${among('status', statuses)}&${among('label', labels)}`)],
  ['search', 500, () => list(`q=person${any(rows)}@post.example`)],
  ['application', 900, () => ({ path: `/application/get/${one(applications).id}` })],
  ['its activity', 900, () => ({ method: 'POST', path: `/application/activityfeed/${guid()}` })],
  ['its comments', 900, () => ({ path: `/comment/${guid()}` })],
  ['its addresses', 900, () => ({ path: `/application/get/ips/${guid()}` })],
  ['session ping', 500, () => ({ path: '/account/ping' })],
  ['configuration', 300, () => ({ path: '/configuration/information' })],
  ['lookup', 300, () => ({ path: '/account/assignees' })],
  ['users', 150, () => ({ path: `/user/list?PageNo=${1 + any(20)}` })],
  ['verifications', 150, () => ({ path: `/entity-verification/api/v1/Company?Page=${1 + any(20)}` })],
  ['comment', 150, () => post(`/comment/${guid()}`, { Comment: `Call ${any(rows)}` })],
  ['label', 100, () => post('/label/save', { ApplicationId: guid(), Label: one(labels) })],
  ['assignee', 100, () => post(`/application/assign/${guid()}`, { GlobalUserId: one(['G-ABLE', 'G-BUSY']) })],
  ['document', 50, () => post(`/document/upload/${guid()}`, scan, 'multipart/form-data; boundary=x')],
  ['export', 5, () => ({ path: '/application/export/all', keep: false })],
];

const took = new Map<string, number[]>(kinds.map(([name]) => [name, []]));
const problems: Record<string, number> = {};
/** Megabytes, every five seconds. */
const memory: number[] = [];
try {
  await server.line('Portal ready');
  const signedIn = await peopleAtWork();
  const watch = setInterval(() => void lookAtServer(), 5000);
  const begun = performance.now();
  const underWay = new Set<Promise<void>>();
  for (let number = 0; number < rate * minutes * 60; number += 1) {
    const due = begun + (number * 1000) / rate;
    if (due - performance.now() > 1) await pause(due - performance.now());
    const request = send(one(signedIn), due).finally(() => underWay.delete(request));
    underWay.add(request);
  }
  const achieved = (rate * minutes * 60) / ((performance.now() - begun) / 1000);
  await Promise.all(underWay);
  clearInterval(watch);
  report(achieved);
} finally {
  close();
  server.signal('SIGTERM');
  await server.ended;
  await database.stop();
}
reportMissed();

/** Users with every claim, and the applications that they may change. */
async function peopleAtWork(): Promise<readonly SignedIn[]> {
  const emails = await database.db.system(async (trx) => {
    const changeable = await sql<{ id: number; guid: string }>`
      select id, guid from application where tenant_id = 'harbour' and id > ${firstId}
        and status in ('Primary edit', 'Adviser edit') order by hashint4(id) limit 2000`.execute(trx);
    applications = changeable.rows;
    const updated = await sql<{ email: string }>`
      update portal_user set permissions = ${everyClaim}::text[], password_hash = known.password_hash,
        has_application_access = true
      from (select password_hash from portal_user where tenant_id = 'harbour' and global_id = 'G-FULL') as known
      where tenant_id = 'harbour' and status = 'Active'
        and global_id in (select 'G-BENCH' || n from generate_series(1, ${Number(values.people) * 2}::int) as n)
      returning email`.execute(trx);
    return updated.rows.map(({ email }) => email).slice(0, Number(values.people));
  });
  const signedIn: SignedIn[] = [];
  for (const email of emails) signedIn.push(await signIn(ask, `http://${host}:${port}`, email));
  return signedIn;
}

async function send({ token }: SignedIn, due: number): Promise<void> {
  let left = any(kinds.reduce((sum, [, share]) => sum + share, 0));
  const [name, , call] = kinds.find(([, share]) => (left -= share) < 0) ?? one(kinds);
  const { path, headers, ...more } = call();
  const authorization = `Bearer ${token}`;
  const { status, text } = await ask({
    ...more,
    path: path.startsWith('/entity') ? path : `/api${path}`,
    headers: { ...headers, authorization },
  });
  took.get(name)?.push(performance.now() - due);
  // Errors in the results of single files and rows count too.
  const failed = /"(?:ErrorNo":\s*[-1-9]|Success":false)/.test(text.slice(0, 300));
  if (!failed && (status === 200 || status === 204)) return;
  const problem = `${name}: ${status} ${text.replace(/,"RequestId.*/, '').slice(0, 120)}`;
  problems[problem] = (problems[problem] ?? 0) + 1;
}

async function lookAtServer(): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  const bytes = /^process_resident_memory_bytes (\S+)$/m.exec(await answer.text())?.[1];
  memory.push(Number(bytes) / 1_048_576);
}

function report(achieved: number): void {
  write(`${rows} applications, ms`, 'requests', 'p50', 'p95', 'p99', 'most');
  const printLine = (name: string, times: readonly number[]) =>
    write(name, String(times.length), ...[0.5, 0.95, 0.99, 1].map((share) => percentile(times, share)));
  for (const [name, times] of took) printLine(name, times);
  const lists = [...took].flatMap(([name, times]) => (name.startsWith('list') ? times : []));
  printLine('all lists', lists);
  for (const [problem, times] of Object.entries(problems)) process.stdout.write(`${times} × ${problem}\n`);
  const failed = Object.values(problems).reduce((sum, times) => sum + times, 0);
  checkAtMost('requests that failed', failed, 0);
  checkAtMost('requests a second asked for to achieved', rate / achieved, 1.01);
  checkAtMost('p95 of the lists', percentile(lists, 0.95), goals.list);
  // The first third is excluded, because memory grows to its working size first.
  const third = (from: number) =>
    middle(memory.slice((memory.length * from) / 3, (memory.length * (from + 1)) / 3));
  const growth = (third(2) - third(1)) / (minutes / 3);
  write('memory, MB a minute', growth, 'at', memory.at(-1) ?? Number.NaN, 'MB');
  if (minutes >= goals.growthAfter)
    checkAtMost('megabytes a minute that memory grows by', growth, goals.growth);
}
