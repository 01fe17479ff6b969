import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { connectPostgres, databaseOnPglite, type Database } from '../platform/db/connect.ts';
import { withJobTimeouts } from '../platform/db/transaction-timeouts.ts';
import { installQueue } from '../platform/jobs/install-queue.ts';
import { seedDemo } from '../operations/seed/seed.ts';
import { migrate } from '../platform/db/migrate.ts';
import { createMinimalDatabase } from './minimal-database.ts';
import { testCost } from './test-config.ts';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the test server's default database. */
    postgresUrl: string;
    /** Name of a migrated and seeded database to copy. */
    postgresTemplate: string;
    /** File with a migrated and seeded folder of the embedded database. */
    pgliteImage: string;
    /** The time that demo dates are relative to, ISO. */
    seededAt: string;
  }
}

const template = 'portal_template';

/**
 * Starts one PostgreSQL server and creates one image of the embedded database for the whole run, both migrated and
 * seeded.
 */
export default async function setup(project: Pick<TestProject, 'provide'>): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-image-'));
  const image = join(folder, 'pglite.tar');
  const at = new Date();
  const postgres = await startPostgres();
  await fillPostgres(postgres.url(), postgres.url(template), at);
  // Not at the same time: the embedded database works in this thread, and connections to the other would time out.
  await fillImage(image, at);
  project.provide('postgresUrl', postgres.url());
  project.provide('postgresTemplate', template);
  project.provide('pgliteImage', image);
  project.provide('seededAt', at.toISOString());
  return async () => {
    rmSync(folder, { recursive: true, force: true });
    await postgres.stop();
  };
}

async function fillPostgres(adminUrl: string, url: string, at: Date): Promise<void> {
  const admin = new (await import('pg')).default.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`create database ${template}`);
  await admin.end();
  const db = connectPostgres(url, 1);
  await fill(db, at);
  await db.close();
}

async function fillImage(image: string, at: Date): Promise<void> {
  const pglite = await createMinimalDatabase();
  const db = databaseOnPglite(pglite);
  await fill(db, at);
  const dump = await pglite.dumpDataDir('none');
  writeFileSync(image, Buffer.from(await dump.arrayBuffer()));
  await db.close();
}

async function fill(db: Database, at: Date): Promise<void> {
  await migrate(db);
  await withJobTimeouts(() => seedDemo(db, at, testCost));
  // Otherwise each file with jobs would create the tables of the queue.
  await installQueue(db);
}
