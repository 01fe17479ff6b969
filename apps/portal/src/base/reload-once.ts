const key = 'portal.reloaded';
const period = 60_000;

/**
 * Whether a page whose script is missing may reload by itself: once a minute, so that a new release is picked up
 * and a broken one does not go round.
 */
export function mayReload(storage: Pick<Storage, 'getItem' | 'setItem'> | undefined, now: number): boolean {
  try {
    const last = Number(storage?.getItem(key) ?? Number.NaN);
    if (!storage || Math.abs(now - last) < period) return false;
    storage.setItem(key, String(now));
    return true;
  } catch {
    return false;
  }
}
