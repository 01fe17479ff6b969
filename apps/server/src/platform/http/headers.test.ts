import { endpoint } from '@portal/api/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import type { Database } from '../db/connect.ts';
import { openSeeded } from '../../testing/databases.ts';
import { testApp, type Request, type TestApp } from '../../testing/test-app.ts';
import { declareHandler } from './guards.ts';
import { route } from './route.ts';

const failing = endpoint({
  id: 'C998',
  method: 'GET',
  path: '/failing',
  needs: 'signedIn',
  reply: v.object({}),
});
const secret = 'password=Hunter2 for fiona.full@harbour.example';

let db: Database;
let app: TestApp;
beforeAll(async () => {
  db = await openSeeded('postgres');
  app = testApp(db, {
    extend: (hono, deps) => {
      route(hono, deps, failing, () => {
        throw new Error(secret);
      });
      hono.get(
        '/away',
        declareHandler((c) => c.redirect('/list')),
      );
    },
  });
});
afterAll(() => db.close());

const answers: [name: string, path: string, status: number, request?: Request][] = [
  ['a page', '/list', 200],
  ['a page of no tenant', '/tenantnotfound', 421, { host: 'elsewhere.example' }],
  ['the silent callback', '/authentication/silent-callback', 200],
  ['a built file', '/assets/index-0a1b2c3d.js', 200],
  ['a missing file', '/assets/gone-0a1b2c3d.js', 404],
  ['a logo', '/tenant-assets/harbour/logo.svg', 200],
  ['a missing logo', '/tenant-assets/harbour/secret.svg', 404],
  ['an answer', '/api/account/info', 200, { as: 'FULL' }],
  ['an answer without a body', '/api/account/ping', 204, { as: 'FULL' }],
  ['a bad request', '/api/application/list?x=1', 400, { as: 'FULL' }],
  ['no token', '/api/account/info', 401],
  ['no permission', '/api/application/list', 403, { as: 'NONE' }],
  ['an unknown call', '/api/nothing', 404],
  ['an unknown method', '/list', 404, { method: 'DELETE' }],
  ['a body of another type', '/api/application/cancel', 415, { as: 'FULL', method: 'POST', body: 'x' }],
  ['a failure', '/api/failing', 500, { as: 'FULL' }],
  ['a redirect', '/away', 302],
  ['health', '/health/ready', 200],
];

test.each(answers)('%s (%s) carries every security header', async (_, path, status, request) => {
  const answer = await app.send(path, request);
  expect(answer.status).toBe(status);
  const { headers } = answer;
  expect(headers.get('content-security-policy')).toMatch(/default-src 'none'/);
  expect(headers.get('content-security-policy')).toMatch(/frame-ancestors '(none|self)'/);
  const policy = headers.get('content-security-policy')?.replace("style-src 'unsafe-inline'; sandbox;", '');
  expect(policy).not.toMatch(/unsafe|\*|https?:/);
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('permissions-policy')).toContain('camera=()');
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(headers.get('strict-transport-security')).toBeNull();
  expect(headers.get('x-powered-by')).toBeNull();
  expect(headers.get('cache-control') ?? (status === 302 ? 'no-store' : 'missing')).not.toBe('missing');
});

test('a page creates markup only through its purifier and in frames that run no script, a page of the provider never, and violations are reported', async () => {
  for (const [path, policy] of [
    ['/list', 'dompurify framed'],
    ['/authentication/silent-callback', `'none'`],
    ['/oidc/one-time/made-up', `'none'`],
  ] as const) {
    const { headers } = await app.send(path);
    expect(headers.get('content-security-policy')).toContain(
      `; require-trusted-types-for 'script'; trusted-types ${policy}; report-to violations; report-uri /api/violations`,
    );
    expect(headers.get('reporting-endpoints')).toBe('violations="/api/violations"');
  }
});

test('over https every response asks browsers for https', async () => {
  const secure = testApp(db, { config: readConfig({ PORTAL_SCHEME: 'https' }, '/') });
  for (const path of ['/list', '/api/nothing', '/assets/index-0a1b2c3d.js'])
    expect((await secure.send(path)).headers.get('strict-transport-security')).toMatch(/max-age=31536000/);
});

test('a failure reveals its cause neither to the caller nor to the log', async () => {
  const answer = await app.send('/api/failing', { as: 'FULL' });
  const text = await answer.text();
  expect(JSON.parse(text)).toEqual({
    ErrorNo: -1,
    Message: 'Something went wrong.',
    RequestId: answer.headers.get('x-request-id'),
  });
  expect(app.logged.join('')).toContain(answer.headers.get('x-request-id'));
  expect(app.logged.join('')).not.toContain('Hunter2');
});

test('only the silent callback can be framed, and only by its own origin', async () => {
  const policy = async (path: string) => (await app.send(path)).headers.get('content-security-policy') ?? '';
  expect(await policy('/authentication/silent-callback')).toContain("frame-ancestors 'self'");
  for (const path of [
    '/list',
    '/authentication/callback',
    '/tenant-assets/harbour/logo.svg',
    '/api/account/info',
  ])
    expect(await policy(path)).toContain("frame-ancestors 'none'");
});
