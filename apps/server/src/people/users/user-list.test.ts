import { describe, expect, test } from 'vitest';
import { byName, peopleStamp, userList } from './user-list.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import { readPage } from '../../platform/listing/plain-list.ts';
import { rememberedLists } from '../../platform/listing/remembered-list.ts';

onEachDatabase('The list of people, remembered,', (db) => {
  const lists = rememberedLists();
  const list = userList([]);
  const remembered = (q?: string, pageNo = 1, tenant = 'harbour', from = lists) =>
    db().inTenant(tenant, (trx) =>
      from.read(trx, tenant, {
        list,
        stamp: peopleStamp,
        question: { q, ...byName },
        page: { pageNo, rowsPerPage: 7 },
      }),
    );
  const read = (q?: string, pageNo = 1) =>
    db().inTenant('harbour', (trx) => readPage(trx, list, { q, ...byName }, { pageNo, rowsPerPage: 7 }));
  const rename = (first_name: string) =>
    db().inTenant('harbour', (trx) =>
      trx.updateTable('portal_user').set({ first_name }).where('global_id', '=', 'G-LEE').execute(),
    );

  test.each([
    undefined,
    '',
    ' fiona ',
    'HARBOUR.example',
    'full\nfiona',
    'e a',
    '%',
    '_',
    '\\',
    'nobody',
    'İ',
  ])('is what going over its rows gives, for a search of %j', async (q) => {
    for (const pageNo of [1, 2, 7, 99]) expect(await remembered(q, pageNo)).toEqual(await read(q, pageNo));
  });

  describe('is never an old one', () => {
    test('when somebody is renamed, is invited or goes', async () => {
      const other = rememberedLists();
      await remembered();
      await rename('Zoë');
      expect((await remembered('zoë')).rows).toMatchObject([{ FirstName: 'Zoë' }]);
      await rename('Ann');
      expect((await remembered('zoë')).total).toBe(0);
      const { total } = await remembered(undefined, 1, 'harbour', other);
      await db().inTenant('harbour', async (trx) => {
        const { epoch: _epoch, ...one } = await trx
          .selectFrom('portal_user')
          .selectAll()
          .where('global_id', '=', 'G-LEE')
          .executeTakeFirstOrThrow();
        const twin = { ...one, global_id: 'G-TWIN', public_id: 'twin', email: 'twin@harbour.example' };
        await trx.insertInto('portal_user').values(twin).execute();
      });
      expect((await remembered(undefined, 1, 'harbour', other)).total).toBe(total + 1);
      await db().inTenant('harbour', (trx) =>
        trx.deleteFrom('portal_user').where('global_id', '=', 'G-TWIN').execute(),
      );
      expect(await remembered()).toEqual(await read());
    });

    test('nor that of another tenant', async () => {
      const { rows, total } = await remembered(undefined, 1, 'meridian');
      expect(total).toBe(2);
      expect(rows.every(({ Email }) => Email.endsWith('@meridian.example'))).toBe(true);
    });
  });

  test('is read whole once for all who wait for it', async () => {
    const fresh = rememberedLists();
    const pages = await db().inTenant('harbour', (trx) =>
      Promise.all(
        [1, 2, 1, 2].map((pageNo) =>
          fresh.read(trx, 'harbour', {
            list,
            stamp: peopleStamp,
            question: { q: undefined, ...byName },
            page: { pageNo, rowsPerPage: 7 },
          }),
        ),
      ),
    );
    expect(pages.slice(0, 2)).toEqual([await read(undefined, 1), await read(undefined, 2)]);
    expect(pages.slice(2)).toEqual(pages.slice(0, 2));
    expect(fresh.statistics()).toMatchObject({ entries: 1, misses: 1 });
  });

  test('is read whole once, not for what changes nothing in it', async () => {
    const fresh = rememberedLists();
    await remembered(undefined, 1, 'harbour', fresh);
    await db().inTenant('harbour', (trx) =>
      trx
        .updateTable('portal_user')
        .set({ status: 'LockInactivity', last_activity_at: new Date() })
        .where('global_id', '=', 'G-LEE')
        .execute(),
    );
    const { rows } = await remembered('ann lee', 1, 'harbour', fresh);
    expect(rows).toMatchObject([{ Status: 'LockInactivity' }]);
    expect(fresh.statistics()).toEqual({ entries: 1, hits: 1, misses: 1 });
  });
});
