import { useEffect, useEffectEvent } from 'react';
import { openDialog } from '../base/open-dialog.ts';
import { pressedKey } from '../base/pressed-key.ts';
import { keyOf } from '../base/single-keys.ts';

/** A dialog or a menu has its own keys. */
const ownKeys = `${openDialog}, [role="menu"]`;

/** These act again while they are held down. */
const repeating: readonly string[] = [keyOf.next, keyOf.previous];

/**
 * Acts on single keys anywhere on the page.
 *
 * @param beforeAct Called before each act.
 */
export function useKeyActs(acts: Readonly<Record<string, () => void>>, beforeAct: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = pressedKey(event);
    if (key === undefined || !Object.hasOwn(acts, key)) return;
    if (document.querySelector(ownKeys)) return;
    event.preventDefault();
    if (event.repeat && !repeating.includes(key)) return;
    beforeAct();
    acts[key]?.();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
