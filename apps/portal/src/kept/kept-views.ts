import { defaultViewsPrefix, type Owner } from './forgotten-entries.ts';
import { inBrowser } from '../base/try-storage.ts';

export const keptViewsKey = ({ tenant, globalId }: Owner): string =>
  `${defaultViewsPrefix}${tenant}.${globalId}`;

/** The default views of the user as this browser keeps them, as text; null if there are none. */
export const keptDefaultViews = (user: Owner): string | null =>
  inBrowser((kept) => kept.getItem(keptViewsKey(user))) ?? null;
