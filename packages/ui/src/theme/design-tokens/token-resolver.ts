import { appearances, type Appearance } from '../theme-reader.ts';
import type { DesignToken, DesignTokens } from './theme-tokens.ts';

/** The tokens of a tenant in each appearance, in the order of `appearances`. */
export type TokensOfTenant = readonly DesignTokens[];

type Group = Record<string, unknown>;
type Path = readonly string[];

/**
 * A resolver document of the Design Tokens Community Group, version 2025.10, which gives the tokens of every tenant in
 * every mode and contrast.
 *
 * A modifier of the format cannot depend on another one, but the colours depend on tenant, mode and contrast together.
 * So the tenant gives the values of its four looks under `looks`, the mode selects two of them under `contrasts`, and
 * the contrast selects one under `portal`. The format resolves such references after all modifiers.
 */
export function tokenResolver(tenants: Readonly<Record<string, TokensOfTenant>>): unknown {
  const [first = ''] = Object.keys(tenants);
  const [reference = {}] = tenants[first] ?? [];
  const base: Group = {};
  const ofTenant: Record<string, Group> = Object.fromEntries(Object.keys(tenants).map((name) => [name, {}]));
  const ofMode: Record<Appearance['mode'], Group> = { light: {}, dark: {} };
  const ofContrast: Record<Appearance['contrast'], Group> = { normal: {}, more: {} };

  for (const [name, token] of Object.entries(reference)) {
    const values = (looks: TokensOfTenant) => new Set(looks.map((tokens) => JSON.stringify(tokens[name])));
    if (values(Object.values(tenants).flat()).size === 1) put(base, ['portal', name], token);
    else if (Object.values(tenants).every((looks) => values(looks).size === 1))
      for (const [tenant, [tokens]] of Object.entries(tenants))
        put(ofTenant[tenant], ['portal', name], tokens?.[name]);
    else {
      appearances.forEach(({ mode, contrast }, index) => {
        const look: Path = ['looks', mode, contrast, name];
        for (const [tenant, looks] of Object.entries(tenants))
          put(ofTenant[tenant], look, valueOnly(looks[index]?.[name]));
        put(ofMode[mode], ['contrasts', contrast, name], aliasOf(token.$type, look));
        put(ofContrast[contrast], ['portal', name], {
          ...token,
          ...aliasOf(token.$type, ['contrasts', contrast, name]),
        });
      });
    }
  }

  // The format wants two contexts in a modifier, so a single tenant is a part of the set.
  const several = Object.keys(tenants).length > 1;
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
    name: 'Portal themes',
    version: '2025.10',
    description: 'The result is the group portal. The other groups hold the values of looks to choose from.',
    sets: { portal: { sources: several ? [base] : [base, ofTenant[first]] } },
    modifiers: {
      ...(several && { tenant: modifier(ofTenant, first) }),
      mode: modifier(ofMode, 'light'),
      contrast: modifier(ofContrast, 'normal'),
    },
    resolutionOrder: [
      { $ref: '#/sets/portal' },
      ...(several ? [{ $ref: '#/modifiers/tenant' }] : []),
      { $ref: '#/modifiers/mode' },
      { $ref: '#/modifiers/contrast' },
    ],
  };
}

const modifier = (contexts: Readonly<Record<string, Group>>, standard: string) => ({
  contexts: Object.fromEntries(Object.entries(contexts).map(([name, tokens]) => [name, [tokens]])),
  default: standard,
});

const valueOnly = (token: DesignToken | undefined) => token && { $type: token.$type, $value: token.$value };
const aliasOf = ($type: string, path: Path) => ({ $type, $value: `{${path.join('.')}}` });

/** Sets a token in nested groups. */
function put(group: Group | undefined, [name = '', ...rest]: Path, token: unknown): void {
  if (!group) return;
  if (rest.length === 0) group[name] = token;
  else put((group[name] ??= {}) as Group, rest, token);
}
