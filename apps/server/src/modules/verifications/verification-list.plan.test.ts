import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { connectPostgres } from '../../platform/db/connect.ts';
import { copiedDatabase } from '../../testing/databases.ts';
import { explainerOfFilled, type Explainer } from '../../testing/explained.ts';
import { fillVerifications } from '../../testing/fill-verifications.ts';
import { readVerifications } from './verification-list.ts';

const rows = 20_000;
let explainer: Explainer;
beforeAll(async () => {
  const url = await copiedDatabase(inject('postgresTemplate'));
  const db = connectPostgres(url, 1);
  await fillVerifications(db, rows);
  await db.close();
  explainer = await explainerOfFilled(url);
}, 60_000);
afterAll(() => explainer.close());

test.each([
  ['company', 23 + rows - Math.floor(rows / 3)],
  ['individual', 12 + Math.floor(rows / 3)],
] as const)('reads a page of each %s from its index, without counting', async (service, total) => {
  const found = await explainer.visit('harbour', async (trx) => {
    const { responses, totalCount } = await readVerifications(trx, service, { Page: 1 });
    return [responses.length, totalCount];
  });
  expect(found).toEqual([10, total]);
  const statements = await explainer.explain('harbour', (trx) =>
    readVerifications(trx, service, { Page: 1 }),
  );
  expect(statements).toHaveLength(1);
  const [{ buffers, nodes } = { buffers: Infinity, nodes: [] }] = statements;
  expect(nodes).toContain('Index Only Scan');
  expect(buffers).toBeLessThan(60);
});
