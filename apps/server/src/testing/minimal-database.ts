import { PGlite } from '@electric-sql/pglite';

/**
 * A new embedded database, in a folder or in memory, without those that PostgreSQL copies new databases from: they are half
 * of its files, each test copies or reads them all, and none makes a database.
 */
export async function createMinimalDatabase(folder?: string): Promise<PGlite> {
  const pglite = await PGlite.create(folder);
  await pglite.exec('update pg_database set datistemplate = false');
  for (const name of ['template0', 'template1']) await pglite.exec(`drop database ${name}`);
  return pglite;
}
