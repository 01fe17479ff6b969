import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/connect.ts';
import { openSeeded } from '../../testing/databases.ts';
import { testApp } from '../../testing/test-app.ts';

let db: Database;
beforeAll(async () => {
  db = await openSeeded('postgres');
});
afterAll(() => db.close());

test('logs each request as one line with time, method, tenant, route, status, duration and request id', async () => {
  const app = testApp(db);
  const answer = await app.send('/api/application/get/1002', { as: 'FULL' });
  expect(app.logged).toHaveLength(1);
  const line = JSON.parse(app.logged[0] ?? '') as Record<string, unknown>;
  expect(line).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    level: 'info',
    tenant: 'harbour',
    method: 'GET',
    route: '/api/application/get/:id',
    status: 200,
    ms: expect.any(Number),
    requestId: answer.headers.get('x-request-id'),
  });
});

test('search texts, request bodies and personal data never reach the log', async () => {
  const app = testApp(db);
  const canary = 'Xanthippe';
  const requests = [
    ['/api/application/list/all?q=Xanthippe', { as: 'FULL' }],
    ['/api/application/list/all?Xanthippe=1', { as: 'FULL' }],
    ['/api/application/get/Xanthippe', { as: 'FULL' }],
    ['/api/application/cancel', { as: 'FULL', json: { Xanthippe: canary } }],
    ['/api/account/info', { headers: { authorization: 'Bearer Xanthippe' } }],
    ['/list?q=Xanthippe', {}],
    ['/Xanthippe/Xanthippe', {}],
    ['/assets/Xanthippe.js', {}],
    ['/tenant-assets/Xanthippe/Xanthippe', {}],
    ['/', { host: 'Xanthippe.example' }],
    ['/api/account/info', { as: 'FULL' }],
  ] as const;
  for (const [path, request] of requests) await app.send(path, request);
  expect(app.logged).toHaveLength(requests.length);
  // Random ids and times contain any digits.
  const lines = app.logged.map((line) => line.replace(/"(?:time|requestId)":"[^"]*"/g, ''));
  expect(lines.join('')).not.toMatch(/xanthippe|fiona|harbour\.example|G-FULL|1002/i);
});
