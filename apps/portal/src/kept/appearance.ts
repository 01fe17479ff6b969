import { singleKeys } from '../base/single-keys.ts';
import { inBrowser } from '../base/try-storage.ts';
import type { Owner } from './forgotten-entries.ts';

/** The appearance that a user has chosen on a device. What is seen is an attribute of the page. */
export interface Appearance {
  /** Default `auto`: follows the system. */
  readonly mode: 'auto' | 'light' | 'dark';
  /** Default `auto`: follows the system. */
  readonly contrast: 'auto' | 'more';
  /** Default `tenant`: follows the setting of the tenant. */
  readonly density: 'tenant' | 'comfortable' | 'compact';
  /** Whether single keys are shortcuts. Default `on`. */
  readonly singleKeys: 'on' | 'off';
}

/** The appearance when nothing is chosen. */
export const plainAppearance: Appearance = {
  mode: 'auto',
  contrast: 'auto',
  density: 'tenant',
  singleKeys: 'on',
};

/** The last appearance on this device, of any user: `index.html` applies it before the first paint. */
const shownKey = 'portal.appearance';
const ownKey = ({ tenant, globalId }: Owner) => `${shownKey}.${tenant}.${globalId}`;

const texts = (appearance: object) => JSON.stringify(appearance);
const chosenIn = (text: string | null): Appearance => {
  const stored: unknown = JSON.parse(text ?? '{}');
  return { ...plainAppearance, ...(typeof stored === 'object' ? stored : undefined) };
};

/** Returns the appearance that the user has chosen on this device. */
export const appearanceOf = (owner: Owner): Appearance =>
  inBrowser((kept) => chosenIn(kept.getItem(ownKey(owner)))) ?? plainAppearance;

/** Applies the appearance to the page and stores it for the next visit. */
export function show(appearance: Appearance): void {
  const { mode, contrast, density } = appearance;
  Object.assign(document.documentElement.dataset, { mode, contrast, density });
  singleKeys.turn(appearance.singleKeys === 'on');
  inBrowser((kept) => kept.setItem(shownKey, texts(appearance)));
}

/** Applies the user's own appearance after a sign-in, in case the page has that of another user. */
export function showOwn(owner: Owner): void {
  const own = appearanceOf(owner);
  const shown = inBrowser((kept) => chosenIn(kept.getItem(shownKey)));
  if (texts(own) !== texts(shown ?? plainAppearance)) show(own);
}

/** Stores the appearance that the user has chosen, and applies it. */
export function choose(owner: Owner, appearance: Appearance): void {
  inBrowser((kept) => kept.setItem(ownKey(owner), texts(appearance)));
  show(appearance);
}
