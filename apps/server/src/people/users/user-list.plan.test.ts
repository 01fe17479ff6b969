import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { fillPeople } from '../../../bench/fill.ts';
import { connectPostgres } from '../../platform/db/connect.ts';
import { readOrderedPage } from '../../platform/listing/table-query.ts';
import { copiedDatabase } from '../../testing/databases.ts';
import { explainerOfFilled, type Explainer } from '../../testing/explained.ts';
import { userList } from './user-list.ts';

let explainer: Explainer;
beforeAll(async () => {
  const url = await copiedDatabase(inject('postgresTemplate'));
  const db = connectPostgres(url, 1);
  await fillPeople(db, 3000);
  await db.close();
  explainer = await explainerOfFilled(url);
}, 60_000);
afterAll(() => explainer.close());

const explainPage = (SearchQuery?: string) =>
  explainer.explain('harbour', (trx) =>
    readOrderedPage(trx, userList.table({ claims: [] }), userList.criteriaOf({ SearchQuery }), {
      pageNo: 1,
      rowsPerPage: 20,
    }),
  );

test('a page of users is read along the index of their names (USER-036)', async () => {
  const [page, ...others] = await explainPage();
  expect(others).toEqual([]);
  expect(page?.nodes).toContain('Index Scan');
  // The rows of the page are sorted, and nothing else.
  expect(page?.nodes.filter((node) => node === 'Sort')).toHaveLength(1);
});

test.each(['person42', 'person'])('a search for %j reads each user once (USER-036)', async (SearchQuery) => {
  const [page, ...others] = await explainPage(SearchQuery);
  expect(others).toEqual([]);
  // The other scan looks up the rows of the page.
  const scans = page?.nodes.filter((node) => /^(?:Seq|Index|Index Only|Bitmap Heap) Scan$/.test(node));
  expect(scans).toEqual(['Seq Scan', 'Index Scan']);
});
