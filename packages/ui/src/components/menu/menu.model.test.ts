import { expect, test } from 'vitest';
import { menuSections, placeChoices, searchedChoices } from './menu.model.ts';

const drawn = (...choices: Parameters<typeof placeChoices>[0]) =>
  placeChoices(choices).flatMap(({ id, lineAbove }) => (lineAbove ? ['-', id] : [id]));

test('finds the choices of groups as people type their labels, and keeps the single ones (VIEWS-004)', () => {
  const choices = ['Zoë’s reviews', 'Zoo', 'Jean\u2010Luc'].map((label) => ({
    id: label,
    label,
    group: 'Mine',
  }));
  const found = (text: string) =>
    searchedChoices([{ id: 'none', label: 'No view' }, ...choices], text).map(({ label }) => label);
  expect(found("zoe's")).toEqual(['No view', 'Zoë’s reviews']);
  expect(found(' JEAN-LUC')).toEqual(['No view', 'Jean\u2010Luc']);
});

test('places destructive choices last, after one separator', () => {
  expect(
    drawn({ id: 'drop', label: 'Drop', tone: 'danger' }, { id: 'a', label: 'A' }, { id: 'b', label: 'B' }),
  ).toEqual(['a', 'b', '-', 'drop']);
});

test('separates several destructive choices once', () => {
  const danger = { tone: 'danger' as const };
  expect(
    drawn({ id: 'a', label: 'A' }, { id: 'x', label: 'X', ...danger }, { id: 'y', label: 'Y', ...danger }),
  ).toEqual(['a', '-', 'x', 'y']);
});

test('never begins with a separator', () => {
  expect(drawn({ id: 'a', label: 'A', separated: true })).toEqual(['a']);
  expect(drawn({ id: 'x', label: 'X', tone: 'danger' })).toEqual(['x']);
});

test('has a separator before each choice that asks for one', () => {
  expect(drawn({ id: 'a', label: 'A' }, { id: 'b', label: 'B', separated: true })).toEqual(['a', '-', 'b']);
});

test('groups neighbours of one group and leaves all others alone', () => {
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

test('allows a group at the start and after single choices', () => {
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
