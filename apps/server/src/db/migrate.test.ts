import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { copiedDatabase, onEachDatabase } from '../testing/databases.ts';
import { connectPostgres } from './connect.ts';
import { seedDemo } from './demo/seed.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';

onEachDatabase('Migrations', (db) => {
  test('a second run has nothing to do', async () => {
    expect(await migrate(db())).toEqual([]);
  });

  test('a database that holds data is never seeded again', async () => {
    expect(await seedDemo(db())).toBe(false);
  });
});

test('two processes that start on an empty PostgreSQL at once bring it up to date and seed it once', async () => {
  const url = await copiedDatabase();
  const both = [connectPostgres(url, 1), connectPostgres(url, 1)];
  const applied = await Promise.all(both.map((db) => migrate(db)));
  expect(applied.flat().toSorted()).toEqual(migrations.map((migration) => migration.name));
  const seeded = await Promise.all(both.map((db) => seedDemo(db)));
  expect(seeded.filter(Boolean)).toHaveLength(1);
  const [db] = both;
  const users = await db?.inTenant('harbour', (trx) => sql`select global_id from portal_user`.execute(trx));
  expect(users?.rows).toHaveLength(45);
  await Promise.all(both.map((each) => each.close()));
});
