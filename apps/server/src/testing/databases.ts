import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { connectPostgres, databaseOnPglite, type Database } from '../platform/db/connect.ts';
import { anyKind, bothKinds, kinds, type Kind } from './database-kinds.ts';
import { makeDatabase } from './postgres.ts';

export type { Kind } from './database-kinds.ts';

/** A new migrated and seeded database. */
export async function openSeeded(kind: Kind = anyKind): Promise<Database> {
  return kind === 'pglite'
    ? openImage()
    : connectPostgres(await copiedDatabase(inject('postgresTemplate')), 5);
}

async function openImage(): Promise<Database> {
  const image = new Blob([readFileSync(inject('pgliteImage'))]);
  return databaseOnPglite(await PGlite.create({ loadDataDir: image }));
}

/** The URL of a new PostgreSQL database; empty without a template. */
export const copiedDatabase = (template?: string): Promise<string> =>
  makeDatabase(inject('postgresUrl'), template);

type Tests = (db: () => Database) => void;

/** Runs tests whose SQL is the same on each database of the scope; each block has its own database. */
export const onEachDatabase = (name: string, tests: Tests): void => onDatabases(kinds, name, tests);

/** Runs tests of what differs between the two databases or their drivers on both, in every scope. */
export const onBothDatabases = (name: string, tests: Tests): void => onDatabases(bothKinds, name, tests);

function onDatabases(on: readonly Kind[], name: string, tests: Tests): void {
  describe.each(on)(`${name} on %s`, (kind) => {
    let opened: Database | undefined;
    beforeAll(async () => {
      opened = await openSeeded(kind);
    });
    afterAll(async () => {
      await opened?.close();
    });
    tests(() => {
      if (!opened) throw new Error('The database is open only while a test runs.');
      return opened;
    });
  });
}
