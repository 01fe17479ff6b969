import { foldedText } from '@portal/api/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { onBothDatabases } from '../../testing/databases.ts';
import type { Trx } from './connect.ts';
import { backfillFoldedText } from './migrations/folded-text.ts';

/** Latin to Arabic, punctuation and symbols, kana, presentation forms, tags. Newer letters differ by the database's version. */
const ranges = [
  [0x01, 0x6ff],
  [0x900, 0xdff],
  [0x1d00, 0x24ff],
  [0x2c60, 0x2c7f],
  [0x3000, 0x30ff],
  [0xac00, 0xacff],
  [0xf900, 0xffff],
  [0x1_f600, 0x1_f6ff],
  [0xe_0000, 0xe_0fff],
] as const;

/** Every character between letters, in texts that the quick way and the full one take. */
const texts = ranges
  .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
  .filter((code) => code !== 0x0a)
  .map((code) => `A${String.fromCodePoint(code)} B`);
const names = [
  'Zoë Müller',
  'O’BRIEN',
  'Ann  Lee',
  'Weiß',
  'ΟΔΥΣΣΕΎΣ',
  'İLKER Işık',
  'Łódź–Żary',
  'plain Text',
];

onBothDatabases('The database', (db) => {
  const inHarbour = <T>(work: (trx: Trx) => Promise<T>) => db().inTenant('harbour', work);

  test('folds texts as the contract does', async () => {
    const given = [...names, ...names.map((name) => name.toUpperCase()), texts.join('\n')];
    const { rows } = await inHarbour((trx) =>
      sql<{ folded: string }>`select fold_text(given) as folded
        from unnest(${given}::text[]) with ordinality as texts (given, at) order by at`.execute(trx),
    );
    expect(rows.flatMap(({ folded }) => folded.split('\n'))).toEqual(
      given.flatMap((text) => foldedText(text).split('\n')),
    );
  });

  test('fills the folded texts of rows that are older than them', async () => {
    const tables = ['application', 'portal_user', 'verification'] as const;
    const folded = () =>
      inHarbour(async (trx) => {
        await sql`select set_config('portal.search', '%zoe muller%', true)`.execute(trx);
        const { rows } =
          await sql`select (select json_agg(folded_text order by id) from application) as applications,
          (select json_agg(folded_text order by global_id) from portal_user) as users,
          (select json_agg(folded_text order by number) from verification) as verifications,
          (select json_agg(id) from application_search) as searched`.execute(trx);
        return rows[0];
      });
    await inHarbour((trx) =>
      sql`update application set client_name = 'Zoë Müller' where id = 1004`.execute(trx),
    );
    const stored = await folded();
    expect(stored).toMatchObject({ searched: [1004] });
    await db().system(async (trx) => {
      await sql`select set_config('portal.tenant', 'harbour', true)`.execute(trx);
      for (const table of tables) {
        await sql`alter table ${sql.table(table)} disable trigger user`.execute(trx);
        await sql`update ${sql.table(table)} set folded_text = null`.execute(trx);
        await sql`alter table ${sql.table(table)} enable trigger user`.execute(trx);
      }
      await sql`select set_config('portal.search', '%', true)`.execute(trx);
      await sql`update application_search set search_text = 'older' where id = 1004`.execute(trx);
    });
    expect(await folded()).not.toEqual(stored);
    // Run again after an interruption, it changes nothing.
    for (let run = 0; run < 2; run += 1) {
      await backfillFoldedText((work) => db().system(work));
      expect(await folded()).toEqual(stored);
    }
  });
});
