import type { Database } from '../../platform/db/connect.ts';
import { isYounger } from '../../platform/is-younger.ts';
import { proofLifeMs } from './proof-nonce.ts';

const sweepEveryMs = 60_000;

/** Records a proof by its name; returns false if it was used before, in any process. */
export type ClaimProof = (name: string) => Promise<boolean>;

/**
 * Used proofs are stored in the database, because a proof that one process has accepted must not be accepted by another. Each call is
 * one statement of its own, in an unlogged table that is swept once a minute. A proof lives as long as its nonce.
 */
export function seenProofs(db: Database, now: () => number): ClaimProof {
  let sweptAt = now();
  const sweep = () => {
    if (isYounger(sweptAt, sweepEveryMs, now())) return;
    sweptAt = now();
    const before = new Date(now() - proofLifeMs);
    // Remaining rows are deleted by the next sweep.
    db.statement('delete from seen_proof where seen_at < $1', [before]).catch(() => undefined);
  };
  return async (name) => {
    sweep();
    const { rows } = await db.statement(
      'insert into seen_proof (name, seen_at) values ($1, $2) on conflict do nothing returning true',
      [name, new Date(now())],
    );
    return rows.length > 0;
  };
}
