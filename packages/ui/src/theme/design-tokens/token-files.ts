import type { TenantTheme } from '../tenant-theme.ts';
import { appearances, type Appearance } from '../theme-reader.ts';
import { figmaTokens } from './figma-tokens.ts';
import { lookName, themeTokens, tokenDocument, type ThemeImages } from './theme-tokens.ts';
import { tokenResolver } from './token-resolver.ts';

export interface TokenTenant {
  readonly theme: TenantTheme;
  readonly assets?: ThemeImages;
}

/** `figma` has only the types that Figma imports as variables. */
export type TokenTarget = 'any' | 'figma';

const RESOLVER_FILE = 'portal.resolver.json';

export const tokenFileName = (tenant: string, appearance: Appearance): string =>
  `${tenant}.${lookName(appearance)}.tokens.json`;

const tokensOf = (theme: TenantTheme, appearance: Appearance, target: TokenTarget) => {
  const tokens = themeTokens(theme, appearance);
  return target === 'figma' ? figmaTokens(tokens) : tokens;
};

/** The content of the file of a tenant in one appearance. */
export function tokenFile(
  { theme, assets }: TokenTenant,
  appearance: Appearance,
  target: TokenTarget = 'any',
): string {
  return json(tokenDocument(tokensOf(theme, appearance, target), theme, appearance, assets));
}

/** Four files for each tenant and the resolver document, by name. */
export function tokenFiles(
  tenants: Readonly<Record<string, TokenTenant>>,
  target: TokenTarget = 'any',
): Readonly<Record<string, string>> {
  const files = Object.entries(tenants).flatMap(([name, tenant]) =>
    appearances.map((look) => [tokenFileName(name, look), tokenFile(tenant, look, target)]),
  );
  const ofTenants = Object.entries(tenants).map(([name, { theme }]) => [
    name,
    appearances.map((look) => tokensOf(theme, look, target)),
  ]);
  const resolver = tokenResolver(Object.fromEntries(ofTenants) as Parameters<typeof tokenResolver>[0]);
  return { ...(Object.fromEntries(files) as Record<string, string>), [RESOLVER_FILE]: json(resolver) };
}

const json = (content: unknown) => `${JSON.stringify(content, null, 2)}\n`;
