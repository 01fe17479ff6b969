import { send, type Client, type SessionUser } from '@portal/api/client';
import {
  can,
  defaultViewOf,
  listClaims,
  listSavedViews,
  viewScopes,
  type ListedViews,
  type ViewScope,
} from '@portal/api/contract';
import type { Owner } from './forgotten-entries.ts';
import { keptViewsKey } from './kept-views.ts';
import { jsonIn } from '../base/json-in.ts';
import { inBrowser } from '../base/try-storage.ts';

/** The id of the default view of each list (OP-285). */
export type DefaultViews = Readonly<Partial<Record<ViewScope, string>>>;

/** Damaged text counts as none. An id may be out of date: opening it asks the server. */
export const parseDefaultViews = (text: string | null) => (jsonIn(text) ?? {}) as DefaultViews;

/** Keeps the default views of the user in this browser, or removes them if there are none. */
export function keepDefaultViews(user: Owner, listed: ListedViews): void {
  const defaults = viewScopes.flatMap((scope) => {
    const id = defaultViewOf(listed, scope);
    return id === null ? [] : [[scope, id] as const];
  });
  inBrowser((kept) =>
    defaults.length > 0
      ? kept.setItem(keptViewsKey(user), JSON.stringify(Object.fromEntries(defaults)))
      : kept.removeItem(keptViewsKey(user)),
  );
}

/** Maximum time, in ms, that a sign-in waits for its default views. */
const timeout = 2000;

/** Asks for the default views after a sign-in, so that they are known before the first list (OP-284, VIEWS-046). */
export async function bringDefaultViews(client: Client, user: SessionUser): Promise<void> {
  if (client.features.off().has('Views') || !can(user.claims, Object.values(listClaims).flat())) return;
  const read = await send(client, listSavedViews, {}, { signal: AbortSignal.timeout(timeout) });
  if (read.ok) keepDefaultViews(user, read.value);
}
