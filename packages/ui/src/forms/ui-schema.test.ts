import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeUiSchema, widgetNames } from './ui-schema.model.ts';

test('keeps order, texts and the widgets of the library', () => {
  const given = {
    'ui:order': ['FirstName', '*'],
    FirstName: { 'ui:title': 'First name', 'ui:options': { placeholder: 'As on the licence', rows: 3 } },
    Tags: { items: { 'ui:widget': 'textarea' }, anyOf: [{ 'ui:title': 'One' }, 'broken'] },
  };
  expect(safeUiSchema(given)).toEqual({
    'ui:order': ['FirstName', '*'],
    FirstName: { 'ui:title': 'First name', 'ui:placeholder': 'As on the licence', 'ui:rows': 3 },
    Tags: { items: { 'ui:widget': 'textarea' }, anyOf: [{ 'ui:title': 'One' }, {}] },
  });
});

test.each<[string, unknown]>([
  ['a class', { classNames: 'hidden', 'ui:classNames': 'hidden', 'ui:options': { classNames: 'x' } }],
  ['a style', { 'ui:style': { position: 'fixed' }, 'ui:options': { style: { color: 'red' } } }],
  ['markdown', { 'ui:enableMarkdownInDescription': true, 'ui:options': { enableMarkdownInHelp: true } }],
  ['an unknown widget', { 'ui:widget': 'markup' }],
  ['a component', { 'ui:widget': () => null, 'ui:field': 'LayoutGridField', 'ui:FieldTemplate': () => null }],
  ['global options', { 'ui:globalOptions': { enableMarkdownInDescription: true } }],
  ['a description with markup', { 'ui:description': { type: 'img', props: {} } }],
  ['a form action', { 'ui:submitButtonOptions': { props: { formAction: 'https://evil.example' } } }],
  ['a key of the prototype', JSON.parse('{"__proto__":{"ui:widget":"text"},"constructor":{}}')],
])('drops %s', (_, given) => {
  expect(safeUiSchema(given)).toEqual({});
});

const words = (count: number) => Array.from({ length: count }, () => 'a');

test.each<[string, readonly unknown[], readonly unknown[]]>([
  ['title', ['', 'x'.repeat(40_000)], [7, ['a']]],
  ['inline', [true, false], ['true', 1]],
  ['order', [['*'], [...words(1040), '*']], [['a', 7], 'a', { length: 1 }]],
  ['enumNames', [['One'], { 1: 'One' }], ['One', [1], { 1: 1 }]],
  ['enumOrder', [['b', 1, null, '*']], ['b', [{}]]],
  ['enumDisabled', [['b', 1, null]], ['b', [{}]]],
  ['emptyValue', ['', null, 0], [{}, ['a']]],
  [
    'autocomplete',
    ['name', 'section-a given-name', 'x'.repeat(60)],
    ['', 'x'.repeat(61), '1 name', 'name 1', 'Name', ['name']],
  ],
  ['icons', [[], ['face', 'shield']], ['face', ['face', '<svg>'], ['<svg>', 'face']]],
  ['rows', [1, 20], [0, 21, 1.5, '3']],
  ['look', ['card'], ['carousel', ['card']]],
])('accepts for ui:%s %j and never %j', (name, good, bad) => {
  for (const value of good)
    expect(safeUiSchema({ [`ui:${name}`]: value })).toEqual({ [`ui:${name}`]: value });
  for (const value of bad) expect(safeUiSchema({ [`ui:${name}`]: value })).toEqual({});
});

test('puts properties that the order forgets at its end', () => {
  expect(safeUiSchema({ 'ui:order': ['b'] })).toEqual({ 'ui:order': ['b', '*'] });
});

test('accepts only registered custom fields', () => {
  const given = { 'ui:field': 'address' };
  expect(safeUiSchema(given, ['address'])).toEqual(given);
  expect(safeUiSchema(given, ['signature'])).toEqual({});
});

test.each([
  ['fields', (inner: object) => ({ a: inner })],
  ['lists of fields', (inner: object) => ({ a: [inner] })],
])('reads 20 %s deep and no deeper', (_, within) => {
  const deep = (levels: number): object => (levels === 0 ? { 'ui:title': 'T' } : within(deep(levels - 1)));
  expect(safeUiSchema(deep(20))).toEqual(deep(20));
  expect(JSON.stringify(safeUiSchema(deep(21)))).not.toContain('T');
});

const key = fc.constantFrom(
  'ui:widget',
  'ui:options',
  'ui:field',
  'ui:title',
  'style',
  'a',
  'items',
  '__proto__',
  'ui:style',
);
const tree = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 6 },
    fc.constantFrom<unknown>('text', 'file', '<img src=x onerror=alert(1)>', true, 3, null),
    fc.dictionary(key, tie('value')),
    fc.array(tie('value')),
  ),
})).value;

test('keeps only plain values of allowed options', () => {
  const allowed =
    /^ui:(widget|title|description|help|placeholder|order|enumNames|icons|autocomplete|inputType|look|inline|optional|disabled|readonly|label|addable|removable|orderable|rows)$/;
  const check = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value)) {
      if (name === 'ui:widget') expect(widgetNames).toContain(inner);
      if (!name.startsWith('ui:')) {
        expect(inner).toBeTypeOf('object');
        check(inner);
        continue;
      }
      expect(name).toMatch(allowed);
      expect(JSON.stringify(inner)).not.toContain('{');
    }
  };
  fc.assert(fc.property(tree, (given) => check(safeUiSchema(given))));
});
