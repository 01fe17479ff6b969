import type { Tab } from './tab.ts';
import { triedStorage } from './tried-storage.ts';

const signedOutKey = 'portal.signed-out';
/** Set from an end until the next sign-in. */
const endedKey = 'portal.ended';
/** Where the session expired. */
const placeKey = 'portal.place';

/** What a session leaves behind for the other tabs and for the sign-in after it; blocked storage keeps nothing of it. */
export function sessionMarks(tab: Tab) {
  const inTab = <T>(act: (kept: Storage) => T) => triedStorage(() => tab.storage, act);
  const inBrowser = <T>(act: (kept: Storage) => T) => triedStorage(() => tab.shared, act);
  const forgetPlace = () => inTab((kept) => kept.removeItem(placeKey));
  return {
    noteEnd(): void {
      inBrowser((kept) => kept.setItem(endedKey, String(tab.now())));
    },
    hasEnded: () => !!inBrowser((kept) => kept.getItem(endedKey)),

    notePlace(place: string): void {
      inTab((kept) => kept.setItem(placeKey, place));
    },
    place: () => inTab((kept) => kept.getItem(placeKey)),

    /** Where it cannot be told so, the other tabs learn it from the API. */
    tellSignedOut(): void {
      forgetPlace();
      inBrowser((kept) => kept.setItem(signedOutKey, String(tab.now())));
    },
    /** Whether a change of the shared storage says that somebody has logged out in another tab. */
    isSignedOut: (key: string | null) => key === signedOutKey,

    /** Somebody is signed in again. */
    forget(): void {
      inBrowser((kept) => kept.removeItem(endedKey));
      forgetPlace();
    },
  };
}
