import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  chosenOptions,
  drawnOptions,
  listOptions,
  movedTo,
  searchKey,
  toggled,
  typedAhead,
} from './multi-select.model.ts';

const options = ['Ann', 'Áron', 'Bob', 'Bea'].map((label) => ({ value: label, label }));
const listed = listOptions(options, { value: '', label: '(None)' });
const nobody = new Set<string>();
const labels = (list: readonly { label: string }[]) => list.map(({ label }) => label);

test('"without a value" stands first, and no value twice', () => {
  expect(
    labels(listOptions([...options, { value: 'Ann', label: 'Again' }], { value: '', label: '(None)' })),
  ).toEqual(['(None)', 'Ann', 'Áron', 'Bob', 'Bea']);
  expect(listed.map(({ none }) => none)).toEqual([true, false, false, false, false]);
});

test.each([
  ['', ['(None)', 'Ann', 'Áron', 'Bob', 'Bea']],
  ['  ', ['(None)', 'Ann', 'Áron', 'Bob', 'Bea']],
  ['AR', ['Áron']],
  ['áro', ['Áron']],
  ['b', ['Bob', 'Bea']],
  ['zz', []],
])('typing %j leaves %j', (query, expected) => {
  expect(labels(drawnOptions(listed, query, nobody).drawn)).toEqual(expected);
});

test('of a list too long to draw, "without a value" and those chosen before come first', () => {
  const { drawn, found, hidden } = drawnOptions(listed, '', new Set(['Bea']), 3);
  expect(labels(drawn)).toEqual(['(None)', 'Bea', 'Ann']);
  expect([found, hidden]).toEqual([5, 2]);
  expect(drawnOptions(listed, '', new Set(['Bea']), 5).drawn).toEqual(listed);
});

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 4, 4],
  ['ArrowUp', 0, 0],
  ['PageDown', 1, 4],
  ['PageUp', 4, 0],
  ['Home', 3, 0],
  ['End', 0, 4],
  ['Escape', 2, undefined],
  ['constructor', 2, undefined],
])('%s leads from %i to %j of five', (key, from, to) => {
  expect(movedTo(key, from, 5)).toBe(to);
});

test('no key leads anywhere in an empty list', () => {
  expect(movedTo('End', 0, 0)).toBeUndefined();
});

test.each([
  ['b', 0, 3],
  ['b', 3, 4],
  ['bb', 4, 3],
  ['be', 0, 4],
  ['aro', 1, 2],
  ['x', 0, undefined],
  [' ', 0, undefined],
])('typing %j at number %i goes to number %j', (typed, from, to) => {
  expect(typedAhead(listed, typed, from)).toBe(to);
});

test('nothing but blanks goes nowhere, whatever the options are called', () => {
  const odd = listOptions([{ value: 'u', label: 'Undefined' }]);
  expect(typedAhead(odd, ' ', 0)).toBeUndefined();
});

test('a value that no list knows is shown as it is', () => {
  const people = listOptions([{ value: 'G-ANN', label: 'Ann Able' }]);
  expect(labels(chosenOptions(['G-ANN', 'G-ZOE'], people))).toEqual(['Ann Able', 'G-ZOE']);
  expect(labels(chosenOptions(['Bob', 'Zoe'], listed))).toEqual(['Bob', 'Zoe']);
});

test('ticking twice changes nothing but the order', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string({ unit: 'binary' })),
      fc.string({ unit: 'binary' }),
      (values, value) => {
        expect([...toggled(toggled(values, value), value)].sort()).toEqual([...values].sort());
      },
    ),
  );
});

test('whatever is typed, what is drawn and what is hidden add up, and each drawn one holds the text', () => {
  const texts = fc.array(fc.string({ unit: 'binary' }), { maxLength: 30 });
  fc.assert(
    fc.property(texts, fc.string({ unit: 'binary', maxLength: 3 }), fc.nat(10), (names, query, limit) => {
      const all = listOptions(names.map((label, index) => ({ value: String(index), label })));
      const { drawn, found, hidden } = drawnOptions(all, query, new Set(['3']), limit);
      expect(drawn.length + hidden).toBe(found);
      expect(drawn.every(({ label }) => searchKey(label).includes(searchKey(query)))).toBe(true);
    }),
  );
});
