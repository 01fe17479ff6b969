import type { Database } from '../platform/db/connect.ts';

export type Kind = Database['kind'];

const both: readonly Kind[] = ['pglite', 'postgres'];

/** `PORTAL_TEST_DATABASE` selects one kind, which is enough for changes that do not affect SQL. */
const one = both.find((kind) => kind === process.env['PORTAL_TEST_DATABASE']);

/** The databases that tests run on. */
export const kinds: readonly Kind[] = one ? [one] : both;

/** The database for a test that needs one kind. */
export const kindFor = (named: Kind): Kind => one ?? named;
