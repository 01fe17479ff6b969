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
