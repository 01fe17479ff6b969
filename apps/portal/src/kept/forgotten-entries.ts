import type { SessionUser } from '@portal/api/client';
import { forgetEntries } from '../base/try-storage.ts';

/** Whose entry it is. */
export type Owner = Pick<SessionUser, 'tenant' | 'globalId'>;

/** The applications that users opened in this browser. */
export const recentPrefix = 'portal.recent.';
/** Their default views. */
export const defaultViewsPrefix = 'portal.views.';

/** Removes these entries of all users, after a log-out. */
export function forgetUsers(kept: Storage): void {
  for (const prefix of [recentPrefix, defaultViewsPrefix]) forgetEntries(kept, prefix);
}
