import { expect, test } from 'vitest';
import { interpretedValidator } from './interpreted-validator.ts';
import { german } from '../texts/de.ts';
import { schemaFormTexts } from './schema-form.texts.ts';
import { withMessages, type Finding } from './error-texts.model.ts';

const validator = interpretedValidator();

function told(schema: object, data: unknown, widgets: Record<string, string> = {}) {
  const { errors } = validator.validateFormData(data, schema, undefined, (found) =>
    withMessages(found, (property) => widgets[property], schemaFormTexts),
  );
  return errors.map(({ property = '', message }) => `${property} ${message}`.trim());
}

const one = (property: object) => ({ properties: { a: property } });

test.each<[string, object, unknown, string[]]>([
  ['a missing value', { required: ['a'] }, {}, ['a This is a required field']],
  ['a letter for a number', one({ type: 'number' }), { a: 'x' }, ['.a Please enter a number']],
  ['a fraction for an integer', one({ type: 'integer' }), { a: 1.5 }, ['.a Please enter a whole number']],
  ['an invalid address', one({ format: 'email' }), { a: 'x' }, ['.a Please enter a valid email address']],
  [
    'a day that does not exist',
    one({ format: 'date' }),
    { a: '1980-02-31' },
    ['.a Please enter a valid date'],
  ],
  ['a text that is too short', one({ minLength: 1 }), { a: '' }, ['.a Please enter at least 1 character']],
  [
    'a text that is too long',
    one({ maxLength: 2 }),
    { a: 'abc' },
    ['.a Please enter no more than 2 characters'],
  ],
  ['a number below the minimum', one({ minimum: 2 }), { a: 1 }, ['.a Please enter 2 or more']],
  [
    'a number at the exclusive maximum',
    one({ exclusiveMaximum: 2 }),
    { a: 2 },
    ['.a Please enter less than 2'],
  ],
  ['a number above the maximum', one({ maximum: 2 }), { a: 3 }, ['.a Please enter 2 or less']],
  [
    'a number at the exclusive minimum',
    one({ exclusiveMinimum: 2 }),
    { a: 2 },
    ['.a Please enter more than 2'],
  ],
  ['too few items', one({ minItems: 2 }), { a: [1] }, ['.a Please add at least 2']],
  ['too many items', one({ maxItems: 1 }), { a: [1, 2] }, ['.a Please add no more than 1']],
  [
    'an item beyond a fixed list',
    one({ items: [{}], additionalItems: false }),
    { a: [1, 2] },
    ['.a Please add no more than 1'],
  ],
  [
    'a value that another value requires',
    { dependencies: { a: ['b'] } },
    { a: 1 },
    ['b This is a required field'],
  ],
  ['a number for a string', one({ type: 'string' }), { a: 5 }, ['.a Please enter a valid value']],
  [
    'a text that does not match the pattern',
    one({ pattern: '^x$' }),
    { a: 'y' },
    ['.a Please enter a valid value'],
  ],
  [
    'the same error at two fields',
    { properties: { a: { type: 'number' }, b: { type: 'number' } } },
    { a: 'x', b: 'x' },
    ['.a Please enter a number', '.b Please enter a number'],
  ],
  ['none of the choices', one({ enum: ['x', 'y'] }), { a: 'z' }, ['.a Please choose one of the options']],
  [
    'none of the titled choices, once',
    one({ oneOf: [{ const: 'x' }, { const: 'y' }] }),
    { a: 'z' },
    ['.a Please choose one of the options'],
  ],
  [
    'an error of a condition, at its field only',
    JSON.parse('{"if":{},"then":{"required":["b"]}}') as object,
    {},
    ['b This is a required field'],
  ],
  ['an untouched consent', one({ const: true }), { a: false }, ['.a This is a required field']],
  ['duplicate items', one({ uniqueItems: true }), { a: [1, 1] }, ['.a Please remove what is there twice']],
  ['two matching alternatives', { oneOf: [{}, {}] }, 1, ['Please choose one of the options']],
])('has a plain message for %s', (_, schema, data, words) => {
  expect(told(schema, data)).toEqual(words);
});

test('has a message of its own for an invalid phone number, but not for a missing one', () => {
  const schema = { ...one({ pattern: '^04[0-9]{8}$', minLength: 10 }), required: ['a'] };
  expect(told(schema, { a: '05' }, { '.a': 'phone', a: 'phone' })).toEqual(['.a Please enter valid phone']);
  expect(told(schema, {}, { '.a': 'phone', a: 'phone' })).toEqual(['a This is a required field']);
});

const finding = (name: string | undefined, property?: string): Finding => ({ name, property, stack: '' });
const kept = (...found: Finding[]) =>
  withMessages(found, () => undefined, schemaFormTexts).map(
    ({ property, message }) => `${property ?? ''} ${message}`,
  );

test.each([
  ['.a', '.a', false],
  ['.a', '.a.b', false],
  ['.a', 'a.b', false],
  ['.a', '.ab', true],
  ['.a', '.b', true],
  ['.a', undefined, true],
  [undefined, '.b', false],
])('a summary at %s is shown together with an error at %s: %j', (whole, detail, told) => {
  const words = kept(finding('anyOf', whole), finding('required', detail));
  expect(words).toHaveLength(told ? 2 : 1);
  expect(words.at(-1)).toBe(`${detail ?? ''} This is a required field`);
});

test('keeps a summary if no error inside it is shown', () => {
  expect(kept(finding('anyOf', '.a'))).toEqual(['.a Please choose one of the options']);
});

test('keeps the message of an unknown finding, or uses a general one', () => {
  expect(withMessages([{ message: 'Odd.', stack: '' }], () => undefined, schemaFormTexts)[0]?.message).toBe(
    'Odd.',
  );
  expect(withMessages([finding(undefined)], () => undefined, schemaFormTexts)[0]?.message).toBe(
    'Please enter a valid value',
  );
  expect(withMessages([finding('odd')], () => undefined, schemaFormTexts)[0]?.message).toBe(
    'Please enter a valid value',
  );
});

test('uses the message of a phone number for a form that is only a phone number', () => {
  const whole = withMessages(
    [finding('pattern')],
    (property) => (property === '' ? 'phone' : undefined),
    schemaFormTexts,
  );
  expect(whole[0]?.message).toBe('Please enter valid phone');
});

test.each<[string, object, unknown, string[]]>([
  ['one message for all keywords', { minLength: 2, errorMessage: 'Enter a name' }, 'x', ['.a Enter a name']],
  [
    'a message of the keyword',
    { minLength: 2, errorMessage: { minLength: 'Too short' } },
    'x',
    ['.a Too short'],
  ],
  [
    'the text of the form for a keyword without a message',
    { minLength: 2, errorMessage: { pattern: 'Odd' } },
    'x',
    ['.a Please enter at least 2 characters'],
  ],
])('uses %s of the schema (TEXTS-033)', (_, property, value, expected) => {
  expect(told(one(property), { a: value })).toEqual(expected);
});

test('uses the message of the schema for a missing property (TEXTS-033)', () => {
  const schema = { required: ['a', 'b'], errorMessage: { required: { a: 'Enter a name' } } };
  expect(told(schema, {})).toEqual(['a Enter a name', 'b This is a required field']);
});

test('answers in German for required values, formats, lengths, ranges and choices (TEXTS-033)', () => {
  const { texts } = german;
  const germanTexts = Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key.replace('schema-form.', ''), text]),
  ) as unknown as typeof schemaFormTexts;
  const schema = {
    required: ['a'],
    properties: {
      b: { format: 'email' },
      c: { minLength: 1200 },
      d: { minimum: 2.5 },
      e: { enum: ['x'] },
    },
  };
  const { errors } = validator.validateFormData(
    { b: 'x', c: 'x', d: 1, e: 'y' },
    schema,
    undefined,
    (found) => withMessages(found, () => undefined, germanTexts),
  );
  expect(new Set(errors.map(({ message }) => message))).toEqual(
    new Set([
      'Geben Sie 2,5 oder mehr ein',
      'Geben Sie eine gültige E-Mail-Adresse ein',
      'Geben Sie mindestens 1.200 Zeichen ein',
      'Pflichtfeld',
      'Wählen Sie eine der Optionen',
    ]),
  );
});
