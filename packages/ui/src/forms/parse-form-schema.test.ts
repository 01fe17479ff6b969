import type { RJSFSchema } from '@rjsf/utils';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withActiveSchema } from './active-schema.ts';
import { interpretedValidator } from './interpreted-validator.ts';
import { FORM_SCHEMA_BYTES } from './json.model.ts';
import { parseFormSchema } from './parse-form-schema.ts';
import { fitsFormSchema } from './schema.ts';
import { someSchema } from './testing/schemas.ts';

const schemaOf = (source: unknown) => {
  const parsed = parseFormSchema(source);
  return parsed.ok ? parsed.schema : parsed.problems;
};
const circular: Record<string, unknown> = {};
circular['properties'] = circular;

test('reads a schema from text and from an object, and does not change the object', () => {
  const schema = { type: 'object', properties: { FirstName: { type: 'string', maxLength: 50 } } };
  const frozen = Object.freeze(structuredClone(schema));
  expect(schemaOf(JSON.stringify(schema))).toEqual(schema);
  expect(schemaOf(frozen)).toEqual(schema);
});

test.each([
  ['text that is not JSON', '{', 'JSON'],
  ['nothing', undefined, 'JSON'],
  ['null', 'null', '#: is not an object'],
  ['a list', [], '#: is not an object'],
  ['an object that contains itself', circular, 'circular'],
  ['a schema that is too deep to walk', `${'{"not":'.repeat(30_000)}{}${'}'.repeat(30_000)}`, 'stack'],
  ['a byte too much', `{"title":"${'x'.repeat(FORM_SCHEMA_BYTES - 11)}"}`, '#: is longer than 1048576 bytes'],
])('rejects %s', (_, source, reason) => {
  expect(schemaOf(source)).toEqual([expect.stringContaining(reason)]);
});

test.each([
  ['ids and the like', { $id: 'https://a.example/b', $schema: 'x', type: 'string' }, { type: 'string' }],
  [
    'reserved keys',
    '{"__proto__":{},"required":["constructor","a"],"properties":{"constructor":{},"a":{}}}',
    { required: ['a'], properties: { a: {} } },
  ],
  ['a pattern that does not compile', { pattern: '[' }, {}, '#/pattern'],
  [
    'names that do not compile',
    { patternProperties: { '[': {}, a: {} } },
    { patternProperties: { a: {} } },
    '#/patternProperties/[',
  ],
  [
    'required as in draft 3',
    { properties: { a: { required: true } } },
    { properties: { a: {} } },
    '#/properties/a/required',
  ],
  ['a type of draft 3', { type: 'any' }, {}, '#/type'],
])('leaves out %s, and says so where something is lost', (_, source, schema, ...omitted) => {
  expect(parseFormSchema(source)).toEqual({ ok: true, schema, omitted });
});

test.each([
  [{ errorMessage: { required: 'Say who.', pattern: '(', type: 'A text, please.' } }],
  [{ 'x-order': 1, deprecated: 'soon', widget: { size: 2 } }],
  [{ pattern: '^(?=.*\\d)\\d{3}-?\\d{3}$' }],
  [{ enum: Array.from({ length: 1001 }, (_, index) => index) }],
  [
    {
      properties: {
        $id: { type: 'string' },
        required: { type: 'boolean' },
        pattern: { enum: [{ $id: 'a' }] },
      },
    },
  ],
  [{ properties: { next: { $ref: '#' } } }],
  [{ $ref: 'https://elsewhere.example/schema.json' }],
])('keeps %j', (schema) => {
  expect(parseFormSchema(schema)).toEqual({ ok: true, schema, omitted: [] });
});

test.each([
  [{ $id: 'https://a.example/root.json', $ref: 'root.json#/definitions/a' }, '#/definitions/a'],
  [{ $id: 'https://a.example/root.json', $ref: '#' }, '#'],
  [{ $ref: 'word', definitions: { w: { $id: 'word' } } }, '#/definitions/w'],
  [{ $ref: '#word', definitions: { 'a/b %': { $anchor: 'word' } } }, '#/definitions/a~1b%20%25'],
  [{ $ref: '#word', definitions: { w: { $id: '#word' } } }, '#/definitions/w'],
  [{ $ref: 'word', $defs: { w: { $id: 'word' } } }, '#/$defs/w'],
  [{ $ref: 'word', definitions: { w: { $id: 'word', $ref: '#' }, x: { $id: 'word' } } }, '#/definitions/x'],
])('writes the reference of %j as %s', (schema, pointer) => {
  expect(schemaOf(schema)).toMatchObject({ $ref: pointer });
});

test('makes the names of choices their titles, and gives choices between constants a type', () => {
  const titled = {
    type: 'number',
    oneOf: [
      { const: 1, title: 'One' },
      { const: 2, title: '2' },
    ],
  };
  expect(schemaOf({ enum: [1, 2], enumNames: ['One'] })).toEqual(titled);
  expect(schemaOf({ enum: [1, 2], enumNames: { 1: 'One' } })).toEqual(titled);
  const typeOf = (...constants: unknown[]) => {
    const schema = schemaOf({ anyOf: constants.map((value) => ({ const: value })) });
    return (schema as RJSFSchema).type;
  };
  expect(typeOf('a', 'b')).toBe('string');
  expect(typeOf('a', null)).toEqual(['string', 'null']);
  expect(typeOf({})).toBe('object');
  expect([typeOf('a', undefined), typeOf('a', [])]).toEqual([undefined, undefined]);
});

const named = '{"properties":{"__proto__":{"type":"number"},"constructor":{"type":"number"}}}';
test.each([
  [named, '{"__proto__":"a"}', false],
  [named, '{"constructor":{"length":37}}', false],
  [named, '{"__proto__":1,"constructor":2}', true],
  [named, '{}', true],
  ['{"required":["toString","constructor"]}', '{"toString":1}', false],
  ['{"$ref":"#/definitions/list","maxItems":1,"definitions":{"list":{"type":"array"}}}', '[1,2]', true],
])('judges by %s as draft-07 does: %s', (schema, data, fitting) => {
  expect(fitsFormSchema(schema, JSON.parse(data))).toBe(fitting);
});

const card = { properties: { card: {}, to: {}, code: {} }, unevaluatedProperties: false };
const needsCode = { card: { properties: { code: { maxLength: 3 } }, required: ['code'] } };
const word = { $defs: { word: { type: 'string' } }, $ref: '#/$defs/word', maxLength: 2 };
test.each<[string, object, unknown, unknown]>([
  ['a limit that draft 4 excludes', { minimum: 0, exclusiveMinimum: true }, 1, 0],
  ['a limit that draft 4 includes', { maximum: 1, exclusiveMaximum: false }, 1, 2],
  ['a reference by id into $defs', { $ref: 'word', $defs: { w: { $id: 'word', type: 'string' } } }, 'a', 1],
  ['escapes without need', { pattern: '^\\d\\-[\\w\\-]\\@\\/\\\\$' }, '1--@/\\', '1--@/'],
  ['first items', { prefixItems: [{ type: 'string' }], items: { type: 'number' } }, ['a', 1], ['a', 'b']],
  ['no more items', { prefixItems: [{ type: 'string' }], items: false }, ['a'], ['a', 'b']],
  ['dependent fields', { ...card, dependentRequired: { card: ['to'] } }, { card: 1, to: 2 }, { card: 1 }],
  ['dependent rules', { ...card, dependentSchemas: needsCode }, { card: 1, code: 'a' }, { card: 1 }],
  [
    'dependent fields and rules',
    { ...card, dependentRequired: { card: ['to'] }, dependentSchemas: needsCode },
    { card: 1, to: 2, code: 'a' },
    { card: 1, code: 'a' },
  ],
  [
    'rules next to a reference',
    { ...word, $schema: 'https://json-schema.org/draft/2020-12/schema' },
    'ab',
    'abc',
  ],
])('judges by %s of other drafts, on the server and in a form', (_, schema, good, bad) => {
  const parsed = schemaOf(schema) as RJSFSchema;
  const validator = withActiveSchema(interpretedValidator());
  const fits = (data: unknown) => validator.validateFormData(data, parsed).errors.length === 0;
  expect([fitsFormSchema(schema, good), fits(good)]).toEqual([true, true]);
  expect([fitsFormSchema(schema, bad), fits(bad)]).toEqual([false, false]);
});

test.each([true, false])('the schema %s decides for any data', (schema) => {
  expect(fitsFormSchema(schema, { a: 1 })).toBe(schema);
});

test('makes a constant the default of its field, unless it is a consent', () => {
  const either = { type: 'number', oneOf: [{ const: 1 }] };
  const properties = { kind: { const: 'a' }, agreed: { const: true }, either };
  expect(schemaOf({ properties })).toEqual({
    properties: { ...properties, kind: { const: 'a', default: 'a' } },
  });
});

test('a recursive schema judges as deep as the data', () => {
  const tree = { type: 'object', properties: { name: { type: 'string' }, next: { $ref: '#' } } };
  expect(fitsFormSchema(tree, { name: 'a', next: { name: 'b', next: { name: 'c' } } })).toBe(true);
  expect(fitsFormSchema(tree, { name: 'a', next: { name: 'b', next: { name: 3 } } })).toBe(false);
});

test('never throws for any JSON', () => {
  fc.assert(fc.property(fc.json({ maxDepth: 6 }), (text) => void schemaOf(text)));
  fc.assert(fc.property(fc.anything(), (thing) => void schemaOf(thing)));
});

test('leaves out nothing of an ordinary form', () => {
  fc.assert(
    fc.property(someSchema, (schema) => {
      expect(schemaOf(schema)).toMatchObject(schema);
    }),
  );
});
