import { expect, test } from 'vitest';
import { shownGroups, sortedCommands } from './palette.model.ts';

const group = (id: string, ...entries: string[]) => ({ id, heading: id, entries });
const known = {
  actions: [group('actions', 'Assignee', 'Label')],
  recent: group('recent', ...Array.from({ length: 10 }, (_, index) => String(1001 + index))),
  views: group('views', ...Array.from({ length: 9 }, (_, index) => `A view ${index}`)),
  pages: group('pages', 'Applications', 'Users'),
  commands: group('commands', 'Appearance', 'Log Out'),
};
const found = { groups: [group('applications', '1004')], isExact: false };
const begins = (text: string) => (entry: string) => entry.startsWith(text);
const shown = (text: string, isExact = false) =>
  shownGroups(text, known, { ...found, isExact }, begins(text)).map(({ id, entries }) => [
    id,
    entries.length,
  ]);

test('an empty field shows everything but search results, and seven recent applications and views (PALETTE-010)', () => {
  expect(shown(' ')).toEqual([
    ['actions', 2],
    ['recent', 7],
    ['views', 7],
    ['pages', 2],
    ['commands', 2],
  ]);
});

test('actions come before views, pages, commands and found records (PALETTE-011)', () => {
  expect(shown('A')).toEqual([
    ['actions', 1],
    ['views', 9],
    ['pages', 1],
    ['commands', 1],
    ['applications', 1],
  ]);
});

test('a record whose id was typed comes first (PALETTE-011)', () => {
  expect(shown('1004', true)[0]).toEqual(['applications', 1]);
});

test('commands have one order, in whatever order the page offers them', () => {
  const ids = ['log-out', 'sessions', 'refresh', 'other', 'create', 'filter'];
  expect(sortedCommands(ids.map((id) => ({ id }))).map(({ id }) => id)).toEqual([
    'create',
    'filter',
    'refresh',
    'other',
    'sessions',
    'log-out',
  ]);
});
