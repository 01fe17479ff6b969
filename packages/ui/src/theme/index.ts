export {
  contract,
  contrastPairs,
  themeInputs,
  type ContrastPair,
  type PortalName,
  type PortalToken,
  type TokenFacts,
  type TokenType,
} from './contract.ts';
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
export * from './theme-draft.ts';
