import type { Database } from '../platform/db/connect.ts';

export type Kind = Database['kind'];

const both: readonly Kind[] = ['pglite', 'postgres'];

/** `PORTAL_TEST_DATABASE` names one: enough where it is the code that is changed, and not what it asks a database. */
const one = both.find((kind) => kind === process.env['PORTAL_TEST_DATABASE']);

/** The databases that tests run on. */
export const kinds: readonly Kind[] = one ? [one] : both;

/** The database for a test that asks for one by name. */
export const kindFor = (named: Kind): Kind => one ?? named;
