import { listViews, type ListView } from '../question/list.location.ts';

const key = 'viewPreference';

/** What was chosen at an earlier visit; anything else than a view, or blocked storage, counts as no choice (OP-253). */
export function storedView(storage: () => Storage = () => localStorage): ListView | undefined {
  try {
    const text = storage().getItem(key);
    return listViews.find((view) => view === text);
  } catch {
    return undefined;
  }
}

/** Only a press of the view switch is a choice (OP-060). */
export function storeView(view: ListView, storage: () => Storage = () => localStorage): void {
  try {
    storage().setItem(key, view);
  } catch {
    // Storage is full or blocked: the choice lasts as long as the list is shown.
  }
}
