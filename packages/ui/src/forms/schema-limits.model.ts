/** Limits of a form schema. */
export const SCHEMA_LIMITS = {
  /** Size of its text in bytes of UTF-8. */
  bytes: 256 * 1024,
  /** Nesting of schemas, with references resolved. */
  depth: 20,
  /** Number of properties in total. */
  properties: 500,
  /** Entries of one `enum`, `required` or list of alternatives. */
  choices: 1000,
  /** Number of schemas with references resolved; a shared part counts each time it is used. */
  expanded: 5000,
  /** Number of values to visit before the check stops. */
  steps: 60_000,
} as const;

/** Keys that would reach the prototype of an object when they are copied. */
export const reservedKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

export const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown) => typeof value === 'string' && value.length <= 4000;
const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0;
const isBoolean = (value: unknown) => typeof value === 'boolean';
const isList = (value: unknown) =>
  Array.isArray(value) && value.length > 0 && value.length <= SCHEMA_LIMITS.choices;
const types = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];
const isType = (value: unknown) =>
  [value].flat().length > 0 && [value].flat().every((type) => types.includes(String(type)));

export const isNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) &&
  value.length <= SCHEMA_LIMITS.choices &&
  value.every((name) => typeof name === 'string' && !reservedKeys.has(name)) &&
  new Set(value).size === value.length;

/** A message, or messages by keyword; for `required` also by property. */
const isMessage = (value: unknown, depth = 0): boolean =>
  isText(value) ||
  (depth < 2 && isPlain(value) && Object.values(value).every((message) => isMessage(message, depth + 1)));

/** Keywords with a plain value, and the check of the value. */
export const valueKeywords: Readonly<Record<string, (value: unknown) => boolean>> = {
  title: isText,
  description: isText,
  errorMessage: (value) => isMessage(value),
  $comment: isText,
  $schema: isText,
  $ref: isText,
  pattern: isText,
  format: isText,
  type: isType,
  const: () => true,
  default: () => true,
  examples: Array.isArray,
  enum: isList,
  required: isNames,
  minLength: isCount,
  maxLength: isCount,
  minItems: isCount,
  maxItems: isCount,
  minProperties: isCount,
  maxProperties: isCount,
  minimum: isNumber,
  maximum: isNumber,
  exclusiveMinimum: isNumber,
  exclusiveMaximum: isNumber,
  multipleOf: (value) => isNumber(value) && Number(value) > 0,
  uniqueItems: isBoolean,
  readOnly: isBoolean,
  writeOnly: isBoolean,
  deprecated: isBoolean,
  nullable: isBoolean,
  additionalProperties: isBoolean,
};

export type SchemaHolding = 'one' | 'one or list' | 'list' | 'map' | 'closed or one';

const holdings: readonly [SchemaHolding, ...string[]][] = [
  ['one', 'not', 'if', 'then', 'else'],
  ['one or list', 'items'],
  ['list', 'allOf', 'anyOf', 'oneOf'],
  ['map', 'properties', 'definitions', '$defs', 'dependencies'],
  ['closed or one', 'additionalItems'],
];

/** Keywords that contain schemas, and in which form. `dependencies` may have names instead. */
export const schemaKeywords: ReadonlyMap<string, SchemaHolding> = new Map(
  holdings.flatMap(([holding, ...keywords]) => keywords.map((keyword) => [keyword, holding] as const)),
);
