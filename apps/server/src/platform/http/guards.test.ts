import { endpoint, Permission } from '@portal/api/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/connect.ts';
import { openSeeded } from '../../testing/databases.ts';
import { testApp } from '../../testing/test-app.ts';
import { publicRoute, route } from './route.ts';

let db: Database;
beforeAll(async () => {
  db = await openSeeded('postgres');
});
afterAll(() => db.close());

const anything = endpoint({
  id: 'C999',
  method: 'GET',
  path: '/anything',
  needs: Permission.admin,
  reply: v.object({}),
});

test('a route that was not declared from an endpoint prevents the start of the server', () => {
  expect(() => testApp(db, { extend: (app) => app.get('/api/secret', (c) => c.text('all of it')) })).toThrow(
    'These routes do not say who may call them: GET /api/secret',
  );
});

test.each([[undefined], [''], [[]], ['Everyone, please'], [[Permission.admin, undefined]]])(
  'an endpoint with the invalid needs %j prevents the start of the server',
  (needs) => {
    const silent = { ...anything, needs: needs as never };
    expect(() => testApp(db, { extend: (app, deps) => route(app, deps, silent, () => ({})) })).toThrow(
      /does not say who may call it/,
    );
  },
);

test('a public endpoint can only be served with publicRoute', () => {
  const open = { ...anything, needs: 'public' as const };
  expect(() => testApp(db, { extend: (app, deps) => route(app, deps, open, () => ({})) })).toThrow(
    /publicRoute/,
  );
  expect(() => testApp(db, { extend: (app, deps) => publicRoute(app, deps, anything, () => ({})) })).toThrow(
    /route\(\)/,
  );
});

test('a response that breaks the contract fails', async () => {
  const strict = { ...anything, needs: 'signedIn' as const, reply: v.object({ Total: v.number() }) };
  const app = testApp(db, {
    extend: (hono, deps) => route(hono, deps, strict, () => ({ Total: 'many' }) as never),
  });
  expect((await app.send('/api/anything', { as: 'NONE' })).status).toBe(500);
});
