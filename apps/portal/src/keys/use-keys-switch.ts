import type { SessionUser } from '@portal/api/client';
import { useEffect } from 'react';
import { singleKeys } from '../base/single-keys.ts';

/** Turns the single keys on or off as the user has chosen, in this tab or in another. */
export function useKeysSwitch(user: SessionUser): void {
  useEffect(() => {
    const follow = () => {
      import('../kept/appearance.ts')
        .then(({ appearanceOf }) => singleKeys.turn(appearanceOf(user).singleKeys === 'on'))
        .catch(() => undefined);
    };
    follow();
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [user]);
}
