export interface Suggestion {
  id: string;
  label: string;
}

/** No suggestion is active: Enter keeps the typed text. */
export const NONE_ACTIVE = -1;

/**
 * Index of the suggestion that an arrow key activates, or `NONE_ACTIVE` beyond either end. Undefined for other keys.
 */
export function nextActive(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return active === count - 1 ? NONE_ACTIVE : active + 1;
  if (key === 'ArrowUp') return active === NONE_ACTIVE ? count - 1 : active - 1;
  return undefined;
}
