import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { connect, type SecureVersion } from 'node:tls';
import { chromium } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { CHROMIUM_ARGS, findChromium } from '../../../tools/browser.ts';
import { verifyAudit } from '../src/platform/history/verify-audit.ts';
import { forgottenPath } from '../src/people/paths.ts';
import { requestsTo, type SendRequest } from '../src/testing/requests-to.ts';
import { signIn, type SignedIn } from '../src/testing/page-sign-in.ts';
import { startFleet, type Fleet } from './fleet.ts';
import { summary, work, type Load, type Seen } from './load.ts';

/** Concurrent users. */
const people = 8;
const applicationId = 1006;

let fleet: Fleet;
let ask: SendRequest;
let close: () => void;
let fiona: SignedIn;
let guid: string;
let resumeLinks = 0;

beforeAll(async () => {
  fleet = await startFleet();
  ({ ask, close } = requestsTo(fleet.port));
  fiona = await signIn(ask, fleet.origin, 'fiona.full@harbour.example');
  const row = await fleet.db.inTenant('harbour', (trx) =>
    trx.selectFrom('application').select('guid').where('id', '=', applicationId).executeTakeFirstOrThrow(),
  );
  guid = row.guid;
});
afterAll(async () => {
  close();
  await fleet.stop();
});
const healths = (of?: 'ready' | 'live') => Promise.all(fleet.servers.map((server) => server.health(of)));
beforeEach(async () => {
  await vi.waitUntil(async () => (await healths()).every((status) => status === 200), { timeout: 20_000 });
});

const begin = (): Load => work(ask, { token: fiona.token, guid, people });
const printLine = (what: string, output: string) => process.stdout.write(`${what}: ${output}\n`);
const auth = () => ({ authorization: `Bearer ${fiona.token}` });

/** A rejection with Retry-After, or a file that was cut off, so that nobody takes a part for the whole. */
const isRefusal = ({ kind, status, retryAfter }: Seen): boolean =>
  (status === 503 && retryAfter === '1') || (kind === 'export' && status === 0);

/** Each acknowledged comment is stored once, and none is stored twice. */
async function expectNothingLost({ acknowledged }: Load): Promise<void> {
  const { text } = await ask({ path: `/api/comment/${guid}`, headers: auth() });
  const { Comments } = JSON.parse(text) as { Comments: { Comment: string }[] };
  const counts = new Map<string, number>();
  for (const { Comment } of Comments) counts.set(Comment, (counts.get(Comment) ?? 0) + 1);
  expect([...acknowledged].filter((comment) => counts.get(comment) !== 1)).toEqual([]);
  expect([...counts.values()].filter((count) => count > 1)).toEqual([]);
}

const upload = async (bytes: number, over: number) => {
  const form = new FormData();
  const content = ['%PDF-1.7 ', Buffer.alloc(bytes, 'x')];
  form.append('files[]', new File(content, `${randomUUID()}.pdf`, { type: 'application/pdf' }));
  const sent = new Response(form);
  return ask({
    path: `/api/document/upload/${guid}`,
    method: 'POST',
    headers: {
      ...auth(),
      'content-type': sent.headers.get('content-type') ?? '',
      'idempotency-key': randomUUID(),
    },
    body: await sent.bytes(),
    over,
  });
};

test('replacing all three servers one after another fails no call and signs nobody out', async () => {
  const load = begin();
  const uploads: ReturnType<typeof upload>[] = [];
  let longest = 0;
  for (const server of fleet.servers) {
    uploads.push(upload(2_000_000, 3000));
    await pause(500);
    const begun = performance.now();
    server.program().signal('SIGTERM');
    await expect.poll(() => server.health(), { interval: 10, timeout: 2000 }).not.toBe(200);
    const { code } = await server.program().ended;
    longest = Math.max(longest, performance.now() - begun);
    expect(code).toBe(0);
    await server.begin();
  }
  await pause(500);
  await load.stop();
  printLine(
    'Replaced one after another',
    `${summary(load.seen)}; a server took ${Math.round(longest)} ms to end`,
  );
  expect(load.seen.filter(({ status }) => status !== 200)).toEqual([]);
  expect((await Promise.all(uploads)).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await fiona.renew()).toBe(200);
  await expectNothingLost(load);
});

test('when one server is killed, another takes over its work, and nothing is done twice', async () => {
  const load = begin();
  const [victim] = fleet.servers;
  const resume = await ask({
    path: `/api/application/emailresumelink/${applicationId}`,
    method: 'POST',
    headers: { ...auth(), 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: '{}',
  });
  expect(resume.status).toBe(200);
  resumeLinks += 1;
  await pause(500);
  const at = performance.now();
  victim?.program().signal('SIGKILL');
  await victim?.program().ended;
  await pause(3000);
  await load.stop();
  await victim?.begin();
  const failed = load.seen.filter(({ status }) => status !== 200);
  printLine(
    'One killed',
    `${summary(load.seen)}; the last that failed ended ${Math.round(Math.max(0, ...failed.map((each) => each.at + each.ms - at)))} ms after`,
  );
  // Another server cannot continue a file that had begun.
  expect(failed.filter(({ kind, status }) => kind !== 'export' || status !== 0)).toEqual([]);
  await expectNothingLost(load);
});

test('during a database outage of two seconds calls are rejected temporarily, and all recovers within five seconds', async () => {
  const load = begin();
  await pause(500);
  await fleet.postgres.pause();
  await expect.poll(() => healths(), { timeout: 3000 }).toEqual([503, 503, 503]);
  expect(await healths('live')).toEqual([200, 200, 200]);
  await pause(2000);
  await fleet.postgres.resume();
  const back = performance.now();
  await expect.poll(() => healths(), { timeout: 5000, interval: 20 }).toEqual([200, 200, 200]);
  const ready = performance.now() - back;
  await pause(1000);
  await load.stop();
  const failed = load.seen.filter(({ status }) => status !== 200);
  const recovered = Math.max(0, ...failed.map((each) => each.at + each.ms - back));
  printLine(
    'Without a database for two seconds',
    `${summary(load.seen)}; ready ${Math.round(ready)} ms after it was back, the last rejection ${Math.round(recovered)} ms after`,
  );
  expect(failed.length).toBeGreaterThan(0);
  expect(failed.filter((each) => !isRefusal(each))).toEqual([]);
  expect(recovered).toBeLessThan(5000);
  expect(await fiona.renew()).toBe(200);
  await expectNothingLost(load);
});

test('connections lost in mid-transaction fail these calls only, and leave no partial writes', async () => {
  const load = begin();
  for (let round = 0; round < 10; round += 1) {
    await pause(200);
    await fleet.db.statement(
      `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'fleet_server'`,
    );
  }
  await pause(1000);
  const quiet = performance.now();
  await pause(1000);
  await load.stop();
  printLine('Connections cut ten times', summary(load.seen));
  expect(load.seen.filter((each) => each.status !== 200 && !isRefusal(each))).toEqual([]);
  expect(load.seen.filter(({ status, at }) => status !== 200 && at > quiet)).toEqual([]);
  await expectNothingLost(load);
});

test('all emails queued meanwhile are sent once', async () => {
  const ends = async () => {
    const { rows } = await fleet.db.statement(
      `select state, count(*)::int as n from mail_message where queued_at > now() - interval '1 hour' group by state`,
    );
    return Object.fromEntries((rows as { state: string; n: number }[]).map(({ state, n }) => [state, n]));
  };
  await expect.poll(ends, { timeout: 60_000 }).toEqual({ sent: resumeLinks });
  expect(fleet.mail.taken.length).toBe(resumeLinks);
});

test('the audit log of all this is one intact chain', async () => {
  const { lines, problem } = await verifyAudit(fleet.db, 'harbour');
  expect(problem).toBeUndefined();
  expect(lines).toBeGreaterThan(0);
});

test('CSP reports of a browser reach the servers over https', async () => {
  const trusted = `--ignore-certificate-errors-spki-list=${fleet.keyHash}`;
  const browser = await chromium.launch({
    // The headless shell sends no reports.
    executablePath: findChromium().replace('-headless-shell', ''),
    args: [...CHROMIUM_ARGS, trusted, '--short-reporting-delay'],
  });
  try {
    const page = await browser.newPage();
    // A page that exists without a build.
    const answer = await page.goto(fleet.origin + forgottenPath);
    const named = /^violations="([^"]+)"$/.exec(answer?.headers()['reporting-endpoints'] ?? '')?.[1] ?? '';
    expect(new URL(named, answer?.url()).href).toBe(`${fleet.origin}/api/violations`);
    const picture = 'https://elsewhere.example/picture.png';
    await page.evaluate(`document.body.append(Object.assign(new Image(), { src: '${picture}' }))`);
    const output = () => fleet.servers.flatMap((server) => server.program().out().split('\n'));
    await expect
      .poll(() => output().find((line) => line.includes('"policy violation"')), { timeout: 60_000 })
      .toMatch(/"tenant":"harbour","directive":"img-src","blocked":"https:\/\/elsewhere\.example"/);
  } finally {
    await browser.close();
  }
});

test('accepts TLS 1.2 and 1.3 and nothing older', async () => {
  const agreed = (maxVersion: SecureVersion) =>
    new Promise<string | undefined | null>((resolve) => {
      const options = { port: fleet.port, host: '127.0.0.1', servername: 'harbour.localhost' };
      const versions = { minVersion: 'TLSv1', maxVersion, ciphers: 'DEFAULT@SECLEVEL=0' } as const;
      const socket = connect({ ...options, ...versions, rejectUnauthorized: false }, () => {
        resolve(socket.getProtocol());
        socket.destroy();
      });
      socket.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code));
    });
  expect(await agreed('TLSv1.3')).toBe('TLSv1.3');
  expect(await agreed('TLSv1.2')).toBe('TLSv1.2');
  expect(await agreed('TLSv1.1')).toBe('ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION');
});

test('unknown hosts get no page, and the health endpoints cannot be reached from outside', async () => {
  expect((await ask({ path: '/health/ready' })).status).toBe(404);
  const elsewhere = requestsTo(fleet.port, { host: 'elsewhere.example' });
  expect((await elsewhere.ask({ path: '/' })).status).toBe(0);
  elsewhere.close();
});
