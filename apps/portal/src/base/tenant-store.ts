import { tenantPattern } from '@portal/api/contract';

const key = 'portal.tenant';

/** Stores the tenant's name between visits. */
export interface TenantStore {
  get(): string | undefined;
  set(name: string): void;
  clear(): void;
}

/** Keeps the name in browser storage. A malformed name, or blocked storage, counts as no name (OP-253). */
export function storedTenant(storage: Storage | undefined): TenantStore {
  let current = read();
  function read(): string | undefined {
    try {
      const name = storage?.getItem(key);
      return name && tenantPattern.test(name) ? name : undefined;
    } catch {
      return undefined;
    }
  }
  const write = (act: () => void) => {
    try {
      act();
    } catch {
      // Storage is full or blocked: the name lasts as long as the page.
    }
  };
  return {
    get: () => current,
    set(name) {
      current = name;
      write(() => storage?.setItem(key, name));
    },
    clear() {
      current = undefined;
      write(() => storage?.removeItem(key));
    },
  };
}
