import type { Trx } from '../../platform/db/connect.ts';
import { createToken, consumeToken } from '../tokens/one-time-link.ts';
import type { SiteFacts } from '../site/site-facts.ts';
import { isSignedHere, signatureOf } from '../site/site-signature.ts';

/** Milliseconds from the making of a pair to its use. */
export const pairGoodFor = 60_000;

/** The two parts of a federated address: a token, of which the hash is kept, and the proof that this host has made it. */
export interface FederatedPair {
  readonly Token: string;
  readonly Hash: string;
}

/** Makes a pair for a person; an earlier one of theirs ends. */
export async function createPair(
  trx: Trx,
  site: SiteFacts,
  globalId: string,
  now: () => number,
): Promise<FederatedPair> {
  const made = { tenant: site.tenant.id, globalId, purpose: 'federated', goodFor: pairGoodFor } as const;
  const token = await createToken(trx, made, now);
  return { Token: token, Hash: signatureOf(site, signedText(site, token)) };
}

/** Takes the pair away; of two requests with the same one, one gets the person. A wrong hash uses nothing up. */
export async function consumePair(
  trx: Trx,
  site: SiteFacts,
  { Token, Hash }: FederatedPair,
  now: () => number,
): Promise<string | undefined> {
  if (!isSignedHere(site, signedText(site, Token), Hash)) return undefined;
  return consumeToken(trx, 'federated', Token, now);
}

const signedText = ({ issuer }: SiteFacts, token: string): string => `federated\n${issuer}\n${token}`;
