type Params = Record<string, unknown>;

const comparisons: Readonly<Record<string, string>> = {
  minimum: '>=',
  maximum: '<=',
  exclusiveMinimum: '>',
  exclusiveMaximum: '<',
};

/** The params that AJV gives for a keyword with this value. */
export function limitOf(keyword: string, value: unknown): Params {
  const comparison = comparisons[keyword];
  if (comparison !== undefined) return { comparison, limit: value };
  switch (keyword) {
    case 'const':
      return { allowedValue: value };
    case 'enum':
      return { allowedValues: value };
    case 'type':
    case 'multipleOf':
    case 'pattern':
    case 'format':
      return { [keyword]: value };
    case 'anyOf':
    case 'not':
      return {};
    default:
      return { limit: value };
  }
}

const texts: Readonly<Record<string, (params: Params) => string>> = {
  type: ({ type }) => `must be ${String(type)}`,
  required: ({ missingProperty }) => `must have required property '${String(missingProperty)}'`,
  minLength: ({ limit }) => `must NOT have fewer than ${String(limit)} characters`,
  maxLength: ({ limit }) => `must NOT have more than ${String(limit)} characters`,
  minItems: ({ limit }) => `must NOT have fewer than ${String(limit)} items`,
  maxItems: ({ limit }) => `must NOT have more than ${String(limit)} items`,
  minProperties: ({ limit }) => `must NOT have fewer than ${String(limit)} properties`,
  maxProperties: ({ limit }) => `must NOT have more than ${String(limit)} properties`,
  additionalItems: ({ limit }) => `must NOT have more than ${String(limit)} items`,
  additionalProperties: () => 'must NOT have additional properties',
  uniqueItems: ({ i, j }) =>
    `must NOT have duplicate items (items ## ${String(j)} and ${String(i)} are identical)`,
  multipleOf: ({ multipleOf }) => `must be multiple of ${String(multipleOf)}`,
  pattern: ({ pattern }) => `must match pattern "${String(pattern)}"`,
  format: ({ format }) => `must match format "${String(format)}"`,
  const: () => 'must be equal to constant',
  enum: () => 'must be equal to one of the allowed values',
  anyOf: () => 'must match a schema in anyOf',
  oneOf: () => 'must match exactly one schema in oneOf',
  not: () => 'must NOT be valid',
  if: ({ failingKeyword }) => `must match "${String(failingKeyword)}" schema`,
  dependencies: ({ property, deps, depsCount }) =>
    `must have ${depsCount === 1 ? 'property' : 'properties'} ${String(deps)} when property ${String(property)} is present`,
  'false schema': () => 'boolean schema is false',
};

/** What AJV says of a finding. */
export function errorText(keyword: string, params: Params): string {
  const comparison = comparisons[keyword];
  if (comparison !== undefined) return `must be ${comparison} ${String(params['limit'])}`;
  return texts[keyword]?.(params) ?? `must pass "${keyword}"`;
}
