import { Validator, type Schema } from '@cfworker/json-schema';
import { defineConfig, parse, type TokenNormalizedSet } from '@terrazzo/parser';

/** The format of the Design Tokens Community Group, version 2025.10, for the types that we write. */
const number: Schema = { type: 'number' };
const share: Schema = { type: 'number', minimum: 0, maximum: 1 };
const text: Schema = { type: 'string' };
const some: Schema = { type: 'object' };

const only = (properties: Record<string, Schema>, ...optional: readonly string[]): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
});
const measure = (...units: readonly string[]) => only({ value: number, unit: { enum: [...units] } });
const oneOrMore = (item: Schema): Schema => ({ anyOf: [item, { type: 'array', items: item, minItems: 1 }] });

const components: Schema = { type: 'array', items: share, minItems: 3, maxItems: 3 };
const hex: Schema = { type: 'string', pattern: '^#[0-9a-f]{6}$' };
const color = only({ colorSpace: { const: 'srgb' }, components, alpha: share, hex }, 'alpha', 'hex');
const dimension = measure('px', 'rem');
const lengths = { offsetX: dimension, offsetY: dimension, blur: dimension, spread: dimension };

const types: Readonly<Record<string, Schema>> = {
  color,
  dimension,
  duration: measure('ms', 's'),
  number,
  fontWeight: { type: 'number', minimum: 1, maximum: 1000 },
  fontFamily: oneOrMore({ type: 'string', minLength: 1 }),
  cubicBezier: { type: 'array', prefixItems: [share, number, share, number], minItems: 4, maxItems: 4 },
  shadow: oneOrMore(only({ color, ...lengths, inset: { type: 'boolean' } }, 'inset')),
};

/** Every token has a type of its own. */
const tokens = Object.entries(types).map(([type, value]) =>
  only(
    {
      $type: { const: type },
      $value: { anyOf: [value, { type: 'string', pattern: '^\\{[^{}]+\\}$' }] },
      $description: text,
      $deprecated: { type: ['string', 'boolean'] },
      $extensions: some,
    },
    '$description',
    '$deprecated',
    '$extensions',
  ),
);
const group: Schema = {
  type: 'object',
  properties: { $description: text, $extensions: some },
  patternProperties: { '^[^${}.][^{}.]*$': { $ref: '#' } },
  additionalProperties: false,
};
const file = new Validator({ anyOf: [...tokens, group] });

/** What is wrong in a file of tokens, with its places. */
export const formatProblems = (document: unknown): readonly string[] =>
  file.validate(document).errors.map(({ instanceLocation, error }) => `${instanceLocation} ${error}`);

const config = defineConfig({}, { cwd: new URL('file:///') });

/** Reads a file or a resolver document as another program does. Rejects a document that does not have the format. */
export const readTokens = (document: unknown) =>
  parse(
    { filename: new URL('file:///tokens.json'), src: JSON.stringify(document) },
    { config, skipLint: true },
  );

/** The tokens of the group portal with their values. */
export const valuesIn = (tokens: TokenNormalizedSet) =>
  Object.entries(tokens)
    .filter(([name]) => name.startsWith('portal.'))
    .map(([name, { $type, $value, $description, $deprecated }]) => [
      name,
      { $type, $value, $description, $deprecated },
    ]);
