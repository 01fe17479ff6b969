import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copiedDatabase } from '../../testing/databases.ts';
import { connectPostgres, type Database } from './connect.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';

const [, released = ''] =
  /^migration (.+)$/m.exec(
    readFileSync(join(import.meta.dirname, '../../../../../docs/operating/last-release'), 'utf8'),
  ) ?? [];

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  /** May be omitted from an insert. */
  readonly optional: boolean;
}

const columnsOf = async (db: Database): Promise<ReadonlyMap<string, Column>> => {
  const { rows } = await db.statement(`select relname as table, attname as column,
      format_type(atttypid, atttypmod) as type,
      not attnotnull or atthasdef or attidentity <> '' or attgenerated <> '' as optional
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relkind in ('r', 'p') and attnum > 0 and not attisdropped and relnamespace = current_schema()::regnamespace`);
  return new Map((rows as Column[]).map((found) => [`${found.table}.${found.column}`, found]));
};

test('the schema keeps everything that the last release uses, so that both work on one database', async () => {
  const last = migrations.findIndex(({ name }) => name === released);
  expect([released, last >= 0]).toEqual([released, true]);
  const db = connectPostgres(await copiedDatabase(), 1);
  await migrate(db, migrations.slice(0, last + 1));
  const before = await columnsOf(db);
  await migrate(db);
  const after = await columnsOf(db);
  await db.close();

  const taken = new Set(migrations.slice(last + 1).flatMap(({ contracts = [] }) => contracts));
  const used = [...before].filter(([name, { table }]) => !taken.has(name) && !taken.has(table));
  for (const [name, { type, optional }] of used) {
    expect([name, after.get(name)?.type]).toEqual([name, type]);
    // A column that was optional stays optional.
    if (optional) expect([name, after.get(name)?.optional]).toEqual([name, true]);
  }
  const tables = new Set([...before.values()].map(({ table }) => table));
  const demanded = [...after.values()].filter(
    ({ table, column, optional }) => tables.has(table) && !before.has(`${table}.${column}`) && !optional,
  );
  expect(demanded).toEqual([]);
});
