import {
  applicationFilters,
  filterNames,
  sortKeys,
  sortTypes,
  storedFilterName,
  type ViewColumn,
} from '@portal/api/contract';
import { aViewDefinition, viewIdOf } from '@portal/api/mocks';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedList, listHref, parseListLocation, type ListLocation } from '../query/list.location.ts';
import {
  definitionOf,
  isChanged,
  locationOf,
  openedLocation,
  viewHrefs,
  withoutDefault,
} from './view-location.model.ts';

const id = viewIdOf(1);
const stored = locationOf(
  'all',
  aViewDefinition({ Status: ['A', 'B'], SortBy: 'DateCreated', View: 'email' }),
);

/** The list that an address with `saved` opens. */
function opened(address: string): ListLocation {
  const { pathname, searchParams } = new URL(address, 'https://portal.example');
  const [page, rowsPerPage] = pathname.split('/').slice(3);
  const location = parseListLocation('all', { page, rowsPerPage }, searchParams);
  if (!location) throw new Error(`${address} is not a list.`);
  const rows = rowsPerPage === undefined ? undefined : Number(rowsPerPage);
  return openedLocation(id, stored, { location, rows, query: searchParams });
}

test('the address with saved alone is the view as it is stored (VIEWS-007)', () => {
  const location = opened(`/list/all?saved=${id}`);
  expect(location).toMatchObject({ ...stored, page: 1 });
  expect(isChanged(location, stored)).toBe(false);
  expect(listHref(location)).toBe(`/list/all?saved=${id}`);
});

test('a changed view has all its parameters in the address, always with the sort order (VIEWS-008)', () => {
  const location = opened(`/list/all?saved=${id}`);
  const changed = changedList(location, { filters: { ...location.filters, status: [] }, sortBy: 'ID' });
  expect(listHref(changed)).toBe(`/list/all?sortBy=ID&view=email&saved=${id}`);
  expect(isChanged(opened(listHref(changed)), stored)).toBe(true);
});

test('another page is no change, another number of rows is (VIEWS-009)', () => {
  const third = opened(`/list/all/3?saved=${id}`);
  expect(third).toMatchObject({ page: 3, filters: stored.filters });
  expect(isChanged(third, stored)).toBe(false);
  expect(listHref(third)).toBe(`/list/all/3?saved=${id}`);
  const more = opened(`/list/all/1/50?saved=${id}`);
  expect(more).toMatchObject({ rowsPerPage: 50, filters: stored.filters });
  expect(isChanged(more, stored)).toBe(true);
  expect(listHref(more)).toBe(`/list/all/1/50?saved=${id}`);
});

test('the order of ticked values and of parameters is no change (VIEWS-011)', () => {
  const other = opened(`/list/all?view=email&sortBy=DateCreated&sortType=desc&status=["B","A"]&saved=${id}`);
  expect(isChanged(other, stored)).toBe(false);
});

test('the other list leaves the view and keeps what it shows (VIEWS-045)', () => {
  const mine = listHref(changedList(opened(`/list/all?saved=${id}`), { scope: 'my' }));
  expect(mine).toMatch(/^\/list\?status=.*sortBy=DateCreated/);
  expect(mine).not.toContain('saved');
});

test('a list without a view and without parameters passes over the default view (VIEWS-044)', () => {
  const plain = { ...locationOf('all', aViewDefinition()), hrefOf: withoutDefault };
  expect(listHref(plain)).toBe('/list/all?saved=none');
  expect(listHref(changedList(plain, { search: 'trust' }))).toBe('/list/all?q=trust');
});

test('any view opens as it was saved', () => {
  const columns: ViewColumn[] = [{ Name: 'ID' }, { Name: 'Status', Width: 240 }];
  const values = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 3 });
  const definitions = fc.record({
    ...Object.fromEntries(
      filterNames.flatMap((name) =>
        applicationFilters[name].accepts ? [] : [[storedFilterName(name), values]],
      ),
    ),
    Created: fc.constantFrom<string[][]>([], ['2025-12-01..2026-11-30']),
    Completed: fc.constantFrom<string[][]>([], ['any'], ['2026-03-01..2026-03-31']),
    TimeToComplete: fc.constantFrom<string[][]>([], ['1-2h']),
    MustHaveAllSelectedProducts: fc.boolean(),
    Q: fc.constantFrom('', 'trust'),
    SortBy: fc.constantFrom(...sortKeys),
    SortType: fc.constantFrom(...sortTypes),
    RowsPerPage: fc.integer({ min: 1, max: 200 }),
    View: fc.constantFrom(null, 'list' as const, 'email' as const),
    Columns: fc.constantFrom(null, columns),
  });
  fc.assert(
    fc.property(definitions, (given) => {
      const definition = aViewDefinition(given);
      const location = locationOf('all', definition);
      expect(definitionOf(location)).toEqual(definition);
      expect(viewHrefs(id, location)(location)).toBe(`/list/all?saved=${id}`);
    }),
  );
});
