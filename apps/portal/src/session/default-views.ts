import { defaultViewOf, viewScopes, type ListedViews, type ViewScope } from '@portal/api/contract';
import { forgetEntries, tryStorage } from './try-storage.ts';

const prefix = 'portal.views.';

interface User {
  readonly tenant: string;
  readonly globalId: string | undefined;
}

/** The id of the default view of each list. */
export type DefaultViews = Readonly<Partial<Record<ViewScope, string>>>;

const keyOf = ({ tenant, globalId }: User) => `${prefix}${tenant}.${globalId}`;
const trying = <T>(act: (kept: Storage) => T) => tryStorage(() => localStorage, act);

/** The default views of the user as this browser keeps them, as text; null if there are none. */
export const keptDefaultViews = (user: User): string | null =>
  trying((kept) => kept.getItem(keyOf(user))) ?? null;

/** Damaged text counts as none. An id may be out of date: opening it asks the server. */
export function parseDefaultViews(text: string | null): DefaultViews {
  try {
    return (JSON.parse(text ?? '{}') ?? {}) as DefaultViews;
  } catch {
    return {};
  }
}

/** Keeps the default views of the user, or removes them if there are none. */
export function keepDefaultViews(user: User, listed: ListedViews): void {
  const defaults = viewScopes.flatMap((scope) => {
    const id = defaultViewOf(listed, scope);
    return id === null ? [] : [[scope, id] as const];
  });
  trying((kept) =>
    defaults.length > 0
      ? kept.setItem(keyOf(user), JSON.stringify(Object.fromEntries(defaults)))
      : kept.removeItem(keyOf(user)),
  );
}

/** Removes those of all users. */
export const forgetDefaultViews = (): void => trying((kept) => forgetEntries(kept, prefix));
