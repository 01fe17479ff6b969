import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchKey } from '../../safe/search-key.model.ts';
import {
  chosenOptions,
  drawnOptions,
  listOptions,
  nextIndex,
  toggled,
  typeAhead,
} from './multi-select.model.ts';
import { anyCharacter } from '../../../../../tools/any-character.ts';

const options = ['Ann', 'Áron', 'Bob', 'Bea'].map((label) => ({ value: label, label }));
const listed = listOptions(options, { value: '', label: '(None)' });
const noneChosen = new Set<string>();
const labels = (list: readonly { label: string }[]) => list.map(({ label }) => label);

test('lists "without a value" first and no value twice', () => {
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
])('filters by %j to %j', (query, expected) => {
  expect(labels(drawnOptions(listed, query, noneChosen).drawn)).toEqual(expected);
});

test.each([
  ["o'b", 'Pat O’Brien'],
  ['weiss', 'Uma Weiß'],
  ['ann lee', 'Ann\u00a0 Lee'],
])('finds by %j the option %j', (query, label) => {
  expect(labels(drawnOptions(listOptions([{ value: '1', label }]), query, noneChosen).drawn)).toEqual([
    label,
  ]);
});

test('puts "without a value" and previously selected options first if not all can be rendered', () => {
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
])('moves by %s from %i to %j of five', (key, from, to) => {
  expect(nextIndex(key, from, 5)).toBe(to);
});

test('moves nowhere in an empty list', () => {
  expect(nextIndex('End', 0, 0)).toBeUndefined();
});

test.each([
  ['b', 0, 3],
  ['b', 3, 4],
  ['bb', 4, 3],
  ['be', 0, 4],
  ['aro', 1, 2],
  ['x', 0, undefined],
  [' ', 0, undefined],
])('moves by typing %j from %i to %j', (typed, from, to) => {
  expect(typeAhead(listed, typed, from)).toBe(to);
});

test('ignores blank input for any label', () => {
  const odd = listOptions([{ value: 'u', label: 'Undefined' }]);
  expect(typeAhead(odd, ' ', 0)).toBeUndefined();
});

test('shows a value that is not an option as it is', () => {
  const people = listOptions([{ value: 'G-ANN', label: 'Ann Able' }]);
  expect(labels(chosenOptions(['G-ANN', 'G-ZOE'], people))).toEqual(['Ann Able', 'G-ZOE']);
  expect(labels(chosenOptions(['Bob', 'Zoe'], listed))).toEqual(['Bob', 'Zoe']);
});

test('changes nothing but the order if an option is toggled twice', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string({ unit: anyCharacter })),
      fc.string({ unit: anyCharacter }),
      (values, value) => {
        expect([...toggled(toggled(values, value), value)].sort()).toEqual([...values].sort());
      },
    ),
  );
});

test('accounts for every match as rendered or hidden, and renders only matches', () => {
  const texts = fc.array(fc.string({ unit: anyCharacter }), { maxLength: 30 });
  fc.assert(
    fc.property(texts, fc.string({ unit: anyCharacter, maxLength: 3 }), fc.nat(10), (names, query, limit) => {
      const all = listOptions(names.map((label, index) => ({ value: String(index), label })));
      const { drawn, found, hidden } = drawnOptions(all, query, new Set(['3']), limit);
      expect(drawn.length + hidden).toBe(found);
      expect(drawn.every(({ label }) => searchKey(label).includes(searchKey(query)))).toBe(true);
    }),
  );
});
