import { releaseScope } from '../../../../tools/test-scope.ts';
import type { Database } from '../platform/db/connect.ts';

export type Kind = Database['kind'];

export const bothKinds: readonly Kind[] = ['pglite', 'postgres'];

/**
 * The databases of tests whose SQL is the same on both. The daily scope runs them on PostgreSQL only, as in production:
 * a copy takes a tenth of the processor time of an embedded database.
 */
export const kinds: readonly Kind[] = releaseScope ? bothKinds : ['postgres'];

/** The database of tests that need any one. */
export const anyKind: Kind = releaseScope ? 'pglite' : 'postgres';
