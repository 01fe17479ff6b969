import { statuses, viewCountMaximum, type ListQuery } from '@portal/api/contract';
import { aViewDefinition } from '@portal/api/mocks';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { fill } from '../../../bench/fill.ts';
import { connectPostgres, type Database } from '../../platform/db/connect.ts';
import { copiedDatabase } from '../../testing/databases.ts';
import { explainerOfFilled, type Explainer } from '../../testing/explained.ts';
import { personOf } from '../../testing/person.ts';
import { testApp } from '../../testing/test-app.ts';
import { countUpTo, storedTotals } from '../applications/application-count.ts';
import { ListCache } from '../applications/application-list.cache.ts';
import { planList } from '../applications/application-list.plan.ts';
import { listedViews } from './view.store.ts';

let db: Database;
let explainer: Explainer;
beforeAll(async () => {
  const url = await copiedDatabase(inject('postgresTemplate'));
  db = connectPostgres(url, 2);
  await fill(db, 12_000);
  await storeViews(150, { Status: ['Locked'] });
  explainer = await explainerOfFilled(url);
}, 120_000);
afterAll(async () => {
  await explainer.close();
  await db.close();
});

const fiona = personOf('G-FULL');
const planOf = (query: Partial<ListQuery>) =>
  planList(fiona, 'all', { sortBy: 'ID', sortType: 'desc', ...query });

const storeViews = (views: number, ...definitions: readonly Parameters<typeof aViewDefinition>[0][]) =>
  db.inTenant('harbour', async (trx) => {
    await trx.deleteFrom('saved_view').execute();
    await trx
      .insertInto('saved_view')
      .values(
        Array.from({ length: views }, (_, index) => ({
          tenant_id: 'harbour',
          id: String(index).padStart(12, '0'),
          owner_global_id: 'G-FULL',
          name: `View ${index}`,
          scope: 'all' as const,
          shared: index >= 50,
          definition: JSON.stringify(aViewDefinition(definitions[index % definitions.length])),
          changed_by: 'G-FULL',
        })),
      )
      .execute();
  });

test('150 views are listed by one statement, without what they store', async () => {
  const statements = await explainer.explain('harbour', (trx) => listedViews(trx, fiona));
  expect(statements).toHaveLength(1);
  const [{ text, buffers } = { text: '', buffers: Infinity }] = statements;
  expect(text).not.toContain('definition');
  // Three for the author of each.
  expect(buffers).toBeLessThan(3 * 150 + 50);
});

test('twenty stored totals are read by one statement, without counting (VIEWS-050)', async () => {
  const plans = statuses.flatMap((status) => [
    planOf({ status: [status] }),
    planOf({ status: [status, 'Locked'], q: undefined }),
  ]);
  const statements = await explainer.explain('harbour', (trx) => storedTotals(trx, plans));
  expect(statements).toHaveLength(1);
  expect(statements[0]?.text).toContain('application_total');
  expect(statements[0]?.text).not.toMatch(/\bapplication\b/);
  expect(statements[0]?.buffers).toBeLessThan(200);
});

test('a count stops above its maximum', async () => {
  const plan = planOf({ status: ['Locked', 'Complete', 'Primary edit'], label: ['VIP', 'Hot', ''] });
  const counting = (maximum: number) =>
    explainer.explain('harbour', (trx) => countUpTo(trx, new ListCache(), { plan, q: undefined }, maximum));
  const [capped] = await counting(viewCountMaximum);
  const [whole] = await counting(20_000);
  expect(capped?.nodes).toContain('Limit');
  expect(capped?.buffers).toBeLessThan((whole?.buffers ?? 0) / 2);
});

test('at most five views are counted in one call; the others follow in the next (VIEWS-050)', async () => {
  const products = ['Cash', 'Shares', 'Bonds', 'Property', 'Gold', 'Infrastructure', ''];
  await storeViews(7, ...products.map((product) => ({ Products: [product], Status: ['Locked'] })));
  const app = testApp(db);
  const uncounted = async () => {
    const { Counts } = await app.read<{ Counts: { Count: number | null }[] }>('/api/view/counts', {
      as: 'FULL',
    });
    return Counts.filter(({ Count }) => Count === null).length;
  };
  expect(await uncounted()).toBeGreaterThanOrEqual(2);
  await expect.poll(uncounted, { timeout: 4000 }).toBe(0);
});
