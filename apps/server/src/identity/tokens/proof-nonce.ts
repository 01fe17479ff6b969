import { createHmac } from 'node:crypto';

/** Seconds after which another nonce is handed out. */
const stepSeconds = 60;
/** For so many steps after its own one a nonce is still taken: longer than the time between two pings of an open tab. */
const stepsTaken = 3;

/** Milliseconds after which a proof with a nonce of today is worth nothing, wherever it is. */
export const proofLifeMs = (stepsTaken + 2) * stepSeconds * 1000;

/** What a server has browsers put into their proofs, so that its clock and not theirs says how long one is good. */
export interface ProofNonces {
  /** The one to use from now on. */
  current(): string;
  isTaken(nonce: unknown): boolean;
}

/** The same at every process that knows the secret; nothing is stored. */
export function proofNonces(secret: string, now: () => number): ProofNonces {
  const made = new Map<number, string>();
  const of = (step: number): string => {
    const known = made.get(step);
    if (known !== undefined) return known;
    if (made.size > 2 * stepsTaken) made.clear();
    const nonce = createHmac('sha256', secret)
      .update(`proof nonce\n${step}`)
      .digest('base64url')
      .slice(0, 22);
    made.set(step, nonce);
    return nonce;
  };
  const step = () => Math.floor(now() / (stepSeconds * 1000));
  return {
    current: () => of(step()),
    isTaken: (nonce) => {
      const last = step();
      // The clock of the process that handed it out may be ahead of this one's.
      return Array.from({ length: stepsTaken + 2 }, (_, back) => of(last + 1 - back)).some(
        (one) => one === nonce,
      );
    },
  };
}
