import { tenantPattern } from '@portal/api/contract';
import { tryStorage } from './try-storage.ts';

const key = 'portal.tenant';

/** Stores the tenant's name between visits. */
export type TenantStore = ReturnType<typeof storedTenant>;

/** Keeps the name in browser storage, or as long as the page. A malformed name counts as no name (OP-253). */
export function storedTenant(storage: Storage | undefined) {
  const trying = tryStorage(storage);
  const stored = trying((kept) => kept.getItem(key)) ?? '';
  let current = tenantPattern.test(stored) ? stored : undefined;
  return {
    get: () => current,
    set(name: string) {
      current = name;
      trying((kept) => kept.setItem(key, name));
    },
    clear() {
      current = undefined;
      trying((kept) => kept.removeItem(key));
    },
  };
}
