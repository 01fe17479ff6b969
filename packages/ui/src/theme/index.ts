import type { derivedTokens } from './derived-tokens.ts';
import type { themeInputs } from './contract.ts';

export { contrastPairs, themeInputs, type ContrastPair, type ThemeInput } from './contract.ts';
export { derivedTokens } from './derived-tokens.ts';
export {
  fontIds,
  parseTenantTheme,
  themeCss,
  themeDeclarations,
  type FontId,
  type TenantTheme,
  type ThemeAssets,
  type ThemeParse,
} from './tenant-theme.ts';

/** Every custom property a component may read. */
export type PortalToken = (typeof themeInputs)[number]['name'] | keyof typeof derivedTokens;
