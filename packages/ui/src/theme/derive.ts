import { colourTokens, type ColourName } from './contract/colour-tokens.ts';
import type { TenantTheme } from './tenant-theme.ts';
import { themeReader, type Appearance } from './theme-reader.ts';

export { appearances, type Appearance } from './theme-reader.ts';

/** Every colour of a tenant, `#rrggbb`, or `#rrggbbaa` where it lets something through. */
export type DerivedTheme = Readonly<Record<ColourName | '--portal-brand' | '--portal-nav', string>>;

const names = ['--portal-brand', '--portal-nav', ...Object.keys(colourTokens)];

/**
 * What the style sheets derive from a theme, for where no style sheet is: e-mails, documents, checks. `given` stands
 * in for values of our own, as `--portal-link`: a check sees what an override would do.
 */
export function deriveTheme(
  theme: TenantTheme,
  appearance: Appearance,
  given: Readonly<Record<string, string>> = {},
): DerivedTheme {
  const { colour } = themeReader(theme, appearance, given);
  return Object.fromEntries(names.map((name) => [name, colour(name)])) as DerivedTheme;
}
