import type { ProofKeys } from './proof-keys.ts';
import type { ProofNonce } from './proofs.ts';

/**
 * Returns the key of this browser; creates it at the first sign-in. Undefined where the browser stores no keys: the key
 * would not survive the redirect, so the sign-in is not bound to one.
 */
export async function provingKey(keys: ProofKeys): Promise<CryptoKeyPair | undefined> {
  const known = await keys.get();
  return (
    known ??
    keys.keep(await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign']))
  );
}

/** The same key in the store interface of the OIDC library. */
export function libraryStore(keys: CryptoKeyPair, clientId: string, nonce: ProofNonce) {
  const get = () => Promise.resolve({ keys, nonce: nonce.latest ?? '' });
  return {
    get,
    getAllKeys: () => Promise.resolve([clientId]),
    set: (_name: string, state: { readonly nonce?: string | undefined }) => {
      nonce.latest = state.nonce ?? undefined;
      return Promise.resolve();
    },
    // Kept, because other tabs use it.
    remove: get,
  };
}
