import { useState } from 'react';

/** The same object until one of its values changes, so that memoised children that take it do not render again. */
export function useStableObject<T extends object>(next: T): T {
  const [kept, keep] = useState(next);
  const changed = Object.entries(next).some(([name, value]) => value !== kept[name as keyof T]);
  if (changed) keep(next);
  return changed ? next : kept;
}
