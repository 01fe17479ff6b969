import { colourTokens } from '../contract/colour-tokens.ts';
import { contract, contrastPairs, type TokenFacts } from '../contract.ts';
import { lookName, shortName, themeTokens, VENDOR } from '../design-tokens/theme-tokens.ts';
import { appearances, themeReader } from '../theme-reader.ts';
import { formulas } from '../generated/formulas.ts';

const theme = { brand: contract['--portal-brand'].initial ?? '' };
const readers = appearances.map((appearance) => ({
  name: lookName(appearance),
  ...themeReader(theme, appearance),
}));
const light = { mode: 'light', contrast: 'normal' } as const;

const formulaOf = (name: string): string | undefined => (formulas as Readonly<Record<string, string>>)[name];
const isColour = (name: string) => Object.hasOwn(colourTokens, name);

/** Completions and hovers for editors: VS Code reads the file by `css.customData`. */
export function editorData(): unknown {
  return {
    version: 1.1,
    properties: Object.entries(contract).map(([name, { description, deprecated }]) => ({
      name,
      description: deprecated ? `${description}; deprecated, use ${deprecated.use}` : description,
      ...(deprecated && { status: 'obsolete' }),
    })),
  };
}

/** For design tools: the format of the Design Tokens Community Group, with our additional facts under `$extensions`. */
export function contractTokens(): unknown {
  const entries = Object.entries<TokenFacts>(contract);
  const resolved = themeTokens(theme, light);
  const tokens = entries
    .map(([name, facts]) => ({ name: shortName(name), extension: extensionOf(name, facts) }))
    .filter(({ name }) => Object.hasOwn(resolved, name))
    .map(({ name, extension }) => [name, { ...resolved[name], $extensions: { [VENDOR]: extension } }]);
  // The format has no type for images, so they are facts about the group.
  const images = entries
    .filter(([, { type }]) => type === 'image' || type === 'asset-id')
    .map(([name, facts]) => [
      shortName(name),
      { value: facts.initial ?? 'none', description: facts.description, ...extensionOf(name, facts) },
    ]);
  return {
    portal: {
      $extensions: { [VENDOR]: Object.fromEntries(images) as unknown },
      ...(Object.fromEntries(tokens) as object),
    },
  };
}

function extensionOf(name: string, { tier, since, type }: TokenFacts) {
  const pairs = contrastPairs.filter(({ colour }) => colour === name);
  return {
    tier,
    since,
    cssType: type,
    ...(formulaOf(name) !== undefined && { formula: formulaOf(name) }),
    ...(isColour(name) && {
      appearances: Object.fromEntries(readers.map((reader) => [reader.name, reader.colour(name)])),
    }),
    ...(pairs.length > 0 && { contrast: pairs.map(({ on, ratio, more }) => ({ on, ratio, more })) }),
  };
}
