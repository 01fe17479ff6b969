import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/connect.ts';
import { openSeeded } from '../../testing/databases.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let db: Database;
let app: TestApp;
beforeAll(async () => {
  db = await openSeeded('postgres');
  app = testApp(db);
});
afterAll(() => db.close());

const canary = 'Xanthippe-canary';

test.each([
  'pageNo=0',
  'pageNo=-1',
  'pageNo=abc',
  'pageNo=1e3',
  'pageNo=1&pageNo=2',
  'rowsPerPage=201',
  'rowsPerPage=',
  'status=Locked',
  'status={"a":1}',
  'status=[1]',
  'status=[[]]',
  `status=["${'a'.repeat(201)}"]`,
  'products=null',
  'mustHaveAllSelectedProducts=yes',
  `q=${'a'.repeat(201)}`,
  'q=%00',
  'sortBy=password_hash',
  'sortType=desc;drop',
  'tenant=meridian',
  'Status=["Locked"]',
  '__proto__=x',
  'constructor=x',
])('the list rejects ?%s', async (query) => {
  const answer = await app.send(`/api/application/list/all?${query}`, { as: 'FULL' });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({
    ErrorNo: -1,
    Message: expect.any(String),
    RequestId: answer.headers.get('x-request-id'),
  });
});

test.each([
  ['a value', `sortBy=${canary}`, 'The field sortBy is not valid.'],
  ['an unknown name', `${canary}=1`, `The field ${canary} is not known.`],
  ['a strange name', `${encodeURIComponent('<b>x</b>')}=1`, 'A field is not known.'],
])('the error for %s names the field and never its value', async (_, query, message) => {
  const answer = await app.send(`/api/application/list?${query}`, { as: 'FULL' });
  expect(((await answer.json()) as { Message: string }).Message).toBe(message);
});

const post = (body: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  app.send('/api/application/cancel', { as: 'FULL', method: 'POST', body, headers });

test.each([
  ['not JSON', '{"ApplicationCancellations":'],
  ['empty', ''],
  ['null', 'null'],
  ['a text', '"x"'],
  ['polluting', '{"__proto__":{"a":1},"ApplicationCancellations":[]}'],
  ['one with a NUL', '{"ApplicationCancellations":[{"ApplicationGuid":"\\u0000"}]}'],
])('rejects a body that is %s', async (_, body) => {
  expect((await post(body)).status).toBe(400);
});

test('rejects a body that is nested too deeply, and accepts the deepest allowed nesting', async () => {
  const identification = async (depth: number) => {
    const nested = `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
    const answer = await app.send(
      '/api/verification/verify/00000000-0000-4000-8000-000000000001/00000000-0000-4000-8000-000000000002',
      {
        as: 'FULL',
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: `{"Mode":"ExistingEnquiry","IdentificationData":${nested}}`,
      },
    );
    return [answer.status, ((await answer.json()) as { Message: string }).Message];
  };
  expect(await identification(63)).toEqual([404, 'This cannot be found.']);
  for (const depth of [64, 5000, 150_000])
    expect(await identification(depth)).toEqual([400, 'The request is nested too deeply.']);
});

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/jsonp',
  '',
])('rejects a body of type %j before reading it', async (type) => {
  expect((await post('{}', type ? { 'content-type': type } : {})).status).toBe(415);
});

test('rejects a body over one megabyte, with and without a declared length', async () => {
  const large = `{"ApplicationCancellations":[${'1,'.repeat(600_000)}1]}`;
  expect((await post(large)).status).toBe(413);
  expect(
    (await post(large, { 'content-type': 'application/json', 'content-length': String(large.length) }))
      .status,
  ).toBe(413);
});

test('an unauthorised caller is rejected before the input is validated', async () => {
  expect((await app.send('/api/application/list?pageNo=x')).status).toBe(401);
  expect((await app.send('/api/application/list?pageNo=x', { as: 'NONE' })).status).toBe(403);
});

test.each(['/api', '/api/', '/api/nothing', '/api/application', '/api/application/get', '/API/account/info'])(
  'the address %s is not part of the API',
  async (path) => {
    const answer = await app.send(path, { as: 'FULL' });
    expect([404, 200]).toContain(answer.status);
    if (path.startsWith('/api'))
      expect(await answer.json()).toMatchObject({ ErrorNo: -1, Message: 'This cannot be found.' });
  },
);

const browserErrors = () =>
  app.logged
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ event }) => event === 'browser error');

test.each([
  'C22 /application/get/{id}: drift',
  'C21 /application/list/all: Applications[3].PromoCode is missing',
  'C78.1 /company/{number}: status 500',
  'sign-in: invalid_target (resource)',
  'tenant: C66 /validate-tenant-domain failed',
  'blocked: host id.example is not in AllowedHosts',
  'form: #/properties/a/pattern does not compile',
])('the error log takes "%s" without a sign-in (OP-241)', async (message) => {
  const json = { message, url: '', status: 0, GlobalId: 'G-FULL' };
  expect((await app.send('/api/errorlog', { json })).status).toBe(204);
  expect(browserErrors().at(-1)).toMatchObject({ tenant: 'harbour', message, statedGlobalId: 'G-FULL' });
});

test.each([
  [`${canary} could not open`, `/application/get/${canary}?q=${canary}`, canary],
  [`sign-in: ${canary}@post.example`, `/${canary}1`, `${canary} G-1`],
  [`form: ${canary} 123456789`, `https://${canary}.example`, '<b>'],
])('the error log withholds "%s", which may be personal data', async (message, url, GlobalId) => {
  expect((await app.send('/api/errorlog', { json: { message, url, status: 500, GlobalId } })).status).toBe(
    204,
  );
  expect(browserErrors().at(-1)).toMatchObject({ message: '(withheld)', url: '(withheld)' });
  expect(app.logged.join('')).not.toContain(canary);
});

test.each([
  ['another field', { message: 'C22 /x: drift', url: '', status: 0, stack: canary }, 400],
  ['a long text', { message: 'a'.repeat(201), url: '', status: 0 }, 400],
  ['a large body', { message: 'a'.repeat(40_000), url: '', status: 0 }, 413],
])('the error log rejects %s', async (_, json, status) => {
  const before = browserErrors().length;
  expect((await app.send('/api/errorlog', { json })).status).toBe(status);
  expect(browserErrors()).toHaveLength(before);
});

test('the error log writes at most 20 lines a minute for one address, which silences no other, and still answers', async () => {
  let now = Date.now();
  const server = testApp(db, { now: () => now });
  const body = JSON.stringify({ message: 'tenant: none has this domain', url: '', status: 0 });
  const headers = { 'content-type': 'application/json' };
  const send = (remoteAddress: string) =>
    server.hono.request(
      'http://harbour.localhost:4000/api/errorlog',
      { method: 'POST', headers, body },
      { incoming: { socket: { remoteAddress } } },
    );
  const lines = () => server.logged.filter((line) => line.includes('browser error')).length;
  for (let sent = 0; sent < 201; sent += 1) expect((await send('203.0.113.8')).status).toBe(204);
  expect(lines()).toBe(20);
  await send('203.0.113.9');
  expect(lines()).toBe(21);
  now += 60_000;
  await send('203.0.113.8');
  expect(lines()).toBe(22);
});
