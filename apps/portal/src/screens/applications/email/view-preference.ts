import { listViews, type ListView } from '../query/list.location.ts';

const key = 'viewPreference';

/** The stored choice; an invalid value or blocked storage counts as no choice (OP-253). */
export function storedView(storage: () => Storage = () => localStorage): ListView | undefined {
  try {
    const text = storage().getItem(key);
    return listViews.find((view) => view === text);
  } catch {
    return undefined;
  }
}

/** Called only when the user presses the view switch (OP-060). */
export function storeView(view: ListView, storage: () => Storage = () => localStorage): void {
  try {
    storage().setItem(key, view);
  } catch {
    // Storage is full or blocked: the choice lasts until the list is unmounted.
  }
}
