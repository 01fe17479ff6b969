import {
  filterNames,
  mapFilters,
  queryText,
  sortKeys,
  sortTypes,
  type FilterName,
} from '@portal/api/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  changedList,
  clearedList,
  exportQuery,
  listHref,
  listQuery,
  listViews,
  parseListLocation,
  defaultLocation,
  queryIdOf,
  type ListLocation,
} from './list.location.ts';
import { anyCharacter } from '../../../../../../tools/any-character.ts';

const parse = (address: string) => {
  const url = new URL(address, 'https://portal.example');
  const [, , ...rest] = url.pathname.split('/');
  const all = rest[0] === 'all';
  const [page, rowsPerPage] = all ? rest.slice(1) : rest;
  return parseListLocation(all ? 'all' : 'my', { page, rowsPerPage }, url.searchParams);
};
const filter = (name: FilterName, ...values: string[]) => ({
  ...defaultLocation('my').filters,
  [name]: values,
});

describe('parsing a list address', () => {
  test.each<[string, Partial<ListLocation>]>([
    ['/list', {}],
    ['/list/all', { scope: 'all' }],
    ['/list/2', { page: 2 }],
    ['/list/all/3', { scope: 'all', page: 3 }],
    ['/list/2/5', { page: 2, rowsPerPage: 5 }],
    ['/list/all/2/50', { scope: 'all', page: 2, rowsPerPage: 50 }],
    ['/list/1/200', { rowsPerPage: 200 }],
    [
      '/list/all?status=["Locked","Complete"]',
      { scope: 'all', filters: filter('status', 'Locked', 'Complete') },
    ],
    ['/list?status=["Locked","Locked"]', { filters: filter('status', 'Locked') }],
    ['/list?label=["VIP"]', { filters: filter('label', 'VIP') }],
    ['/list?label=[""]', { filters: filter('label', '') }],
    ['/list?sysLabel=["a"]', { filters: filter('sysLabel', 'a') }],
    ['/list?assignee=["G-ANN"]', { filters: filter('assignee', 'G-ANN') }],
    ['/list?subBrand=["a"]', { filters: filter('subBrand', 'a') }],
    ['/list?products=["A","B"]', { filters: filter('products', 'A', 'B') }],
    ['/list?applicationType=["Joint",""]', { filters: filter('applicationType', 'Joint', '') }],
    ['/list?created=2025-12-01..2026-11-30', { filters: filter('created', '2025-12-01..2026-11-30') }],
    ['/list?completed=none', { filters: filter('completed', 'none') }],
    ['/list?timeToComplete=over+6h', { filters: filter('timeToComplete', 'over 6h') }],
    ['/list?mustHaveAllSelectedProducts=true', { allProducts: true }],
    ['/list?q=%20Nguyen%20', { search: 'Nguyen' }],
    ['/list?sortBy=InvestmentAmount&sortType=asc', { sortBy: 'InvestmentAmount', sortType: 'asc' }],
    ['/list?view=email', { view: 'email' }],
    ['/list?cols=ID,ClientName:240', { cols: 'ID,ClientName:240' }],
  ])(
    'the address %s sets what it names and leaves the rest at its default (LIST-003, LIST-004, LIST-005, LIST-006, LIST-007, LIST-008, LIST-076, LIST-077, LIST-078, LIST-079, LIST-080, LIST-081, LIST-082, LIST-083, LIST-084, LIST-085, FIGURES-031)',
    (address, expected) => {
      expect(parse(address)).toEqual({ ...defaultLocation('my'), ...expected });
    },
  );

  test.each([
    '/list?mustHaveAllSelectedProducts=1',
    '/list?sortBy=Status',
    '/list?sortType=DESC',
    '/list?view=grid',
    '/list?unknown=1',
    '/list?q=%20%20',
    '/list/1/0',
    '/list/1/201',
    '/list/1/abc',
    '/list/1/-5',
  ])('the address %s falls back to the defaults (LIST-087)', (address) => {
    expect(parse(address)).toEqual(defaultLocation('my'));
  });

  test.each([
    ['status', 'xyz'],
    ['created', 'yesterday'],
    ['completed', '2026-02-30..2026-03-01'],
    ['timeToComplete', '["1-2h"]'],
    ['status', '{}'],
    ['status', '"Locked"'],
    ['status', '[1]'],
    ['status', 'null'],
    ['status', '[[]]'],
    ['label', `["${'x'.repeat(201)}"]`],
    ['label', JSON.stringify(Array.from({ length: 201 }, String))],
  ])(
    'a filter %s=%s that cannot be read filters nothing and stays in the address (LIST-087, FIGURES-033)',
    (name, text) => {
      const location = parse(`/list?${new URLSearchParams({ [name]: text })}`);
      expect(location).toEqual({ ...defaultLocation('my'), unreadable: { [name]: text } });
      if (!location) throw new Error('The address is unknown.');
      expect(parse(listHref({ ...location, page: 2 }))).toEqual({ ...location, page: 2 });
      expect(listHref(clearedList(location))).toBe('/list');
    },
  );

  test.each(['/list/0', '/list/abc', '/list/-1', '/list/1.5', '/list/all/x', '/list/1e3', '/list/ALL'])(
    'rejects %s, which is not the address of a list',
    (address) => {
      expect(parse(address)).toBeUndefined();
    },
  );

  test('cuts the search text at the maximum length and never splits a character', () => {
    expect(parse(`/list?q=${'a'.repeat(300)}`)?.search).toBe('a'.repeat(200));
    const cut = parse(`/list?q=${'a'.repeat(199)}👩`);
    expect(cut?.search).toBe('a'.repeat(199));
    expect(cut && parse(listHref(cut))).toEqual(cut);
  });

  test('limits the page number to 999,999,999', () => {
    expect(parse(`/list/${'9'.repeat(30)}`)?.page).toBe(999_999_999);
  });
});

describe('building a list address', () => {
  test.each<[string, Partial<ListLocation>]>([
    ['/list', {}],
    ['/list/all', { scope: 'all' }],
    ['/list/all/2', { scope: 'all', page: 2 }],
    ['/list/1/50', { rowsPerPage: 50 }],
    ['/list?sortBy=DateCreated', { sortBy: 'DateCreated' }],
    ['/list?sortBy=DateCreated&sortType=asc', { sortBy: 'DateCreated', sortType: 'asc' }],
  ])('%s omits the defaults', (address, change) => {
    expect(listHref({ ...defaultLocation('my'), ...change })).toBe(address);
  });

  test('writes a filter as a JSON array (LIST-076)', () => {
    const address = listHref({
      ...defaultLocation('all'),
      page: 2,
      filters: filter('status', 'Locked', 'Complete'),
    });
    expect(decodeURIComponent(address)).toBe('/list/all/2?status=["Locked","Complete"]');
  });

  const words = fc.uniqueArray(fc.string({ unit: anyCharacter, maxLength: 20 }), { maxLength: 4 });
  const oneOf = (...texts: string[]) => fc.constantFrom<string[][]>([], ...texts.map((text) => [text]));
  const textsOf: Readonly<Partial<Record<FilterName, fc.Arbitrary<string[]>>>> = {
    created: oneOf('2025-12-01..2026-11-30'),
    completed: oneOf('any', 'none', '2026-03-01..2026-03-01'),
    timeToComplete: oneOf('0-0.5h', 'over 6h'),
  };
  const locations: fc.Arbitrary<ListLocation> = fc.record({
    scope: fc.constantFrom('my' as const, 'all' as const),
    page: fc.integer({ min: 1, max: 999_999_999 }),
    rowsPerPage: fc.integer({ min: 1, max: 200 }),
    filters: fc.record(mapFilters((name) => textsOf[name] ?? words)),
    unreadable: fc.constant({}),
    allProducts: fc.boolean(),
    search: fc.string({ maxLength: 40 }).map((text) => text.trim()),
    sortBy: fc.constantFrom(...sortKeys),
    sortType: fc.constantFrom(...sortTypes),
    view: fc.constantFrom(undefined, ...listViews),
    cols: fc.option(fc.string({ minLength: 1 }), { nil: undefined }),
  });

  test('parsing a built address returns the same list location (LIST-088)', () => {
    fc.assert(
      fc.property(locations, (location) => {
        expect(parse(listHref(location))).toEqual(location);
      }),
    );
  });

  test('parsing accepts any query without an error (LIST-087)', () => {
    const query = fc.dictionary(
      fc.constantFrom(...filterNames, 'q', 'sortBy', 'sortType', 'view', 'cols'),
      fc.string(),
    );
    fc.assert(
      fc.property(query, (values) => {
        const found = parseListLocation('my', {}, new URLSearchParams(values));
        expect(found && parse(listHref(found))).toEqual(found);
      }),
    );
  });
});

describe('changing what the list shows', () => {
  const deep: ListLocation = {
    ...defaultLocation('all'),
    page: 3,
    rowsPerPage: 50,
    filters: filter('products', 'A', 'B'),
    allProducts: true,
    search: 'abc',
    sortBy: 'DateCreated',
    view: 'email',
  };

  test('a change returns to the first page and keeps all other settings (LIST-015, LIST-089, LIST-090, LIST-091)', () => {
    expect(changedList(deep, { sortType: 'asc' })).toEqual({ ...deep, page: 1, sortType: 'asc' });
    expect(changedList(deep, { scope: 'my' })).toEqual({ ...deep, page: 1, scope: 'my' });
    expect(changedList(deep, { page: 4 })).toEqual({ ...deep, page: 4 });
  });

  test('Clear removes filters, products and search, and keeps the sort order, the rows per page and the view (LIST-060)', () => {
    expect(clearedList(deep)).toEqual({
      ...defaultLocation('all'),
      rowsPerPage: 50,
      sortBy: 'DateCreated',
      view: 'email',
    });
  });

  test('the list call carries the page, the sort order and every filter that is set (LIST-003, LIST-005, LIST-048, LIST-081, LIST-082, LIST-084, LIST-085)', () => {
    expect(queryText(listQuery(deep))).toEqual({
      pageNo: '3',
      rowsPerPage: '50',
      products: '["A","B"]',
      mustHaveAllSelectedProducts: 'true',
      q: 'abc',
      sortBy: 'DateCreated',
      sortType: 'desc',
    });
    const figures = { ...filter('created', '2025-12-01..2026-11-30'), completed: ['none'] };
    expect(queryText(listQuery({ ...defaultLocation('my'), filters: figures }))).toMatchObject({
      created: '2025-12-01..2026-11-30',
      completed: 'none',
    });
    expect(queryText(listQuery(defaultLocation('my')))).toEqual({
      pageNo: '1',
      rowsPerPage: '20',
      sortBy: 'ID',
      sortType: 'desc',
    });
  });

  test('the flag for all products is sent only together with products (LIST-082)', () => {
    expect(listQuery({ ...defaultLocation('my'), allProducts: true })).not.toHaveProperty(
      'mustHaveAllSelectedProducts',
    );
  });
});

test('both views and all choices of columns of a list share one query, and each page, order and filter has its own (OP-078)', () => {
  const plain = defaultLocation('all');
  expect(queryIdOf({ ...plain, view: 'email' })).toBe(queryIdOf(plain));
  expect(queryIdOf({ ...plain, cols: 'ID' })).toBe(queryIdOf(plain));
  const changes: readonly Partial<ListLocation>[] = [{ page: 2 }, { sortType: 'asc' }, { search: 'trust' }];
  const others = changes.map((change) => queryIdOf({ ...plain, ...change }));
  expect(new Set([queryIdOf(plain), ...others]).size).toBe(4);
});

test('an export sends the query of the list for all pages (LIST-034, LIST-035)', () => {
  const query = new URLSearchParams({
    status: '["Locked",""]',
    assignee: '["G-ANN"]',
    q: ' trust ',
    sortBy: 'DateCreated',
    sortType: 'asc',
    view: 'email',
  });
  const location = parseListLocation('all', { page: '3', rowsPerPage: '50' }, query);
  expect(location && exportQuery(location)).toEqual({
    status: ['Locked', ''],
    assignee: ['G-ANN'],
    q: 'trust',
    sortBy: 'DateCreated',
    sortType: 'asc',
  });
});
