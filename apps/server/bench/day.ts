import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import * as api from '@portal/api/contract';
import { sql } from 'kysely';
import { publishedKey } from '../src/platform/db/sealer.ts';
import { addressOf } from '../src/platform/http/mount.ts';
import { freePort } from '../src/platform/http/listen.ts';
import { askAt, type Call } from '../src/testing/asks.ts';
import { signIn, type SignedIn } from '../src/testing/page-sign-in.ts';
import { runProgram } from '../src/testing/program.ts';
import { checkAtMost, middle, percentile, reportMissed, write } from './figures.ts';
import { firstId } from './fill.ts';
import { seeded } from './served.ts';

/**
 * A mixed working day of a company on the built server and PostgreSQL: response times, errors, and whether memory grows. A
 * request's time counts from when it was due, so a slow server is not asked less.
 */
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    minutes: { type: 'string', default: '30' },
    rate: { type: 'string', default: '100' },
    people: { type: 'string', default: '40' },
  },
});
const [rows = 0, minutes = 0, rate = 0, people = 0] = [
  values.rows,
  values.minutes,
  values.rate,
  values.people,
].map(Number);

/** Milliseconds of the lists' p95; megabytes a minute that memory may grow by, measurable after so many minutes. */
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
  PORTAL_DATA_KEY: Buffer.from(publishedKey).toString('base64'),
  NODE_ENV: 'production',
});
const host = 'harbour.localhost';
const { ask, close } = askAt(port, { host, scheme: 'http', connections: 150 });

/** The same day at every run. */
let state = 20_261_122;
function any(limit: number): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 4_294_967_296) * limit);
}
const one = <T>(from: readonly T[]): T => from[any(from.length)] as T;

let applications: readonly { readonly id: number; readonly guid: string }[] = [];
const anyGuid = () => ({ params: { guid: one(applications).guid } });

interface Parts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, api.QueryValue>>;
  readonly json?: unknown;
  readonly form?: Buffer;
}

function callOf(
  endpoint: api.Endpoint,
  token: string,
  { params, query = {}, json, form: sent }: Parts,
): Call {
  const body = json === undefined ? sent : JSON.stringify(json);
  return {
    method: endpoint.method,
    path: `${api.filledPath(addressOf(endpoint), params)}?${new URLSearchParams(api.queryText(query)).toString()}`,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': sent ? 'multipart/form-data; boundary=x' : 'application/json',
      ...(endpoint.idempotent && { 'idempotency-key': randomUUID() }),
    },
    ...(body !== undefined && { body }),
  };
}

type Kind = readonly [name: string, share: number, endpoint: api.Endpoint, parts?: () => Parts];

const form = Buffer.concat([
  Buffer.from('--x\r\ncontent-disposition: form-data; name="files[]"; filename="scan.pdf"\r\n'),
  Buffer.from('content-type: application/pdf\r\n\r\n%PDF-1.7\n'),
  randomBytes(300_000),
  Buffer.from('\r\n--x--\r\n'),
]);
const { listAllApplications } = api;
const statuses = ['Primary edit', 'Adviser edit', 'Documents pending', 'Locked', 'Complete'];
const labels = ['VIP', 'Hot', 'Cold'];

/**
 * Requests of each kind in ten thousand: a list, the next page, an application with what its page reads, back to the list.
 * Every tab polls its session.
 */
const kinds: readonly Kind[] = [
  ['list', 2000, listAllApplications],
  [
    'list, sorted',
    1000,
    listAllApplications,
    () => ({ query: { pageNo: 1 + any(6), sortBy: one(api.sortKeys) } }),
  ],
  ['list, own', 300, api.listMyApplications],
  ['list, one filter', 460, listAllApplications, () => ({ query: { status: [one(statuses)] } })],
  [
    'list, two filters',
    240,
    listAllApplications,
    () => ({ query: { status: [one(statuses)], label: [one(labels)] } }),
  ],
  ['search', 500, listAllApplications, () => ({ query: { q: `person${any(rows)}@post.example` } })],
  ['application', 900, api.getApplication, () => ({ params: { id: String(one(applications).id) } })],
  ['its activity', 900, api.getActivityFeed, anyGuid],
  ['its comments', 900, api.getComments, anyGuid],
  ['its addresses', 900, api.getApplicationIps, anyGuid],
  ['session ping', 500, api.ping],
  ['configuration', 300, api.getSystemConfiguration],
  ['lookup', 300, api.listAssignees],
  ['users', 150, api.listUsers, () => ({ query: { PageNo: 1 + any(20) } })],
  ['verifications', 150, api.listCompanyVerifications, () => ({ query: { Page: 1 + any(20) } })],
  ['comment', 150, api.addComment, () => ({ ...anyGuid(), json: { Comment: `Call ${any(rows)}` } })],
  [
    'label',
    100,
    api.saveLabel,
    () => ({ json: { ApplicationId: one(applications).guid, Label: one(labels) } }),
  ],
  [
    'assignee',
    100,
    api.assignApplication,
    () => ({ ...anyGuid(), json: { GlobalUserId: one(['G-ABLE', 'G-BUSY']) } }),
  ],
  ['document uploaded', 50, api.uploadDocuments, () => ({ ...anyGuid(), form })],
  ['export of everything', 5, api.exportApplications, () => ({ params: { scope: 'all' } })],
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
    const request = send(anyKind(), one(signedIn), due).finally(() => underWay.delete(request));
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

/** People with every claim, and the applications that they may change. */
async function peopleAtWork(): Promise<readonly SignedIn[]> {
  const emails = await database.db.system(async (trx) => {
    const changeable = await sql<{ id: number; guid: string }>`
      select id, guid from application where tenant_id = 'harbour' and id > ${firstId}
        and status in ('Primary edit', 'Adviser edit') order by hashint4(id) limit 2000`.execute(trx);
    applications = changeable.rows;
    const updated = await sql<{ email: string }>`
      update portal_user set permissions = ${api.everyClaim}::text[], password_hash = known.password_hash
      from (select password_hash from portal_user where tenant_id = 'harbour' and global_id = 'G-FULL') as known
      where tenant_id = 'harbour' and status = 'Active'
        and global_id in (select 'G-BENCH' || n from generate_series(1, ${people * 2}::int) as n)
      returning email`.execute(trx);
    return updated.rows.map(({ email }) => email).slice(0, people);
  });
  const signedIn: SignedIn[] = [];
  for (const email of emails) signedIn.push(await signIn(ask, `http://${host}:${port}`, email));
  return signedIn;
}

function anyKind(): Kind {
  let left = any(kinds.reduce((sum, [, share]) => sum + share, 0));
  return kinds.find(([, share]) => (left -= share) < 0) ?? one(kinds);
}

async function send([name, , endpoint, parts]: Kind, { token }: SignedIn, due: number): Promise<void> {
  const { status, text } = await ask(callOf(endpoint, token, parts?.() ?? {}));
  took.get(name)?.push(performance.now() - due);
  // Results of single files and rows are errors too.
  const [error] = /"(?:ErrorNo":\s*[-1-9]|Success":false)[^}]*/.exec(text.slice(0, 300)) ?? [];
  if (error === undefined && (status === 200 || status === 204)) return;
  const problem = `${name}: ${status} ${error ?? text.replace(/,"RequestId.*/, '').slice(0, 120)}`;
  problems[problem] = (problems[problem] ?? 0) + 1;
}

async function lookAtServer(): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  const bytes = /^process_resident_memory_bytes (\S+)$/m.exec(await answer.text())?.[1];
  memory.push(Number(bytes) / 1_048_576);
}

function report(achieved: number): void {
  write(`${rows} applications, ms`, 'requests', 'p50', 'p95', 'p99', 'most');
  const tell = (name: string, times: readonly number[]) =>
    write(name, String(times.length), ...[0.5, 0.95, 0.99, 1].map((share) => percentile(times, share)));
  for (const [name, times] of took) tell(name, times);
  const lists = [...took].flatMap(([name, times]) => (name.startsWith('list') ? times : []));
  tell('all lists', lists);
  write('requests a second', achieved);
  for (const [problem, times] of Object.entries(problems)) process.stdout.write(`${times} × ${problem}\n`);
  const failed = Object.values(problems).reduce((sum, times) => sum + times, 0);
  checkAtMost('requests that failed', failed, 0);
  checkAtMost('requests a second asked for to achieved', rate / achieved, 1.01);
  checkAtMost('p95 of the lists', percentile(lists, 0.95), goals.list);
  // Memory grows to its working size first: the first third is left out.
  const third = (from: number) =>
    middle(memory.slice((memory.length * from) / 3, (memory.length * (from + 1)) / 3));
  const growth = (third(2) - third(1)) / (minutes / 3);
  write('memory, MB a minute', growth, 'at', memory.at(-1) ?? Number.NaN, 'MB');
  if (minutes >= goals.growthAfter)
    checkAtMost('megabytes a minute that memory grows by', growth, goals.growth);
}
