import { themeInputs } from './contract/inputs.ts';

/** The ids of `--portal-font`; each names a font stack in scales.css. */
export const fontIds = ['inter', 'system'] as const;
export type FontId = (typeof fontIds)[number];

/** The theme values of a tenant. Logos belong to the same record and are passed to `themeCss` separately. */
export interface TenantTheme {
  /** Opaque sRGB colour, `#rgb` or `#rrggbb`. */
  brand: string;
  /** Background of the side navigation, with the same grammar. */
  nav?: string;
  /** Corner radius in px, 0 to 16. */
  radius?: number;
  /** 1 is comfortable, 0.875 compact. */
  density?: 1 | 0.875;
  font?: FontId;
}

/** Same-origin paths of the tenant's images, assigned by the server: `/assets/…`, or `blob:` addresses of a page. */
export interface ThemeAssets {
  logo?: string;
  logoDark?: string;
  /** Width of the logo divided by its height. Default 1. */
  logoRatio?: number;
  /** The same of the logo on dark, if there is one. */
  logoDarkRatio?: number;
}

export type ThemeParse = { ok: true; theme: TenantTheme } | { ok: false; problems: string[] };

const COLOUR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
const ASSET_PATH = /^\/(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/)*[A-Za-z0-9_-][A-Za-z0-9._-]*$/;
const BLOB_ADDRESS = /^blob:https?:\/\/[a-z0-9.:[\]-]+\/[0-9a-f-]{36}$/i;
const ROOT = ':root';
const LAYERS = '@layer portal.reset, portal.tokens, portal.theme, portal.components, portal.utilities;';

const fields: Record<keyof TenantTheme, { holds: (value: unknown) => boolean; expected: string }> = {
  brand: { holds: colour, expected: 'a colour such as #0b5cab' },
  nav: { holds: colour, expected: 'a colour such as #10243e' },
  radius: {
    holds: (value) => typeof value === 'number' && value >= 0 && value <= 16,
    expected: 'a number from 0 to 16',
  },
  density: { holds: (value) => value === 1 || value === 0.875, expected: '1 or 0.875' },
  font: { holds: (value) => fontIds.some((id) => id === value), expected: `one of ${fontIds.join(', ')}` },
};

/** What is wrong with each value of a theme, as a sentence. Only the brand is required. */
export function themeProblems(
  values: Readonly<Record<string, unknown>>,
): Readonly<Partial<Record<keyof TenantTheme, string>>> {
  const wrong = Object.entries(fields).filter(
    ([key, { holds }]) => (key === 'brand' || values[key] !== undefined) && !holds(values[key]),
  );
  return Object.fromEntries(
    wrong.map(([key, { expected }]) => [
      key,
      values[key] === undefined ? `${key} is missing: ${expected}.` : `${key} is ${expected}.`,
    ]),
  );
}

/** Accepts exactly the grammar of `TenantTheme`. An unknown key is a problem too, so that typos are found. */
export function parseTenantTheme(input: unknown): ThemeParse {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return { ok: false, problems: ['A theme is an object.'] };
  }
  const record = input as Record<string, unknown>;
  const unknownKeys = Object.keys(record).filter((key) => !Object.hasOwn(fields, key));
  const problems = [
    ...unknownKeys.map((key) => `${JSON.stringify(key)} is not a part of a theme.`),
    ...Object.values(themeProblems(record)),
  ];
  if (problems.length > 0) return { ok: false, problems };
  const given = Object.keys(fields).filter((key) => record[key] !== undefined);
  return {
    ok: true,
    theme: Object.fromEntries(given.map((key) => [key, record[key]])) as unknown as TenantTheme,
  };
}

/** The declarations of the tenant, at most eight, without a selector. Throws if the theme is invalid. */
export function themeDeclarations(theme: TenantTheme, assets: ThemeAssets = {}): string {
  const parsed = parseTenantTheme(theme);
  if (!parsed.ok) throw new TypeError(parsed.problems.join(' '));
  const { brand, nav, radius, density, font } = parsed.theme;
  const declarations = [
    ['brand', brand],
    ['nav', nav],
    ['radius', radius === undefined ? undefined : `${radius}px`],
    ['density', density],
    ['font', font === undefined ? undefined : `var(--portal-font-${font})`],
    ['logo', image(assets.logo)],
    ['logo-dark', image(assets.logoDark)],
  ] as const;
  const written = declarations
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `--portal-${name}:${value};`);
  return [...written, ...ratios(assets)].join('');
}

/**
 * The style sheet of a tenant: its declarations in their layer, so that the order of loading does not matter.
 *
 * @param selector Element with `data-portal-theme` that gets the theme instead of the page. What the theme does not set
 * has its initial value there, not that of the page.
 */
export function themeCss(theme: TenantTheme, assets: ThemeAssets = {}, selector = ROOT): string {
  const base = selector === ROOT ? '' : initialDeclarations();
  return `${LAYERS}@layer portal.theme{${selector}{${base}${themeDeclarations(theme, assets)}}}`;
}

/** `initial` of a property without a type is as if it were not declared. */
const initialDeclarations = () =>
  [...themeInputs.map(({ name }) => name), '--_p-logo-ratio', '--_p-logo-dark-ratio']
    .map((name) => `${name}:initial;`)
    .join('');

/** Ratios that are not the default: a square logo, and on dark the same as on light. */
function ratios({ logoRatio = 1, logoDark, logoDarkRatio = 1 }: ThemeAssets): readonly string[] {
  const [light, dark] = [logoRatio, logoDarkRatio].map((ratio) => {
    if (!(ratio > 0 && ratio < 100)) throw new TypeError('The ratio of a logo is a number.');
    return ratio.toFixed(3).replace(/\.?0+$/, '');
  });
  return [
    ...(light === '1' ? [] : [`--_p-logo-ratio:${light};`]),
    ...(logoDark === undefined || dark === light ? [] : [`--_p-logo-dark-ratio:${dark};`]),
  ];
}

function colour(value: unknown): boolean {
  return typeof value === 'string' && COLOUR.test(value);
}

function image(path: string | undefined): string | undefined {
  if (path === undefined) return undefined;
  if (!ASSET_PATH.test(path) && !BLOB_ADDRESS.test(path))
    throw new TypeError('A theme asset is a same-origin path.');
  return `url("${path}")`;
}
