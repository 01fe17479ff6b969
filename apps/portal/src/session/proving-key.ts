import type { ProofKeys } from './proof-keys.ts';
import type { ProofNonce } from './proofs.ts';

/** The key of this browser; made at the first sign-in. */
export async function provingKey(keys: ProofKeys): Promise<CryptoKeyPair> {
  const known = await keys.get();
  return (
    known ??
    keys.keep(await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign']))
  );
}

/** The same as the provider's library asks for it. */
export function libraryStore(keys: ProofKeys, clientId: string, nonce: ProofNonce) {
  const get = async () => ({ keys: await provingKey(keys), nonce: nonce.latest ?? '' });
  return {
    get,
    getAllKeys: () => Promise.resolve([clientId]),
    set: (_name: string, state: { readonly nonce?: string | undefined }) => {
      nonce.latest = state.nonce ?? undefined;
      return Promise.resolve();
    },
    // Other tabs go on with it.
    remove: get,
  };
}
