import type { SessionUser } from '@portal/api/client';
import { useEffect } from 'react';
import { useWindowEvent } from '../base/use-window-event.ts';
import { singleKeys } from '../base/single-keys.ts';
import { appearanceOf } from '../kept/appearance.ts';

/** Turns the single keys on or off as the user has chosen, in this tab or in another. */
export function useKeysSwitch(user: SessionUser): void {
  const follow = () => singleKeys.turn(appearanceOf(user).singleKeys === 'on');
  useEffect(follow, [user]);
  useWindowEvent('storage', follow);
}
