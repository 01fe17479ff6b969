import { PGlite } from '@electric-sql/pglite';

/**
 * A new embedded database, in a folder or in memory, without PostgreSQL's template databases. These are half of its
 * files, which each test copies or reads, and no test creates a database in it.
 */
export async function createMinimalDatabase(folder?: string): Promise<PGlite> {
  const pglite = await PGlite.create(folder);
  await pglite.exec('update pg_database set datistemplate = false');
  for (const name of ['template0', 'template1']) await pglite.exec(`drop database ${name}`);
  return pglite;
}
