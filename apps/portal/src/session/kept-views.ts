import type { SessionUser } from '@portal/api/client';
import { forgetEntries, tryStorage } from './try-storage.ts';

const prefix = 'portal.views.';

type Owner = Pick<SessionUser, 'tenant' | 'globalId'>;

export const keptViewsKey = ({ tenant, globalId }: Owner): string => `${prefix}${tenant}.${globalId}`;

/** The default views of the user as this browser keeps them, as text; null if there are none. */
export const keptDefaultViews = (user: Owner): string | null =>
  tryStorage(
    () => localStorage,
    (kept) => kept.getItem(keptViewsKey(user)),
  ) ?? null;

/** Removes those of all users. */
export const forgetDefaultViews = (kept: Storage): void => forgetEntries(kept, prefix);
