import { themeInputs } from './contract/inputs.ts';
import { themeProblems, type TenantTheme } from './tenant-theme.ts';

/** Theme values as they are typed: a colour is any text. What is undefined or empty is not set. */
export type ThemeDraft = { [Field in keyof TenantTheme]?: TenantTheme[Field] | undefined };

export interface ThemeDraftReading {
  readonly ok: boolean;
  /** The theme of the draft; the last good one if a value does not hold. */
  readonly theme: TenantTheme;
  /** By the value that does not hold, such as `brand is a colour such as #0b5cab.` */
  readonly problems: Readonly<Partial<Record<keyof TenantTheme, string>>>;
}

const [brand, nav] = themeInputs;

/** The values of fields that a tenant does not set. */
export const themeDefaults: Readonly<Required<TenantTheme>> = {
  brand: brand.initial,
  nav: nav.initial,
  radius: 6,
  density: 1,
  font: 'inter',
};

/**
 * Reads a colour as people paste it: `#rgb` or `#rrggbb`, with or without '#', in any case, with white space around.
 *
 * @returns `#rrggbb` in lower case; undefined if it is no such colour.
 */
export function readColour(text: string): string | undefined {
  const [, digits = ''] = /^\s*#?([0-9a-f]{3}|[0-9a-f]{6})\s*$/i.exec(text) ?? [];
  if (digits === '') return undefined;
  return `#${(digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits).toLowerCase()}`;
}

/** Reads typed values. If one does not hold, the theme is the last good one as a whole. */
export function parseThemeDraft(
  draft: ThemeDraft,
  lastGood: TenantTheme = { brand: themeDefaults.brand },
): ThemeDraftReading {
  const { radius, density, font } = draft;
  const values = { brand: colourIn(draft.brand), nav: colourIn(draft.nav), radius, density, font };
  const problems = themeProblems(values);
  if (Object.keys(problems).length > 0) return { ok: false, theme: lastGood, problems };
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return { ok: true, theme: Object.fromEntries(given) as unknown as TenantTheme, problems };
}

const colourIn = (text: string | undefined) =>
  text === undefined || text.trim() === '' ? undefined : (readColour(text) ?? text);
