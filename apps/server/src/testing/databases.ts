import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { connectPostgres, databaseOnPglite, type Database } from '../db/connect.ts';
import { kindFor, kinds, type Kind } from './database-kinds.ts';

export type { Kind } from './database-kinds.ts';

/** Names of the databases that this thread has made. */
let copies: string[] = [];

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
export async function copiedDatabase(template?: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: inject('postgresUrl') });
  await admin.connect();
  try {
    // Only one copy of a template can be made at a time.
    await admin.query('select pg_advisory_lock(1)');
    // Files of 14 MB are copied in half the time that it takes to write them down page by page first.
    await admin.query(`create database ${name}${template ? ` template ${template} strategy file_copy` : ''}`);
    copies.push(name);
  } finally {
    await admin.end();
  }
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  return url.href;
}

/** Gives back the room of what has been copied so far: for runs that copy thousands of times. */
export async function dropCopies(): Promise<void> {
  const names = copies;
  copies = [];
  if (names.length === 0) return;
  const admin = new pg.Client({ connectionString: inject('postgresUrl') });
  await admin.connect();
  try {
    for (const name of names) await admin.query(`drop database ${name} with (force)`);
  } finally {
    await admin.end();
  }
}

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
