import type { Tab } from '../base/tab.ts';
import { tryStorage } from '../base/try-storage.ts';
import { forgetUsers } from '../kept/forgotten-entries.ts';

const signedOutKey = 'portal.signed-out';
/** Set when a session ends, removed by the next sign-in. */
const endedKey = 'portal.ended';
/** The page on which the session expired. */
const expiredAddressKey = 'portal.place';

/** Marks of an ended session for other tabs and the next sign-in. If storage is blocked, nothing is kept. */
export function sessionMarks(tab: Tab) {
  const inTab = tryStorage(tab.storage);
  const inBrowser = tryStorage(tab.shared);
  const removeExpiredAddress = () => inTab((kept) => kept.removeItem(expiredAddressKey));
  return {
    markEnded(): void {
      inBrowser((kept) => kept.setItem(endedKey, String(tab.now())));
    },
    hasEnded: () => !!inBrowser((kept) => kept.getItem(endedKey)),

    storeExpiredAddress(address: string): void {
      inTab((kept) => kept.setItem(expiredAddressKey, address));
    },
    expiredAddress: () => inTab((kept) => kept.getItem(expiredAddressKey)),

    /** If storage is blocked, the other tabs learn it from the API. */
    markSignedOut(): void {
      removeExpiredAddress();
      inBrowser(forgetUsers);
      inBrowser((kept) => kept.setItem(signedOutKey, String(tab.now())));
    },
    /** Whether a change of the shared storage means a log-out in another tab. */
    isSignedOut: (key: string | null) => key === signedOutKey,

    /** Called after a sign-in. */
    forget(): void {
      inBrowser((kept) => kept.removeItem(endedKey));
      removeExpiredAddress();
    },
  };
}
