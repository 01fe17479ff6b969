import { colourTokens } from '../contract/colour-tokens.ts';
import { contract, contrastPairs, type TokenFacts } from '../contract.ts';
import { appearances, themeReader } from '../theme-reader.ts';
import { formulas } from '../generated/formulas.ts';

const theme = { brand: contract['--portal-brand'].initial ?? '' };
const readers = appearances.map((appearance) => ({
  name: `${appearance.mode}${appearance.contrast === 'more' ? '-more' : ''}`,
  ...themeReader(theme, appearance),
}));
const [light] = readers;

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
export function designTokens(): unknown {
  const tokens = Object.entries(contract).map(([name, facts]) => [
    name.slice('--portal-'.length),
    {
      ...valueOf(name, facts),
      $description: facts.description,
      ...(facts.deprecated && { $deprecated: `Use ${facts.deprecated.use}.` }),
      $extensions: { 'portal.theme': extensionOf(name, facts) },
    },
  ]);
  return { portal: Object.fromEntries(tokens) as unknown };
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

function valueOf(name: string, { type, initial }: TokenFacts): object {
  const text = initial ?? formulaOf(name) ?? '';
  const number = () => light?.amount(text).value ?? 0;
  switch (type) {
    case 'color':
      return { $type: 'color', $value: colourValue(light?.colour(name) ?? '') };
    case 'length':
      return { $type: 'dimension', $value: { value: number(), unit: 'px' } };
    case 'number':
      return { $type: 'number', $value: number() };
    case 'font-weight':
      return { $type: 'fontWeight', $value: number() };
    case 'duration':
      return { $type: 'duration', $value: { value: number(), unit: 'ms' } };
    case 'easing':
      return { $type: 'cubicBezier', $value: [...text.matchAll(/[\d.]+/g)].map(Number) };
    case 'font-family':
      return text.startsWith('var(')
        ? { $type: 'fontFamily', $value: '{portal.font-inter}' }
        : {
            $type: 'fontFamily',
            $value: text.split(',').map((family) => family.trim().replaceAll("'", '')),
          };
    case 'shadow':
      return { $type: 'shadow', $value: shadowsOf(text) };
    case 'image':
    case 'asset-id':
      // The format has no type for images.
      return { $value: initial ?? 'none' };
  }
}

function colourValue(hex: string) {
  const [r = 0, g = 0, b = 0, a] = [...hex.slice(1).matchAll(/../g)].map(([pair]) =>
    Number((Number.parseInt(pair, 16) / 255).toFixed(4)),
  );
  return {
    colorSpace: 'srgb',
    components: [r, g, b],
    ...(a !== undefined && { alpha: a }),
    hex: hex.slice(0, 7),
  };
}

function shadowsOf(text: string): readonly object[] {
  return outside(text, ',').map((shadow) => {
    const parts = outside(shadow, ' ');
    const colour = parts.at(-1) ?? '';
    const lengths = parts.slice(0, -1).map((length) => ({ value: Number.parseFloat(length), unit: 'px' }));
    const [offsetX, offsetY, blur, spread = { value: 0, unit: 'px' }] = lengths;
    return { color: colourValue(light?.colourIn(colour) ?? ''), offsetX, offsetY, blur, spread };
  });
}

/** Splits at separators outside of brackets. */
function outside(text: string, separator: string): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const character of text) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === separator && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}
