import { expect, test } from 'vitest';
import { menuSections, placeChoices } from './menu.model.ts';

const drawn = (...choices: Parameters<typeof placeChoices>[0]) =>
  placeChoices(choices).flatMap(({ id, lineAbove }) => (lineAbove ? ['-', id] : [id]));

test('destructive choices stand last, behind one line', () => {
  expect(
    drawn({ id: 'drop', label: 'Drop', tone: 'danger' }, { id: 'a', label: 'A' }, { id: 'b', label: 'B' }),
  ).toEqual(['a', 'b', '-', 'drop']);
});

test('two destructive choices share their line', () => {
  const danger = { tone: 'danger' as const };
  expect(
    drawn({ id: 'a', label: 'A' }, { id: 'x', label: 'X', ...danger }, { id: 'y', label: 'Y', ...danger }),
  ).toEqual(['a', '-', 'x', 'y']);
});

test('no line is ever the first thing in a menu', () => {
  expect(drawn({ id: 'a', label: 'A', separated: true })).toEqual(['a']);
  expect(drawn({ id: 'x', label: 'X', tone: 'danger' })).toEqual(['x']);
});

test('a line stands wherever one is asked for', () => {
  expect(drawn({ id: 'a', label: 'A' }, { id: 'b', label: 'B', separated: true })).toEqual(['a', '-', 'b']);
});

test('neighbours of one group stand together, and all others alone', () => {
  const sections = menuSections([
    { id: 'a', label: 'A' },
    { id: 'x', label: 'X', group: 'Order' },
    { id: 'y', label: 'Y', group: 'Order' },
    { id: 'z', label: 'Z', group: 'Size' },
    { id: 'b', label: 'B' },
    { id: 'c', label: 'C' },
  ]);
  expect(sections.map(({ choices }) => choices.map(({ id }) => id).join(''))).toEqual([
    'a',
    'xy',
    'z',
    'b',
    'c',
  ]);
});

test('a group may stand first, and after single choices', () => {
  const choice = (id: string, group?: string) => ({ id, label: id, ...(group !== undefined && { group }) });
  const sections = menuSections([
    choice('x', 'Order'),
    choice('y', 'Order'),
    choice('a'),
    choice('b'),
    choice('p', 'Size'),
    choice('q', 'Size'),
  ]);
  expect(sections.map(({ choices }) => choices.map(({ id }) => id).join(''))).toEqual(['xy', 'a', 'b', 'pq']);
});
