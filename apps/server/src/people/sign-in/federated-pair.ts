import type { Trx } from '../../platform/db/connect.ts';
import { createToken, consumeToken } from '../tokens/one-time-link.ts';
import type { SiteFacts } from '../site/site-facts.ts';
import { isSignedHere, signatureOf } from '../site/site-signature.ts';

/** Milliseconds for which a pair is valid. */
export const pairLifetimeMs = 60_000;

/**
 * The two parts of a federated address: a token, of which the hash is stored, and the proof that this host created
 * it.
 */
export interface FederatedPair {
  readonly Token: string;
  readonly Hash: string;
}

/** Creates a pair for a user and invalidates an earlier one. */
export async function createPair(trx: Trx, site: SiteFacts, globalId: string): Promise<FederatedPair> {
  const made = {
    tenant: site.tenant.id,
    globalId,
    purpose: 'federated',
    validForMs: pairLifetimeMs,
  } as const;
  const token = await createToken(trx, made, site.now);
  return { Token: token, Hash: signatureOf(site, signedText(site, token)) };
}

/** Consumes the pair: of two concurrent requests, one gets the user. A wrong hash consumes nothing. */
export async function consumePair(
  trx: Trx,
  site: SiteFacts,
  { Token, Hash }: FederatedPair,
): Promise<string | undefined> {
  if (!isSignedHere(site, signedText(site, Token), Hash)) return undefined;
  return consumeToken(trx, 'federated', Token, site.now);
}

const signedText = ({ issuer }: SiteFacts, token: string): string => `federated\n${issuer}\n${token}`;
