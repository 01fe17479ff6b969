import type { RJSFSchema } from '@rjsf/utils';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { interpretedValidator } from './interpreted-validator.ts';
import { found, oracle } from './testing/oracle.ts';
import { someData, someSchema } from './testing/schemas.ts';

const interpreted = interpretedValidator();

test('finds what AJV finds, on 1,200 generated pairs of schema and data', { timeout: 60_000 }, () => {
  let wrong = 0;
  let right = 0;
  fc.assert(
    fc.property(someSchema, fc.array(someData, { minLength: 8, maxLength: 8 }), (schema, all) => {
      const ajv = oracle();
      const own = structuredClone(schema);
      for (const data of all) {
        const expected = found(ajv, own, data);
        if (expected.errors.length) wrong += 1;
        else right += 1;
        expect(found(interpreted, schema, data)).toEqual(expected);
        expect(interpreted.isValid(schema, data, schema)).toBe(expected.errors.length === 0);
      }
      expect(schema).toEqual(own);
    }),
    { numRuns: 150 },
  );
  expect(wrong).toBeGreaterThan(300);
  expect(right).toBeGreaterThan(50);
});

test.each([
  [{ type: 'string' }, [{}, {}]],
  [{ type: ['string', 'null'] }, [null, null, 1]],
  [{ type: 'integer' }, ['a', 'a', 1.5, 1.5]],
  [{}, [{}, {}]],
] as [RJSFSchema, unknown][])('counts duplicates of items %j as AJV does: %j', (items, data) => {
  const schema: RJSFSchema = { type: 'array', items, uniqueItems: true };
  expect(found(interpreted, schema, data)).toEqual(found(oracle(), schema, data));
});

/** Clears some fields, as a form does: their keys stay, with the value undefined. */
const emptied = (data: unknown, takes: () => boolean): unknown => {
  if (Array.isArray(data)) return data.map((entry) => emptied(entry, takes));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, takes() ? undefined : emptied(value, takes)]),
  );
};

test('finds in edited data what AJV finds in the submitted data', { timeout: 60_000 }, () => {
  let required = 0;
  const edited = fc.tuple(someData, fc.array(fc.boolean(), { minLength: 1, maxLength: 12 }));
  fc.assert(
    fc.property(someSchema, fc.array(edited, { minLength: 6, maxLength: 6 }), (schema, all) => {
      const ajv = oracle();
      const own = structuredClone(schema);
      for (const [filled, choices] of all) {
        let field = 0;
        const data = emptied(filled, () => choices[field++ % choices.length] === true);
        const sent: unknown = JSON.parse(JSON.stringify(data));
        const expected = found(ajv, own, sent);
        if (expected.errors.some((error) => error.includes('required field'))) required += 1;
        expect(found(interpreted, schema, data)).toEqual(expected);
      }
    }),
    { numRuns: 100 },
  );
  expect(required).toBeGreaterThan(20);
});

const root: RJSFSchema = {
  definitions: { word: { type: 'string', maxLength: 3 } },
  properties: { first: { type: 'integer' }, 'a/b %': { type: 'boolean' } },
};

test.each<[RJSFSchema, unknown, boolean]>([
  [{ $ref: '#/definitions/word' }, 'abc', true],
  [{ $ref: '#/definitions/word' }, 'abcd', false],
  [{ $ref: '#/properties/first' }, 1, true],
  [{ $ref: '#/properties/first' }, 1.5, false],
  [{ $ref: '#/properties/a~1b%20%25' }, true, true],
  [{ $ref: '#/properties/a~1b%20%25' }, 'no', false],
  [{ $ref: '#/definitions/nowhere' }, 1, false],
  [{ properties: { x: { $ref: '#/definitions/word' } } }, { x: undefined }, true],
  [{ type: 'object' }, undefined, false],
  [{}, undefined, true],
  [true as unknown as RJSFSchema, 1, true],
  [false as unknown as RJSFSchema, 1, false],
])('accepts %j in a form as %j: %j', (part, data, fitting) => {
  expect(interpreted.isValid(part, data, root)).toBe(fitting);
});

const formats: [string, string[]][] = [
  [
    'email',
    [
      'a@b.example',
      'a@b',
      'a.b@c.example',
      '.a@b.example',
      'a@@b.example',
      'a b@c.example',
      "o'neil@x.example",
      'a@b.example@c.example',
      'a@-b.example',
      'a@b..example',
      '@b.example',
    ],
  ],
  ['date', ['1980-04-06', '1980-4-6', '2100-02-29', '9999-12-31', '0000-00-00', '1970-01-01T00:00:00Z']],
  ['time', ['10:00:00Z', '10:00:00+1000', '10:00:00+10:00', '10:00:00+10', '25:00:00Z', '10:00:00']],
  ['date-time', ['2026-01-01T10:00:00Z', '2026-01-01 10:00:00+1000', '2026-01-01', '2026-13-01T10:00:00Z']],
  [
    'uuid',
    [
      '123e4567-e89b-12d3-a456-426614174000',
      'urn:uuid:123e4567-e89b-12d3-a456-426614174000',
      'an urn:uuid:123e4567-e89b-12d3-a456-426614174000',
      '123',
    ],
  ],
  ['uri', ['https://a.example/b?c', 'mailto:a@b', 'no scheme', '/path', 'a:b']],
  ['ipv4', ['1.2.3.4', '256.1.1.1']],
  ['color', ['#fff', '#a1b2c3', 'a1b2c3', '#12345', 'no colour']],
  [
    'data-url',
    [
      'data:text/plain;base64,aGk=',
      'data:text/plain;name=a.txt;base64,aGk=',
      'data:text/plain,hi',
      'data:;base64,aGk=',
      'a data:text/plain;base64,aGk=',
      'x',
    ],
  ],
];

test.each(formats)('reads %s as AJV does', (format, texts) => {
  const ajv = oracle();
  const schema: RJSFSchema = { type: 'string', format };
  for (const text of texts)
    expect([text, found(interpreted, schema, text)]).toEqual([text, found(ajv, schema, text)]);
});

test('reports a schema that it cannot read instead of accepting any data', () => {
  const { errors } = interpreted.validateFormData({}, { $ref: '#/definitions/nowhere' });
  expect(errors).toHaveLength(1);
});

test('never compiles: it works if the content security policy forbids eval', () => {
  const compile = globalThis.Function;
  globalThis.Function = function forbidden() {
    throw new EvalError('forbidden by policy');
  } as unknown as FunctionConstructor;
  try {
    expect(found(interpretedValidator(), { required: ['a'] }, {}).fields).toEqual(['a']);
    expect(oracle().rawValidation({ required: ['a'] }, { a: 1 }).validationError).toBeInstanceOf(EvalError);
  } finally {
    globalThis.Function = compile;
  }
});
