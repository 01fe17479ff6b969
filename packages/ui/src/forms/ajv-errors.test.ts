import type { RJSFSchema } from '@rjsf/utils';
import { expect, test } from 'vitest';
import { interpretedValidator } from './interpreted-validator.ts';
import { found, oracle } from './testing/oracle.ts';

const interpreted = interpretedValidator();
const unique = (items?: object) =>
  ({ type: 'array', uniqueItems: true, ...(items && { items }) }) as RJSFSchema;
const eleven = Array.from({ length: 11 }, (_, index): RJSFSchema => (index < 2 ? {} : { type: 'string' }));

test.each<[string, RJSFSchema, readonly unknown[]]>([
  [
    'duplicate strings',
    unique({ type: 'string' }),
    [[], ['a', 'b'], ['a', 'b', 'a'], ['a', 'a', 'a'], ['a', 'a', 'b']],
  ],
  [
    'duplicate integers',
    unique({ type: 'integer' }),
    [
      [1, 2, 1],
      [1.5, 1.5, 1, 1],
    ],
  ],
  ['duplicate numbers', unique({ type: 'number' }), [[1.5, 2, 1.5]]],
  ['duplicate booleans', unique({ type: 'boolean' }), [[true, false, true]]],
  [
    'duplicate strings or nulls',
    unique({ type: ['string', 'null'] }),
    [
      [null, 'a', null],
      ['a', null, 'a', 1, 1],
    ],
  ],
  ['duplicate nullable strings', unique({ type: 'string', nullable: true }), [[null, null]]],
  [
    'duplicate objects',
    unique({ type: 'object' }),
    [
      [{ a: 1 }, { b: 2 }, { a: 1 }],
      [{}, {}, {}],
    ],
  ],
  ['duplicate lists', unique({ type: 'array' }), [[[1], [2], [1]]]],
  [
    'duplicates of any type',
    unique(),
    [
      [1, '1', 1],
      [1, 2, 2, 1],
      [{ a: 1 }, { a: 1 }],
    ],
  ],
  ['two matching alternatives before others', { oneOf: [{}, {}, { required: ['a'] }] }, [{}, { a: 1 }]],
  [
    'two matching alternatives between others',
    { oneOf: [{ required: ['x'] }, {}, {}, { minProperties: 2 }] },
    [{}],
  ],
  ['two matching alternatives of eleven', { oneOf: eleven }, [1, 'a']],
  [
    'two matching alternatives at one field',
    { properties: { a: { oneOf: [{}, {}, { type: 'string' }] }, ab: { type: 'string' } } },
    [{ a: 1, ab: 1 }],
  ],
  [
    'no matching alternative at two fields',
    { properties: { a: { oneOf: [{ type: 'null' }] }, ba: { oneOf: [{ type: 'null' }, { minimum: 3 }] } } },
    [
      { a: 1, ba: 1 },
      { a: null, ba: 1 },
    ],
  ],
  [
    'a value required by a condition',
    JSON.parse('{"if":{"type":"string"},"then":{"minLength":3},"else":{"minimum":5}}') as RJSFSchema,
    ['x', 1, 'xyz', 7],
  ],
  [
    'a property that is not allowed',
    { properties: { a: false }, additionalProperties: false },
    [{ a: 1 }, { b: 1 }, {}],
  ],
  ['an item beyond a fixed list', { items: [{}], additionalItems: false }, [[1, 2], [1]]],
  [
    'values that other values require',
    { dependencies: { a: ['b', 'c'], d: { required: ['e'] } } },
    [{ a: 1 }, { a: 1, b: 1 }, { a: 1, b: 1, c: 1 }, { d: 1 }, { d: 1, e: 1 }, ['a']],
  ],
  ['a value that another value requires', { dependencies: { a: ['b'] } }, [{ a: 1 }]],
  [
    'a field name with special characters',
    { properties: { 'a~b/c %': { type: 'string' } } },
    [{ 'a~b/c %': 1 }],
  ],
  ['a field with the name of a keyword', { properties: { $ref: { type: 'string' } } }, [{ $ref: 1 }]],
  [
    'a referenced schema',
    {
      definitions: { 'w~x': { type: 'string', maxLength: 1 } },
      properties: { a: { $ref: '#/definitions/w~0x' } },
    },
    [{ a: 'ab' }, { a: 1 }],
  ],
  [
    'fields by their titles',
    { required: ['a'], properties: { a: { title: 'First name', type: 'string', minLength: 2 } } },
    [{}, { a: 'x' }],
  ],
])('finds %s as AJV does', (_, schema, all) => {
  const ajv = oracle();
  for (const data of all)
    expect([data, found(interpreted, schema, data)]).toEqual([data, found(ajv, schema, data)]);
});

test('returns its findings without messages', () => {
  expect(interpreted.rawValidation({ required: ['a'] }, {}).errors).toHaveLength(1);
});
