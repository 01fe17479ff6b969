import type { Database } from '../../platform/db/connect.ts';
import { isYounger } from '../../platform/is-younger.ts';
import { proofLifeMs } from './proof-nonce.ts';

const sweepEveryMs = 60_000;

/** Proofs that were used, on whichever process. */
export interface SeenProofs {
  /** Notes a proof by its name; false where it was used before. */
  claim(name: string): Promise<boolean>;
}

/**
 * Kept in the database, as a proof that one process has taken must not be taken by another: one statement of its own for a
 * call, in a table that is not logged and is swept once a minute. A proof lives as long as its nonce.
 */
export function seenProofs(db: Database, now: () => number): SeenProofs {
  let sweptAt = now();
  const sweep = () => {
    if (isYounger(sweptAt, sweepEveryMs, now())) return;
    sweptAt = now();
    const before = new Date(now() - proofLifeMs);
    // What is left behind is swept the next time.
    db.statement('delete from seen_proof where seen_at < $1', [before]).catch(() => undefined);
  };
  return {
    claim: async (name) => {
      sweep();
      const { rows } = await db.statement(
        'insert into seen_proof (name, seen_at) values ($1, $2) on conflict do nothing returning true',
        [name, new Date(now())],
      );
      return rows.length > 0;
    },
  };
}
