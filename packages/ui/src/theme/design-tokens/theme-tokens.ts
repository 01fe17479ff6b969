import { contract, type TokenFacts } from '../contract.ts';
import type { TenantTheme } from '../tenant-theme.ts';
import { themeReader, type Appearance } from '../theme-reader.ts';
import { tokenValue, type TypedValue } from './token-value.ts';

export type DesignToken = TypedValue & {
  readonly $description: string;
  readonly $deprecated?: string;
};

/** Tokens by their names in the contract without the prefix, such as `brand`. */
export type DesignTokens = Readonly<Record<string, DesignToken>>;

/** Facts of an image where it is not served. */
export interface TokenImage {
  readonly mediaType: string;
  /** In bytes. */
  readonly size: number;
  readonly sha256: string;
}

/** Served paths of the tenant's images, or facts of them. */
export type ThemeImages<Image = string> = Readonly<
  Partial<Record<'logo' | 'logoDark' | 'favicon', Image | undefined>>
>;

/** Key of our facts in the `$extensions` of the format. */
export const VENDOR = 'portal.theme';

const facts = Object.entries<TokenFacts>(contract);
export const shortName = (name: string): string => name.slice('--portal-'.length);

/** `light`, `dark`, `light-more` or `dark-more`. */
export const lookName = ({ mode, contrast }: Appearance): string =>
  contrast === 'more' ? `${mode}-more` : mode;

/** Every token of the contract that the format has a type for, resolved for a tenant and an appearance. */
export function themeTokens(theme: TenantTheme, appearance: Appearance): DesignTokens {
  const font = theme.font === undefined ? {} : { '--portal-font': `var(--portal-font-${theme.font})` };
  const reader = themeReader(theme, appearance, font);
  return Object.fromEntries(
    facts.flatMap(([name, { type, description, deprecated }]): [string, DesignToken][] => {
      const value = tokenValue(name, type, reader);
      if (!value) return [];
      const notice = deprecated && { $deprecated: `Use portal.${shortName(deprecated.use)}.` };
      return [[shortName(name), { ...value, $description: description, ...notice }]];
    }),
  );
}

/** The group in a file: tokens, and under `$extensions` the inputs and the images, which are no tokens. */
export function tokenDocument(
  tokens: DesignTokens,
  theme: TenantTheme,
  { mode }: Appearance,
  { logo, logoDark = logo, favicon }: ThemeImages<string | TokenImage> = {},
): unknown {
  const images: Readonly<Record<string, string | TokenImage | undefined>> = {
    logo,
    'logo-dark': logoDark,
    'logo-shown': mode === 'dark' ? logoDark : logo,
    favicon,
  };
  const values = Object.entries(images).map(([name, image = 'none']) => [
    name,
    typeof image === 'string' ? { value: image } : image,
  ]);
  return {
    portal: {
      $extensions: { [VENDOR]: { inputs: theme, ...(Object.fromEntries(values) as object) } },
      ...tokens,
    },
  };
}
