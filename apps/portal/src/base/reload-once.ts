const key = 'portal.reloaded';
const period = 60_000;

/**
 * Whether a page whose script is missing may reload by itself. The limit of once a minute picks up a new release and
 * prevents a loop with a broken one.
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
