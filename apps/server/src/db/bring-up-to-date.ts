import { StartError } from '../start-error.ts';
import type { Database } from './connect.ts';
import { migrate } from './migrate.ts';

/** The first contact with the database: what cannot be reached is said in one sentence, without its password. */
export async function bringUpToDate(db: Database): Promise<readonly string[]> {
  try {
    return await migrate(db);
  } catch (error) {
    const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
    const unreachable = typeof code === 'string' && /^(E[A-Z]+|28\w{3}|3D000|57P03|53300)$/.test(code);
    if (db.kind === 'postgres' && code === '42501')
      throw new StartError(
        'The user of DATABASE_URL may not make the role portal_app; let an administrator run: ' +
          'create role portal_app nologin; grant portal_app to <that user>;',
      );
    if (db.kind === 'postgres' && unreachable)
      throw new StartError(
        `The database of DATABASE_URL cannot be used (${code}); check the address and that it runs.`,
      );
    throw error;
  }
}
