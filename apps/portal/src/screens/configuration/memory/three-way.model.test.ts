import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differencesOf, mergedEntries, sideOf, type Choices, type Side } from './three-way.model.ts';

const names = ['ID', 'Email', 'Tag', 'Label'];
/** A table in which the named entries are off. */
const tableWithout = (...off: readonly string[]) =>
  names.map((name) => ({ name, description: `The ${name}`, enabled: !off.includes(name) }));
const opened = tableWithout();

test('lists each entry that differs, with the side that changed it (MEMORY-018, MEMORY-019, MEMORY-020)', () => {
  const differences = differencesOf(opened, tableWithout('Email', 'Label'), tableWithout('Tag', 'Label'));
  expect(differences).toEqual([
    { name: 'Email', description: 'The Email', base: true, now: false, yours: true, side: 'now' },
    { name: 'Tag', description: 'The Tag', base: true, now: true, yours: false, side: 'yours' },
    { name: 'Label', description: 'The Label', base: true, now: false, yours: false, side: undefined },
  ]);
});

test.each<[string, [string, Side][], string[]]>([
  ['both changes', [], ['Email', 'Tag', 'Label']],
  ['only theirs', [['Tag', 'now']], ['Email', 'Label']],
  ['only yours', [['Email', 'yours']], ['Tag', 'Label']],
  [
    'neither',
    [
      ['Email', 'yours'],
      ['Tag', 'now'],
    ],
    ['Label'],
  ],
  [
    'a choice that is no longer possible',
    [
      ['Label', 'yours'],
      ['ID', 'yours'],
    ],
    ['Email', 'Tag', 'Label'],
  ],
])('merges %s (MEMORY-021, MEMORY-022)', (_, choices, off) => {
  const now = tableWithout('Email', 'Label');
  const differences = differencesOf(opened, now, tableWithout('Tag', 'Label'));
  expect(mergedEntries(now, differences, new Map(choices))).toEqual(tableWithout(...off));
});

test('an entry that the opened table did not have is taken from the saved one', () => {
  const before = opened.slice(1);
  expect(differencesOf(before, opened, before)).toEqual([]);
});

test('choosing one side everywhere gives its table', () => {
  const table = fc.subarray(names).map((off) => tableWithout(...off));
  fc.assert(
    fc.property(table, table, table, (base, now, yours) => {
      const differences = differencesOf(base, now, yours);
      const all = (side: Side): Choices => new Map(names.map((name) => [name, side]));
      expect(mergedEntries(now, differences, all('now'))).toEqual(now);
      expect(mergedEntries(now, differences, all('yours'))).toEqual(yours);
      for (const one of differences) expect(sideOf(one, new Map())).toBe(one.side);
    }),
  );
});
