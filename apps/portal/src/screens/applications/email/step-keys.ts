import type { KeyboardEvent } from 'react';
import { pressedKey } from '../../../base/pressed-key.ts';
import { keyOf } from '../../../base/single-keys.ts';

/**
 * The direction of J (next) and K (previous) in the view that listens. Dialogs and menus of the view are rendered
 * outside of it, so they keep their letters.
 */
export function stepOfKey({
  currentTarget,
  target,
  nativeEvent,
}: KeyboardEvent<HTMLElement>): 1 | -1 | undefined {
  if (!currentTarget.contains(target as Element)) return undefined;
  const key = pressedKey(nativeEvent);
  if (key === keyOf.next) return 1;
  return key === keyOf.previous ? -1 : undefined;
}
