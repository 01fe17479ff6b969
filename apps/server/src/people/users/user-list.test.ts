import { expect, test } from 'vitest';
import { readOrderedPage, readPage } from '../../platform/listing/table-query.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import { userList } from './user-list.ts';

onEachDatabase('The user list, in index order,', (db) => {
  const list = userList.table({ claims: [] });

  test.each([undefined, '', '\n'])('has the same rows as a full scan, for a search of %j', async (q) => {
    await db().inTenant('harbour', async (trx) => {
      for (const pageNo of [1, 2, 7, 99]) {
        const page = { pageNo, rowsPerPage: 7 };
        const asked = userList.criteriaOf({ SearchQuery: q });
        expect(await readOrderedPage(trx, list, asked, page)).toEqual(await readPage(trx, list, asked, page));
      }
    });
  });
});
