const store = 'keys';
const name = 'proof';

/** The key by which this browser proves that a token was issued to it: nobody can read it, not even this page. */
export interface ProofKeys {
  /** Undefined while there is none. */
  get(): Promise<CryptoKeyPair | undefined>;
  /** Keeps a new one, unless another tab was quicker; answers the one that holds. */
  keep(made: CryptoKeyPair): Promise<CryptoKeyPair>;
}

/** One for all tabs, kept between visits. Where the browser keeps nothing, it lasts as long as the page. */
export function storedProofKeys(): ProofKeys {
  let held: CryptoKeyPair | undefined;
  const get = async () => {
    try {
      held ??= (await inStore((keys) => keys.get(name))) as CryptoKeyPair | undefined;
    } catch {
      // Blocked: as if there were none.
    }
    return held;
  };
  return {
    get,
    async keep(made) {
      try {
        await inStore((keys) => keys.add(made, name));
      } catch {
        // Blocked, or there is one by now.
      }
      held = (await get()) ?? made;
      return held;
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
