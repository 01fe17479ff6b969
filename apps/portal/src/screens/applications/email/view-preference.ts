import { browserStorage, tryStorage } from '../../../base/try-storage.ts';
import { listViews, type ListView } from '../query/list.location.ts';

const key = 'viewPreference';

/** The stored choice; an invalid value or blocked storage counts as no choice (OP-253). */
export const storedView = (storage = browserStorage('localStorage')): ListView | undefined =>
  tryStorage(storage)((kept) => listViews.find((view) => view === kept.getItem(key)));

/** Called only when the user presses the view switch (OP-060). In blocked storage it lasts as long as the list. */
export const storeView = (view: ListView, storage = browserStorage('localStorage')) =>
  tryStorage(storage)((kept) => kept.setItem(key, view));
