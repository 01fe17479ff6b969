import { tryStorage } from './try-storage.ts';

const key = 'portal.reloaded';
const period = 60_000;

/**
 * Whether a page whose script is missing may reload by itself. The limit of once a minute picks up a new release and
 * prevents a loop with a broken one.
 */
export const mayReload = (storage: Storage | undefined, now: number): boolean =>
  tryStorage(storage)((kept) => {
    const last = Number(kept.getItem(key) ?? Number.NaN);
    if (Math.abs(now - last) < period) return false;
    kept.setItem(key, String(now));
    return true;
  }) ?? false;
