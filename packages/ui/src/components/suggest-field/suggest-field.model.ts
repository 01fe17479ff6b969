/** One thing that may have been meant. */
export interface Suggestion {
  id: string;
  label: string;
}

/** None is active: what is typed stands as it is. */
export const NONE_ACTIVE = -1;

/** Where an arrow leads among `count` suggestions, past either end to none; undefined for another key. */
export function nextActive(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return active === count - 1 ? NONE_ACTIVE : active + 1;
  if (key === 'ArrowUp') return active === NONE_ACTIVE ? count - 1 : active - 1;
  return undefined;
}
