import { expect, test } from 'vitest';
import { interpretedValidator } from './interpreted-validator.ts';
import { inWords } from './error-texts.model.ts';

const validator = interpretedValidator();

function told(schema: object, data: unknown, widgets: Record<string, string> = {}) {
  const { errors } = validator.validateFormData(data, schema, undefined, (found) =>
    inWords(found, (property) => widgets[property]),
  );
  return errors.map(({ property = '', message }) => `${property} ${message}`.trim());
}

const one = (property: object) => ({ properties: { a: property } });

test.each<[string, object, unknown, string[]]>([
  ['a missing value', { required: ['a'] }, {}, ['a This is a required field']],
  ['a letter for a number', one({ type: 'number' }), { a: 'x' }, ['.a Please enter a number']],
  ['half a thing', one({ type: 'integer' }), { a: 1.5 }, ['.a Please enter a whole number']],
  ['no address', one({ format: 'email' }), { a: 'x' }, ['.a Please enter a valid email address']],
  ['no day', one({ format: 'date' }), { a: '1980-02-31' }, ['.a Please enter a valid date']],
  ['one letter too few', one({ minLength: 1 }), { a: '' }, ['.a Please enter at least 1 character']],
  ['letters too many', one({ maxLength: 2 }), { a: 'abc' }, ['.a Please enter no more than 2 characters']],
  ['too little', one({ minimum: 2 }), { a: 1 }, ['.a Please enter 2 or more']],
  ['too much', one({ exclusiveMaximum: 2 }), { a: 2 }, ['.a Please enter less than 2']],
  ['none of the choices', one({ enum: ['x', 'y'] }), { a: 'z' }, ['.a Please choose one of the options']],
  [
    'none of the titled choices, once',
    one({ oneOf: [{ const: 'x' }, { const: 'y' }] }),
    { a: 'z' },
    ['.a Please choose one of the options'],
  ],
  [
    'a condition, at its field only',
    JSON.parse('{"if":{},"then":{"required":["b"]}}') as object,
    {},
    ['b This is a required field'],
  ],
  ['an untouched consent', one({ const: true }), { a: false }, ['.a This is a required field']],
  ['the same twice', one({ uniqueItems: true }), { a: [1, 1] }, ['.a Please remove what is there twice']],
  ['two that fit', { oneOf: [{}, {}] }, 1, ['Please choose one of the options']],
])('%s is told in plain words', (_, schema, data, words) => {
  expect(told(schema, data)).toEqual(words);
});

test('a telephone number has words of its own, a missing one has not', () => {
  const schema = { ...one({ pattern: '^04[0-9]{8}$', minLength: 10 }), required: ['a'] };
  expect(told(schema, { a: '05' }, { '.a': 'phone', a: 'phone' })).toEqual(['.a Please enter valid phone']);
  expect(told(schema, {}, { '.a': 'phone', a: 'phone' })).toEqual(['a This is a required field']);
});
