import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { connectPostgres, databaseOnPglite, type Database } from '../platform/db/connect.ts';
import { kindFor, kinds, type Kind } from './database-kinds.ts';
import { makeDatabase } from './postgres.ts';

export type { Kind } from './database-kinds.ts';

/** A migrated and seeded database of one's own. */
export async function openSeeded(kind: Kind): Promise<Database> {
  return kindFor(kind) === 'pglite'
    ? openImage()
    : connectPostgres(await copiedDatabase(inject('postgresTemplate')), 5);
}

async function openImage(): Promise<Database> {
  const image = new Blob([readFileSync(inject('pgliteImage'))]);
  return databaseOnPglite(await PGlite.create({ loadDataDir: image }));
}

/** Address of a new PostgreSQL database; without a template it is empty. */
export const copiedDatabase = (template?: string): Promise<string> =>
  makeDatabase(inject('postgresUrl'), template);

/** The same tests on both databases; each block has one of its own. */
export function onEachDatabase(name: string, tests: (db: () => Database) => void): void {
  describe.each(kinds)(`${name} on %s`, (kind) => {
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
