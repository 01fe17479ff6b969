import type { FullConfig } from '@playwright/test';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createMinimalDatabase } from '../../apps/server/src/testing/minimal-database.ts';
import { makeDatabase, startPostgres } from '../../apps/server/src/testing/postgres.ts';
import { SEEDED_DATABASE, seededFolder, startServer, type ServerOptions } from './server.ts';

/** Seeds each database of the run once, so that the tests can copy it. */
export default async function seed({
  projects,
}: FullConfig<object, ServerOptions>): Promise<() => Promise<void>> {
  const onPostgres = projects.some(({ use }) => use.database === 'postgres');
  const [postgres] = await Promise.all([onPostgres ? seedPostgres() : undefined, seedFolder()]);
  return async () => postgres?.stop();
}

async function seedFolder(): Promise<void> {
  rmSync(seededFolder, { recursive: true, force: true });
  const files = join(seededFolder, 'database');
  mkdirSync(files, { recursive: true, mode: 0o700 });
  await (await createMinimalDatabase(files)).close();
  await fill({ PORTAL_DATA_DIR: seededFolder, DATABASE_URL: '' });
}

async function seedPostgres() {
  const postgres = await startPostgres();
  const url = await makeDatabase(postgres.url());
  await fill({ DATABASE_URL: url, PORTAL_DEMO: '1' });
  process.env[SEEDED_DATABASE] = url;
  return postgres;
}

async function fill(environment: Readonly<Record<string, string>>): Promise<void> {
  const server = await startServer(environment);
  await server.stop();
}
