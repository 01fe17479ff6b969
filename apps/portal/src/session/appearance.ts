import { triedStorage } from './tried-storage.ts';

/** How a person wants the portal to look on a device; each is an attribute of the page. */
export interface Appearance {
  /** Default `auto`: as the system. */
  readonly mode: 'auto' | 'light' | 'dark';
  /** Default `auto`: as the system. */
  readonly contrast: 'auto' | 'more';
  /** Default `tenant`: as the tenant has set it. */
  readonly density: 'tenant' | 'comfortable' | 'compact';
}

/** What is not chosen. */
export const plainAppearance: Appearance = { mode: 'auto', contrast: 'auto', density: 'tenant' };

/** What the page had last on this device, whoever was signed in: `index.html` takes it before anything is painted. */
const shownKey = 'portal.appearance';
const ownKey = (tenant: string, globalId: string) => `${shownKey}.${tenant}.${globalId}`;

const texts = (appearance: object) => JSON.stringify(appearance);
const chosenIn = (text: string | null): Appearance => {
  const said: unknown = JSON.parse(text ?? '{}');
  return { ...plainAppearance, ...(typeof said === 'object' ? said : undefined) };
};

interface Owner {
  readonly tenant: string;
  readonly globalId: string;
}

/** What the person has chosen on this device. */
export const appearanceOf = ({ tenant, globalId }: Owner): Appearance =>
  triedStorage(
    () => localStorage,
    (kept) => chosenIn(kept.getItem(ownKey(tenant, globalId))),
  ) ?? plainAppearance;

/** Gives the page that look, and keeps it for the next visit. */
export function show(appearance: Appearance): void {
  const { dataset } = document.documentElement;
  dataset['mode'] = appearance.mode;
  dataset['contrast'] = appearance.contrast;
  dataset['density'] = appearance.density;
  triedStorage(
    () => localStorage,
    (kept) => kept.setItem(shownKey, texts(appearance)),
  );
}

/** After a sign-in: the person's own look, where the page still has that of somebody else. */
export function showOwn(owner: Owner): void {
  const own = appearanceOf(owner);
  const shown = triedStorage(
    () => localStorage,
    (kept) => chosenIn(kept.getItem(shownKey)),
  );
  if (texts(own) !== texts(shown ?? plainAppearance)) show(own);
}

/** Keeps what the person has chosen, and shows it. */
export function choose({ tenant, globalId }: Owner, appearance: Appearance): void {
  triedStorage(
    () => localStorage,
    (kept) => kept.setItem(ownKey(tenant, globalId), texts(appearance)),
  );
  show(appearance);
}
