import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseFormSchema } from './parse-form-schema.ts';
import { checkEnvelope } from './schema-envelope.model.ts';
import { SCHEMA_LIMITS } from './schema-limits.model.ts';
import { someSchema } from './testing/schemas.ts';

const problemsOf = (source: unknown) => {
  const parsed = parseFormSchema(source);
  return parsed.ok ? [] : parsed.problems;
};
const nested = (levels: number): object =>
  levels === 0 ? { type: 'string' } : { type: 'object', properties: { a: nested(levels - 1) } };
const many = (count: number, make: (index: number) => [string, unknown]) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => make(index)));

/** Expands into five times as many schemas as it has references, plus five. */
const unfolding = (references: number) => ({
  definitions: { a: { anyOf: [{}, {}, {}] } },
  oneOf: Array.from({ length: references }, () => ({ $ref: '#/definitions/a' })),
});

const circular: Record<string, unknown> = {};
circular['properties'] = circular;

test('accepts a schema as text and as an object, and does not change the object', () => {
  const schema = { type: 'object', properties: { FirstName: { type: 'string', maxLength: 50 } } };
  const frozen = Object.freeze(structuredClone(schema));
  expect(parseFormSchema(JSON.stringify(schema))).toEqual({ ok: true, schema });
  expect(parseFormSchema(frozen)).toEqual({ ok: true, schema });
});

test.each([
  ['text that is not JSON', '{', 'is not a schema'],
  ['nothing', undefined, 'is not JSON'],
  ['null', 'null', 'is not a schema'],
  ['a list', [], 'is not a schema'],
  ['the schema true', true, 'is not a schema'],
  ['an object that contains itself', circular, 'is not JSON'],
  ['an unknown keyword', { patternProperties: {} }, 'is not a keyword'],
  ['a keyword of every object', { toString: {} }, 'is not a keyword'],
  ['alternatives that are not a list', { allOf: {} }, 'is not a list'],
  ['a list of properties', { properties: [] }, 'is not a set of schemas'],
  ['a list as a property schema', { properties: { a: [] } }, 'is not a schema'],
  ['a list instead of one schema', { not: [{}] }, 'is not a schema'],
  ['the schema false', { not: false }, 'is not a schema'],
  ['a dependency that is not a name', { dependencies: { a: [1] } }, 'is not a list of names'],
  [
    'a remote reference for further items',
    { items: [{}], additionalItems: { $ref: 'https://elsewhere.example/' } },
    'not part of it',
  ],
  ['1,001 alternatives', { oneOf: Array.from({ length: 1001 }, () => ({})) }, 'too many'],
  ['a list as a title', { title: [] }, 'value that it cannot have'],
  ['a title of 4,001 characters', { title: 'x'.repeat(4001) }, 'value that it cannot have'],
  ['a text as a minimum', { minimum: '1' }, 'value that it cannot have'],
  ['an infinite minimum', '{"minimum":1e999}', 'value that it cannot have'],
  ['no type', { type: [] }, 'value that it cannot have'],
  ['an unknown type next to a known one', { type: ['string', 'function'] }, 'value that it cannot have'],
  ['a single name as required', { required: 'a' }, 'value that it cannot have'],
  ['a number among the required', { required: [1] }, 'value that it cannot have'],
  ['a name that is required twice', { required: ['a', 'a'] }, 'value that it cannot have'],
  [
    '1,001 required names',
    { required: Object.keys(many(1001, (i) => [`p${i}`, 1])) },
    'value that it cannot have',
  ],
  [
    'a default 22 deep',
    `{"default":${'['.repeat(22)}${']'.repeat(22)}}`,
    '#/default: is nested more than 20 deep',
  ],
  [
    '60,000 values in a default',
    { default: Array.from({ length: 59_998 }, () => 1) },
    '#: has more than 60000 values',
  ],
  [
    '__proto__ behind more values than are looked at',
    `{"default":[{"__proto__":{"x":1}}${',1'.repeat(60_000)}]}`,
    'has more than 60000 values',
  ],
  ['a length below zero', { minLength: -1 }, 'value that it cannot have'],
  ['an unknown type', { type: 'function' }, 'value that it cannot have'],
  ['a step of zero', { multipleOf: 0 }, 'value that it cannot have'],
  [
    'additional properties with a schema',
    { additionalProperties: { type: 'string' } },
    'value that it cannot have',
  ],
  ['a remote reference', { $ref: 'https://elsewhere.example/schema.json' }, 'not part of it'],
  ['a reference to a file', { $ref: 'other.json#/definitions/a' }, 'not part of it'],
  ['a reference to nowhere', { $ref: '#/definitions/a' }, 'not part of it'],
  ['a reference with an encoded #', { definitions: { a: {} }, $ref: '%23/definitions/a' }, 'not part of it'],
  ['a broken reference', { $ref: '#/%E0%A4%A' }, 'not part of it'],
  ['a schema that contains itself', { properties: { a: { $ref: '#' } } }, 'contains itself'],
  [
    'a cycle of two references',
    { definitions: { a: { items: { $ref: '#/definitions/b' } }, b: { not: { $ref: '#/definitions/a' } } } },
    'contains itself',
  ],
  ['a slow pattern', { type: 'string', pattern: '^(a+)+$' }, 'too long to match'],
  ['a broken pattern', { pattern: '[' }, 'too long to match'],
  ['100,000 choices', { enum: Array.from({ length: 1e5 }, (_, i) => i) }, 'is longer than'],
  ['1,001 choices', { enum: Array.from({ length: 1001 }, (_, i) => i) }, 'value that it cannot have'],
  ['no choice', { enum: [] }, 'value that it cannot have'],
  ['no alternative', { oneOf: [] }, 'too few'],
  ['__proto__ as a property', '{"properties":{"__proto__":{"type":"string"}}}', 'is a reserved name'],
  ['constructor as a property', { properties: { constructor: { type: 'string' } } }, 'is a reserved name'],
  ['__proto__ as a keyword', '{"__proto__":{"type":"string"}}', 'is not a keyword'],
  ['__proto__ in a default', '{"default":{"a":[{"__proto__":{"x":1}}]}}', 'is a reserved name'],
  ['prototype among the required', { required: ['prototype'] }, 'value that it cannot have'],
  ['a lone surrogate as a name', { properties: { '\uD800': {} } }, 'is a reserved name'],
  ['21 levels', nested(21), 'is nested more than'],
  ['501 properties', { properties: many(501, (i) => [`p${i}`, {}]) }, 'more than 500 properties'],
  ['257 KB', { description: 'x', $comment: 'é'.repeat(130 * 1024) }, 'is longer than'],
  [
    'references that multiply by five at each level',
    {
      definitions: many(19, (i) => [
        `d${i}`,
        i === 18 ? {} : { allOf: Array.from({ length: 5 }, () => ({ $ref: `#/definitions/d${i + 1}` })) },
      ]),
    },
    'nested more than',
  ],
  [
    'references that expand into thousands of schemas',
    {
      definitions: many(6, (i) => [
        `d${i}`,
        i === 5 ? {} : { anyOf: Array.from({ length: 6 }, () => ({ $ref: `#/definitions/d${i + 1}` })) },
      ]),
    },
    'unfolds into more',
  ],
  [
    'a chain of 6,000 references, from its end',
    {
      definitions: many(6000, (i) => [`d${5999 - i}`, i === 0 ? {} : { $ref: `#/definitions/d${6000 - i}` }]),
    },
    'nested more than',
  ],
  ['5,001 parts or more', unfolding(1000), 'unfolds into more than 5000 parts'],
  [
    'a chain of 4,000 references',
    { definitions: many(4000, (i) => [`d${i}`, i === 3999 ? {} : { $ref: `#/definitions/d${i + 1}` }]) },
    'nested more than',
  ],
])('rejects %s', (_, source, reason) => {
  expect(problemsOf(source).join('\n')).toContain(reason);
});

test.each([
  ['19 levels', nested(19)],
  ['500 properties', { properties: many(500, (i) => [`p${i}`, { type: 'string' }]) }],
  ['1,000 choices', { enum: Array.from({ length: 1000 }, (_, i) => i) }],
  [
    'a shared part',
    { definitions: { 'a/b': { type: 'string' } }, properties: { x: { $ref: '#/definitions/a~1b' } } },
  ],
  ['a property called $ref', { properties: { $ref: { type: 'string' }, items: { type: 'string' } } }],
  ['a name with a tilde', { definitions: { 'a~b': {} }, properties: { x: { $ref: '#/definitions/a~0b' } } }],
  ['1,000 alternatives', { oneOf: Array.from({ length: 1000 }, () => ({})) }],
  ['5,000 parts', unfolding(999)],
  ['a title of 4,000 characters', { title: 'x'.repeat(4000) }],
  ['1,000 required names', { required: Object.keys(many(1000, (i) => [`p${i}`, 1])) }],
  ['a default 21 deep', `{"default":${'['.repeat(21)}${']'.repeat(21)}}`],
  ['59,999 values in a default', { default: Array.from({ length: 59_997 }, () => 1) }],
  ['a fixed list', { type: 'array', items: [{ type: 'string' }], additionalItems: false }],
])('accepts %s', (_, source) => {
  expect(problemsOf(source)).toEqual([]);
});

test('ends within a bounded number of steps for any input', () => {
  const wide = many(20_000, (i) => [`k${i}`, { enum: [1, 2] }]);
  const deep = JSON.parse('['.repeat(50_000) + ']'.repeat(50_000)) as unknown;
  for (const hostile of [{ properties: wide }, { default: deep }, { definitions: wide }, deep]) {
    const { steps, problems } = checkEnvelope(hostile);
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.length).toBeLessThanOrEqual(25);
    expect(steps).toBeLessThan(SCHEMA_LIMITS.steps * 2);
  }
});

test('accepts 256 KB and not a byte more', () => {
  const choice = (bytes: number) => `{"enum":["${'x'.repeat(bytes - 13)}"]}`;
  expect(problemsOf(choice(256 * 1024))).toEqual([]);
  expect(problemsOf(choice(256 * 1024 + 1))).toEqual(['#: is longer than 262144 bytes']);
});

test('counts each schema, twice, each keyword, each name and each plain value', () => {
  const schema = { type: 'object', properties: { a: { type: 'string' } }, default: { a: 'b' } };
  expect(checkEnvelope(schema)).toEqual({ problems: [], steps: 2 * 2 + 4 + 1 + 4 });
});

test('stops at the first level that is too deep', () => {
  const deep = JSON.parse(`${'{"not":'.repeat(30_000)}{}${'}'.repeat(30_000)}`) as unknown;
  const { steps, problems } = checkEnvelope(deep);
  expect(problems).toEqual([`#${'/not'.repeat(20)}: is nested more than 20 deep`]);
  expect(steps).toBeLessThan(100);
});

test('reports at most 20 short problems, and problems of references only if there are no others', () => {
  expect(problemsOf({ allOf: Array.from({ length: 100 }, () => ({ type: 'x' })) })).toHaveLength(20);
  for (const source of [{ properties: { ['x'.repeat(4000)]: 7 } }, { $ref: `#/${'x'.repeat(3000)}` }])
    expect(problemsOf(source).join().length).toBeLessThan(300);
  expect(problemsOf({ patternProperties: {}, $ref: '#/nowhere' })).toEqual([
    '#/patternProperties: is not a keyword of forms',
  ]);
});

test('never throws for any JSON', () => {
  fc.assert(fc.property(fc.json({ maxDepth: 6 }), (text) => void problemsOf(text)));
  fc.assert(fc.property(fc.anything(), (thing) => void problemsOf(thing)));
});

test('accepts the keywords of ordinary forms', () => {
  fc.assert(
    fc.property(someSchema, (schema) => {
      expect(problemsOf(schema)).toEqual([]);
    }),
  );
});
