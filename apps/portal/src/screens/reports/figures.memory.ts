import { inBrowser } from '../../base/try-storage.ts';
import type { Owner } from '../../kept/forgotten-entries.ts';

/** Shown instead of figures to a person without a list. */
export const noListText = 'You may list no applications.';

const keyOf = ({ tenant, globalId }: Owner) => `portal.reports:${tenant}:${globalId}`;

/** The address of own figures that the user chose last in this browser; null after samples (OP-320). */
export const rememberedFigures = (user: Owner) => inBrowser((kept) => kept.getItem(keyOf(user))) ?? null;

export const rememberFigures = (user: Owner, address: string) =>
  inBrowser((kept) => kept.setItem(keyOf(user), address));

export const forgetFigures = (user: Owner) => inBrowser((kept) => kept.removeItem(keyOf(user)));
