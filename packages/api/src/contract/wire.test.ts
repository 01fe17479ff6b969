import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { applicationRow } from './applications/application.ts';
import { anyText } from '../testing/any-text.ts';
import { booleanText, chosenFile, file, filledPath, jsonTexts, queryText, wholeNumberText } from './wire.ts';

const shortTexts = fc.array(fc.string({ maxLength: 20 }), { minLength: 1, maxLength: 20 });

describe('a query', () => {
  test('omits unset values (API-097)', () => {
    expect(queryText({ status: [], label: undefined, q: '' })).toEqual({});
  });

  test('sends an empty value as a value of its own (OP-067)', () => {
    expect(queryText({ label: [''] })).toEqual({ label: '[""]' });
  });

  test('sends lists as JSON text and everything else as plain text (OP-246)', () => {
    expect(
      queryText({ status: ['Locked', 'Complete'], pageNo: 2, mustHaveAllSelectedProducts: false }),
    ).toEqual({ status: '["Locked","Complete"]', pageNo: '2', mustHaveAllSelectedProducts: 'false' });
  });

  test('restores every list from the address', () => {
    fc.assert(
      fc.property(shortTexts, (values) => {
        const search = new URLSearchParams(queryText({ status: values })).toString();
        const received = new URLSearchParams(search).get('status');
        expect(v.parse(jsonTexts, received)).toEqual(values);
      }),
    );
  });
});

describe('a list of texts', () => {
  test.each(['', 'Locked', '"Locked"', '{}', '[1]', '[null]', '[["a"]]', '["a"', 'null'])(
    'rejects %j',
    (text) => {
      expect(v.is(jsonTexts, text)).toBe(false);
    },
  );

  test('rejects more or longer entries than a filter can have', () => {
    expect(v.is(jsonTexts, JSON.stringify(Array<string>(200).fill('a')))).toBe(true);
    expect(v.is(jsonTexts, JSON.stringify(Array<string>(201).fill('a')))).toBe(false);
    expect(v.is(jsonTexts, JSON.stringify(['a'.repeat(201)]))).toBe(false);
  });

  test('never throws, for any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => v.safeParse(jsonTexts, text)).not.toThrow();
      }),
    );
  });
});

test.each([
  ['1', 1],
  ['200', 200],
  ['0', undefined],
  ['201', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['1e2', undefined],
  ['abc', undefined],
  ['', undefined],
  ['9999999999', undefined],
])('%j is a whole number from 1 to 200: %s', (text, expected) => {
  const parsed = v.safeParse(wholeNumberText(1, 200), text);
  expect(parsed.success ? parsed.output : undefined).toBe(expected);
});

test('accepts only true and false as a boolean', () => {
  expect(v.parse(booleanText, 'true')).toBe(true);
  expect(v.parse(booleanText, 'false')).toBe(false);
  for (const text of ['', '1', 'TRUE', 'yes']) expect(v.is(booleanText, text)).toBe(false);
});

test('accepts bytes as a file, and bytes with a name as a chosen file', () => {
  const chosen = new File(['a'], 'a.pdf');
  expect([file, chosenFile].map((schema) => v.is(schema, chosen))).toEqual([true, true]);
  expect([file, chosenFile].map((schema) => v.is(schema, new Blob(['a'])))).toEqual([true, false]);
  const unnamed = { size: 1, type: 'text/csv', arrayBuffer: () => undefined, name: 1 };
  expect(v.is(chosenFile, unnamed)).toBe(false);
  const others = [
    null,
    undefined,
    'a',
    () => 1,
    {},
    { size: 1 },
    { arrayBuffer: () => undefined },
    { name: 'a' },
  ];
  for (const other of others)
    for (const schema of [file, chosenFile]) expect(v.is(schema, other)).toBe(false);
});

describe('a path', () => {
  test('inserts its parameters', () => {
    expect(
      filledPath('/verify/{applicationGuid}/{individualGuid}', { individualGuid: 'b', applicationGuid: 'a' }),
    ).toBe('/verify/a/b');
  });

  test('encodes dot segments, and leaves missing parameters empty', () => {
    expect(filledPath('/a/{id}/b', { id: '..' })).toBe('/a/%252E%252E/b');
    expect(filledPath('/a/{id}/b')).toBe('/a//b');
  });

  test('keeps any parameter within its segment', () => {
    fc.assert(
      fc.property(anyText, (id) => {
        const address = new URL(filledPath('/application/get/{id}/end', { id }), 'https://portal.example');
        expect(address.pathname.split('/')).toHaveLength(5);
        expect(address.pathname.startsWith('/application/get/')).toBe(true);
        expect(address.search + address.hash).toBe('');
      }),
      { examples: [['..'], ['.'], ['../..'], ['a/b'], ['a?b#c'], ['%2e%2e'], ['\\..\\'], ['\ud800']] },
    );
  });
});

test('the row of an application has its email address as people read it (OP-381)', () => {
  const address = 'jane@xn--bcher-kva.example';
  expect(v.parse(applicationRow.entries.PrimaryEmail, address)).toBe('jane@b\u00fccher.example');
});
