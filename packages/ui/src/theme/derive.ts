import { colourTokens, type ColourName } from './contract/colour-tokens.ts';
import type { TenantTheme } from './tenant-theme.ts';
import { themeReader, type Appearance } from './theme-reader.ts';

export { appearances, type Appearance } from './theme-reader.ts';

/** Every colour of a tenant as `#rrggbb`, or `#rrggbbaa` if it is translucent. */
export type DerivedTheme = Readonly<Record<ColourName | '--portal-brand' | '--portal-nav', string>>;

const names = ['--portal-brand', '--portal-nav', ...Object.keys(colourTokens)];

/**
 * Derives the colours of a theme without a style sheet, for e-mails, documents and checks.
 *
 * @param overrides Values for derived tokens, such as `--portal-link`; colours derived from them change too.
 */
export function deriveTheme(
  theme: TenantTheme,
  appearance: Appearance,
  overrides: Readonly<Record<string, string>> = {},
): DerivedTheme {
  const { colour } = themeReader(theme, appearance, overrides);
  return Object.fromEntries(names.map((name) => [name, colour(name)])) as DerivedTheme;
}
