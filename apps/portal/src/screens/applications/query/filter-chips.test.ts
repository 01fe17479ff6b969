import { expect, test } from 'vitest';
import { filterChipsOf } from './filter-chips.ts';
import { defaultLocation } from './list.location.ts';

test('a list without filters and search has no chips (LIST-051)', () => {
  expect(filterChipsOf(defaultLocation('my'), (_, value) => value)).toEqual([]);
});

test('the chips show the search and the filters with display names (LIST-052, LIST-053, LIST-055, LIST-056)', () => {
  const { filters } = defaultLocation('my');
  const location = {
    ...defaultLocation('my'),
    search: 'abc',
    filters: { ...filters, status: ['Locked', 'Complete'], assignee: ['G-ANN', ''], sysLabel: ['Priority'] },
  };
  const nameOf = (_: string, value: string) => (value === 'G-ANN' ? 'Ann Able' : value);
  expect(filterChipsOf(location, nameOf)).toEqual([
    { id: 'q', label: 'Search for', values: ['abc'] },
    { id: 'status', label: 'Status', values: ['Locked', 'Complete'] },
    { id: 'assignee', label: 'Assignee', values: ['Ann Able', '(None)'] },
    { id: 'sysLabel', label: 'Tag', values: ['Priority'] },
  ]);
});

test.each([
  ['applicationType', 'Joint', 'Application type', 'Joint'],
  ['applicationType', '', 'Application type', '(None)'],
  ['created', '2025-12-01..2026-11-30', 'Created', '1 Dec 2025 - 30 Nov 2026'],
  ['completed', 'any', 'Completed', 'Yes'],
  ['completed', 'none', 'Completed', 'No'],
  ['completed', '2026-03-01..2026-03-31', 'Completed', '1 Mar 2026 - 31 Mar 2026'],
  ['timeToComplete', '0.5-1h', 'Time to complete', '0.5-1h'],
])('the filter %s=%s shows the chip %s: %s (FIGURES-032)', (id, value, label, text) => {
  const plain = defaultLocation('all');
  const location = { ...plain, filters: { ...plain.filters, [id]: [value] } };
  expect(filterChipsOf(location, (_, name) => name)).toEqual([{ id, label, values: [text] }]);
});
