import type { RJSFSchema } from '@rjsf/utils';
import { expect, test } from 'vitest';
import { withActiveSchema, withRequiredObjects } from './active-schema.ts';
import { interpretedValidator } from './interpreted-validator.ts';
import { parseFormSchema } from './parse-form-schema.ts';
import { found } from './testing/oracle.ts';

const branch = (colour: string) => ({
  required: [`${colour}Expiry`],
  properties: { colour: { enum: [colour] }, [`${colour}Expiry`]: { type: 'string', minLength: 3 } },
});
const schema = {
  type: 'object',
  properties: {
    card: {
      type: 'object',
      properties: { colour: { type: 'string', enum: ['Blue', 'Green'] } },
      dependencies: { colour: { oneOf: [branch('Blue'), branch('Green')] } },
    },
  },
} as const;

const validator = withActiveSchema(interpretedValidator());
const foundIn = (data: unknown) =>
  validator
    .validateFormData(data, schema as unknown as Parameters<typeof validator.validateFormData>[1])
    .errors.map(({ name, property }) => `${name} ${property}`);

test.each([
  [{}, []],
  [{ card: { colour: 'Green' } }, ['required .card.GreenExpiry']],
  [{ card: { colour: 'Green', GreenExpiry: 'x' } }, ['minLength .card.GreenExpiry']],
  [{ card: { colour: 'Green', GreenExpiry: '11/2027' } }, []],
])('reports for %j only errors of the active branch', (data, expected) => {
  expect(foundIn(data)).toEqual(expected);
});

test.each<[string, object, object, string[]]>([
  [
    'choices that cannot be merged',
    { type: 'object', properties: { a: { allOf: [{ const: 1 }, { const: 2 }] } } },
    { a: 1 },
    ['const .a'],
  ],
  [
    'conditions next to other rules',
    JSON.parse(`{
      "type": "object",
      "allOf": [
        {
          "if": { "properties": { "animal": { "const": "Cat" } } },
          "then": { "properties": { "food": { "enum": ["fish"] } }, "required": ["food"] }
        },
        { "required": ["animal"] }
      ],
      "properties": { "animal": { "enum": ["Cat"] } }
    }`) as object,
    {},
    ['required food', 'required animal'],
  ],
  [
    'entries of a list, each with its own choice',
    {
      type: 'object',
      properties: {
        list: {
          type: 'array',
          items: {
            oneOf: [
              { type: 'object', properties: { kind: { const: 'a' } }, required: ['kind', 'number'] },
              { type: 'object', properties: { kind: { const: 'b' } }, required: ['kind'] },
            ],
          },
        },
      },
    },
    { list: [{ kind: 'a' }, { kind: 'b' }] },
    ['required .list.0.number'],
  ],
])('judges %s', (_, schema, data, expected) => {
  const { errors } = validator.validateFormData(data, schema);
  expect(errors.map(({ name, property }) => `${name} ${property}`)).toEqual(expected);
});

test('does not resolve without end what a schema contains again and again (OP-383)', () => {
  const again = Object.fromEntries(Array.from('abcdefgh', (name) => [name, { $ref: '#' }]));
  const schema: RJSFSchema = {
    properties: { ...again, n: { type: 'integer' }, list: { anyOf: [{ $ref: '#' }, { type: 'array' }] } },
    required: Object.keys(again),
  };
  const nested = (depth: number): unknown =>
    depth === 0
      ? {}
      : { n: 'x', ...Object.fromEntries(Object.keys(again).map((name) => [name, nested(depth - 1)])) };
  expect(validator.validateFormData(nested(2), schema).errors.length).toBeGreaterThan(0);
}, 10_000);

test('reports what other drafts require at its field, once, and nothing at the group', () => {
  const parsed = parseFormSchema({
    properties: { card: {}, to: {} },
    dependentRequired: { card: ['to'] },
    dependentSchemas: {
      card: { properties: { code: { type: 'string', maxLength: 3 } }, required: ['code'] },
    },
    unevaluatedProperties: false,
  });
  const schema = parsed.ok ? parsed.schema : {};
  const shown = (data: object) => found(validator, schema, data).errors;
  expect(shown({ card: 1 })).toEqual(['code: This is a required field', 'to: This is a required field']);
  expect(shown({ card: 1, to: 1, code: 'long' })).toContain('.code: Please enter no more than 3 characters');
  expect(found(validator, schema, { card: 1, to: 1, code: 'long' }).fields).toEqual(['code']);
});

const inner: RJSFSchema = { type: 'object', required: ['day'], properties: { day: { type: 'string' } } };
test.each([
  [undefined, { a: {} }],
  [{ other: 1 }, { other: 1, a: {} }],
  [
    { a: { day: 'x' }, b: {} },
    { a: { day: 'x' }, b: {} },
  ],
  [{ e: {} }, { e: { deep: {} }, a: {} }],
  ['text', 'text'],
  [null, null],
])('reports for %j the missing field within an object, not the object', (data, expected) => {
  const properties = { a: inner, b: inner, c: { type: 'object' } as RJSFSchema };
  const schema: RJSFSchema = {
    type: 'object',
    required: ['a', 'c', 'd', 'f'],
    properties: {
      ...properties,
      d: { required: ['day'], properties: { day: {} } },
      e: { type: 'object', required: ['deep'], properties: { deep: inner } },
      f: true,
    },
  };
  expect(withRequiredObjects(schema, data)).toStrictEqual(expected);
});
