import type { Migration } from '../migrate.ts';
import { foundation } from './0001-foundation.ts';
import { identity } from './0002-identity.ts';

/** Every migration, oldest first; a released one is never edited. */
export const migrations: readonly Migration[] = [foundation, identity];
