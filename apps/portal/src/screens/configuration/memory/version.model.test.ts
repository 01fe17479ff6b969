import { columnNames } from '@portal/api/contract';
import { columnConfigurationOf, columnVersionsOf, fiona } from '@portal/api/mocks';
import { expect, test } from 'vitest';
import { columnEntries } from '../configuration.model.ts';
import { withoutRepeats } from '../../../records/use-version-pages.ts';
import { changesText, comparisonOf } from './version.model.ts';

const entries = columnEntries(columnConfigurationOf().Columns);
const at = '2026-03-12T09:14:00+11:00';
/** A version with the first entries switched off. */
const versionWithout = (count: number) => {
  const [version] = columnVersionsOf({ by: fiona, at, off: columnNames.slice(0, count) });
  if (!version) throw new Error('There is no version.');
  return version;
};

const six = 'ID off, Email off, Client name off, Created date off, Owner off, Complete off';
test.each([
  [0, '25 of 25 on'],
  [1, 'ID off'],
  [6, six],
  [7, 'ID off, Email off, Client name off, Created date off, Owner off and 2 more'],
  [25, 'ID off, Email off, Client name off, Created date off, Owner off and 20 more'],
])('lists %i changes in the tenant’s order (MEMORY-007)', (count, text) => {
  expect(changesText(versionWithout(count), entries)).toBe(text);
});

test('lists all changes of a compared version (MEMORY-007)', () => {
  expect(changesText(versionWithout(7), entries, true)).toBe(`${six}, Docs required off`);
});

test('passes over entries that no longer exist, and uses the present descriptions (OP-274)', () => {
  const version = {
    ...versionWithout(1),
    Changes: [
      { Name: 'Gone', On: true },
      { Name: 'ID', On: false },
    ],
  };
  expect(changesText(version, [{ name: 'ID', description: 'Number', enabled: true }])).toBe('Number off');
});

test('compares a version with the present table (MEMORY-008)', () => {
  expect(comparisonOf(versionWithout(1), entries)).toEqual({
    differences: [{ name: 'ID', description: 'ID', past: false, now: true }],
    kept: [],
  });
});

test('keeps entries that a version does not know, whatever their state (MEMORY-015)', () => {
  const [version] = columnVersionsOf({ by: fiona, at, off: ['Email'], without: ['Products'] });
  const without = entries.map((entry) => ({ ...entry, enabled: entry.name !== 'Email' }));
  expect(version && comparisonOf(version, without)).toEqual({ differences: [], kept: ['Products'] });
});

test('lists a version once that two pages contain', () => {
  const versions = columnVersionsOf({ by: fiona, at, off: ['ID'] });
  expect(withoutRepeats([...versions, ...versions.slice(1)])).toEqual(versions);
});
