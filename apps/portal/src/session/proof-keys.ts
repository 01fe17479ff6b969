const store = 'keys';
const name = 'proof';

/** The DPoP key pair of this browser. Its private key cannot be exported, not even by this page. */
export type ProofKeys = ReturnType<typeof storedProofKeys>;

/** Keys in IndexedDB, shared by all tabs and kept between visits. */
export function storedProofKeys() {
  let held: CryptoKeyPair | undefined;
  const get = async () => {
    try {
      held ??= (await inStore((keys) => keys.get(name))) as CryptoKeyPair | undefined;
    } catch {
      // Storage is blocked: treated as no key.
    }
    return held;
  };
  return {
    /** Undefined if no key exists. */
    get,
    /** Stores a new pair unless another tab has stored one; returns the stored pair, undefined if none can be stored. */
    async keep(made: CryptoKeyPair) {
      try {
        await inStore((keys) => keys.add(made, name));
      } catch {
        // Storage is blocked, or another tab has stored a key.
      }
      return get();
    },
  };
}

async function inStore<T>(act: (keys: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opening = indexedDB.open('portal');
  opening.onupgradeneeded = () => opening.result.createObjectStore(store);
  const database = await outcomeOf(opening);
  try {
    return await outcomeOf(act(database.transaction(store, 'readwrite').objectStore(store)));
  } finally {
    database.close();
  }
}

const outcomeOf = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error('The browser keeps no keys.', { cause: request.error }));
  });
