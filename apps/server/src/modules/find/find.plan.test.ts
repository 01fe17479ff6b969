import { Permission } from '@portal/api/contract';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { fill } from '../../../bench/fill.ts';
import { connectPostgres, type Database } from '../../platform/db/connect.ts';
import { copiedDatabase } from '../../testing/databases.ts';
import { explainerOfFilled, type Explained, type Explainer } from '../../testing/explained.ts';
import { personOf } from '../../testing/person.ts';
import { testApp } from '../../testing/test-app.ts';
import { findApplications, readApplications } from '../applications/application-find.ts';
import { ListCache } from '../applications/application-list.cache.ts';

let db: Database;
let explainer: Explainer;
const cache = new ListCache();
beforeAll(async () => {
  const url = await copiedDatabase(inject('postgresTemplate'));
  db = connectPostgres(url, 2);
  await fill(db, 12_000);
  explainer = await explainerOfFilled(url);
  await explained('samples the texts of the tenant');
}, 120_000);
afterAll(async () => {
  await explainer.close();
  await db.close();
});

const explained = (text: string, claims: readonly string[] = [Permission.allAppsInstance]) =>
  explainer.explain('harbour', (trx) => findApplications(trx, cache, personOf('G-MY', { claims }), text));
const nodesOf = (statements: readonly Explained[]) => statements.flatMap(({ nodes }) => nodes);
const buffersOf = (statements: readonly Explained[]) => statements.map(({ buffers }) => buffers);

test('an id is read by the primary key (PALETTE-015)', async () => {
  const statements = await explained('1004');
  expect(nodesOf(statements)).toEqual(['Index Scan']);
  expect(Math.max(...buffersOf(statements))).toBeLessThan(10);
});

test('an email address is read from the search index, by equality (PALETTE-018)', async () => {
  const statements = await explained('person4242@post.example');
  expect(statements).toHaveLength(1);
  expect(nodesOf(statements)).toContain('Function Scan');
  expect(nodesOf(statements)).not.toContain('Seq Scan');
  expect(Math.max(...buffersOf(statements))).toBeLessThan(400);
});

test('the newest applications with a common text are read along an index (PALETTE-019)', async () => {
  const counting = new ListCache({ countedTo: 100 });
  const statements = await explainer.explain('harbour', (trx) =>
    findApplications(trx, counting, personOf('G-FULL'), 'client'),
  );
  const [, , along] = statements;
  expect(statements).toHaveLength(3);
  expect(along?.nodes).toEqual(expect.arrayContaining(['Limit', 'Index Scan']));
  expect(along?.nodes).not.toContain('Sort');
  expect(along?.buffers).toBeLessThan(30);
});

test('an invisible id takes as much work as an unknown one (PALETTE-051)', async () => {
  const [invisible, unknown] = [
    await explained('1004', [Permission.myApps]),
    await explained('9999', [Permission.myApps]),
  ];
  expect(invisible.map(({ text }) => text)).toEqual(unknown.map(({ text }) => text));
  expect(invisible).toHaveLength(1);
  for (const [index, buffers] of buffersOf(invisible).entries())
    expect(Math.abs(buffers - (buffersOf(unknown)[index] ?? 0))).toBeLessThan(10);
  expect(await explained('fiona', [])).toEqual([]);
});

test('recent applications are read by their primary keys (PALETTE-031)', async () => {
  const statements = await explainer.explain('harbour', (trx) =>
    readApplications(trx, personOf('G-FULL'), [1004, 1001, 1_000_007]),
  );
  expect(statements).toHaveLength(1);
  expect(nodesOf(statements)).not.toContain('Seq Scan');
  expect(Math.max(...buffersOf(statements))).toBeLessThan(20);
});

test('a call sends the database one message for each part, besides begin and commit', async () => {
  const app = testApp(db);
  const send = (path: string, as: string, json: object) => app.send(path, { as, json });
  await send('/api/find', 'FULL', { Text: 'samples the texts of the tenant' });
  await Promise.all(['MY', 'NONE'].map((as) => send('/api/find', as, { Text: '12' })));
  const said = vi.spyOn(pg.Client.prototype, 'query');
  for (const [path, as, json, messages] of [
    ['/api/find', 'FULL', { Text: '1004' }, 5],
    ['/api/find', 'FULL', { Text: 'person4242@post.example' }, 5],
    ['/api/find', 'FULL', { Text: 'person4242' }, 5],
    ['/api/find', 'MY', { Text: 'person4242' }, 3],
    ['/api/find', 'NONE', { Text: 'person4242' }, 2],
    ['/api/find/applications', 'MY', { Ids: [1004, 1001] }, 3],
  ] as const) {
    said.mockClear();
    expect((await send(path, as, json)).status).toBe(200);
    expect([json, as, said.mock.calls.length]).toEqual([json, as, messages]);
  }
  said.mockRestore();
});
