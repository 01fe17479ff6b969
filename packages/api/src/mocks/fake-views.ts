import {
  cleanText,
  defaultOf,
  lookKey,
  viewErrors,
  viewNameTaken,
  type SavedView,
  type ViewCount,
  type ViewDefaults,
} from '../contract/index.ts';
import { timestampOf } from './fixtures/clock.ts';
import { aView, viewIdOf } from './fixtures/views.ts';

export interface FakeViews {
  readonly views?: readonly SavedView[];
  /** One's own defaults. */
  readonly own?: Partial<ViewDefaults>;
  readonly everybody?: Partial<ViewDefaults>;
  /** By default 12 for each view, more than 1,000 for the last. */
  readonly counts?: readonly ViewCount[];
}

type Order = Pick<SavedView, 'Name' | 'Scope' | 'Shared' | 'Definition'> & {
  readonly Id?: string;
  readonly MyDefault?: boolean;
};

/** A back end of saved views for one reader. */
export function fakeViews({ views = [], own, everybody, counts }: FakeViews = {}) {
  let kept = [...views];
  let removed: SavedView[] = [];
  const none: ViewDefaults = { My: null, All: null };
  const defaults = { own: { ...none, ...own }, everybody: { ...none, ...everybody } };
  const found = (id: string | undefined) => kept.find(({ Id }) => Id === id);

  return {
    list: () => ({
      Views: kept
        .map(({ Definition: _, ...entry }) => entry)
        .toSorted((a, b) => a.Name.localeCompare(b.Name, 'en')),
      Default: defaults.own,
      DefaultForEverybody: defaults.everybody,
    }),
    get: (id: string | undefined) => found(id) ?? aView(),
    counts: () => ({
      Counts: [
        ...(counts ??
          kept.map(({ Id }, index) => {
            const last = index === kept.length - 1;
            return { Id, Count: last ? 1000 : 12, More: last };
          })),
      ],
    }),
    save({ Id, MyDefault, ...order }: Order) {
      const before = found(Id);
      const same = kept.some(
        (view) =>
          view.Id !== Id && view.Shared === order.Shared && lookKey(view.Name) === lookKey(order.Name),
      );
      if (same) return { ErrorNo: viewErrors.nameTaken, Message: viewNameTaken, View: null };
      const saved = aView({
        ...before,
        ...order,
        Name: cleanText(order.Name),
        Id: Id ?? viewIdOf(kept.length + 90),
        Version: (before?.Version ?? 0) + 1,
        ChangedTimestamp: timestampOf('2026-11-26T10:00:00+11:00'),
      });
      kept = [...kept.filter((view) => view.Id !== saved.Id), saved];
      if (MyDefault) defaults.own = { ...defaults.own, [defaultOf[saved.Scope]]: saved.Id };
      return { ErrorNo: 0, View: saved };
    },
    remove(id: string | undefined) {
      removed = [...removed, ...kept.filter(({ Id }) => Id === id)];
      kept = kept.filter(({ Id }) => Id !== id);
      return { ErrorNo: 0 };
    },
    restore(id: string | undefined) {
      const restored = removed.find(({ Id }) => Id === id) ?? aView();
      kept = [...kept, restored];
      return restored;
    },
    setDefault({ Scope, Id, Everybody }: { Scope: 'my' | 'all'; Id: string | null; Everybody: boolean }) {
      const whose = Everybody ? 'everybody' : 'own';
      defaults[whose] = { ...defaults[whose], [defaultOf[Scope]]: Id };
      return { ErrorNo: 0 };
    },
  };
}
