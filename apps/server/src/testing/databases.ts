import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { connectPostgres, databaseOnPglite, type Database } from '../platform/db/connect.ts';
import { kindFor, kinds, type Kind } from './database-kinds.ts';
import { makeDatabase } from './postgres.ts';

export type { Kind } from './database-kinds.ts';

/** A new migrated and seeded database. */
export async function openSeeded(kind: Kind): Promise<Database> {
  return kindFor(kind) === 'pglite'
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

/** Runs the same tests on both databases; each block has its own. */
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
