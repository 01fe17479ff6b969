import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { onEachDatabase } from '../testing/databases.ts';
import { secondsText, unixSeconds } from './unix-seconds.ts';

onEachDatabase('Unix seconds', (db) => {
  test('name the second that has begun, in SQL as in code (OP-243)', async () => {
    const moment = '2026-11-29T03:37:59.900Z';
    const { rows } = await db().inTenant('harbour', (trx) =>
      sql<{ at: number }>`select (${sql.raw(secondsText(`timestamptz '${moment}'`))})::int as at`.execute(
        trx,
      ),
    );
    expect(rows).toEqual([{ at: unixSeconds(new Date(moment)) }]);
  });
});
