import { recentPrefix, type Owner } from './forgotten-entries.ts';
import { inBrowser } from '../base/try-storage.ts';

/** Maximum number of ids that are kept. */
const maximum = 10;

/** The ids of the applications that a user opened in this browser, newest first. Only ids are stored (OP-294). */
export function recentApplications({ tenant, globalId }: Owner) {
  const key = `${recentPrefix}${tenant}.${globalId}`;
  const read = (): readonly number[] => {
    const stored: unknown = inBrowser((kept) => JSON.parse(kept.getItem(key) ?? '[]'));
    return Array.isArray(stored) ? stored.filter((id) => Number.isSafeInteger(id)).slice(0, maximum) : [];
  };
  return {
    read,
    add(id: number): void {
      const ids = [id, ...read().filter((other) => other !== id)].slice(0, maximum);
      inBrowser((kept) => kept.setItem(key, JSON.stringify(ids)));
    },
  };
}
