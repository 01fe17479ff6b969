import { run } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/**
 * Proofs of the last minutes, none of which is taken twice. Not logged: after a crash it is empty, and what was used in the
 * minutes before could be used once more by whoever had it from the wire.
 */
export const seenProofs: Migration = {
  name: '0024-seen-proofs',
  up: (trx) =>
    run(trx, [
      `create unlogged table seen_proof (name text primary key, seen_at timestamptz not null)`,
      `create index seen_proof_age on seen_proof (seen_at)`,
    ]),
};
