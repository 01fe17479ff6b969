import { pageQueryOf } from '@portal/api/queries';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hrefs } from '../base/paths.ts';
import { listAddress, searchQuery, type ListLocation } from './list-address.ts';

const { parse, href, changed } = listAddress(hrefs.users, {});

const plain = { page: 1, rowsPerPage: 20, search: '' };
const read = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'https://portal.example');
  return parse(/^\/users\/([^/]+)$/.exec(pathname)?.[1], searchParams);
};

test.each([
  ['/users', plain],
  ['/users/3', { ...plain, page: 3 }],
  ['/users/1?q=ann', { ...plain, search: 'ann' }],
  ['/users/1?rowsPerPage=50', { ...plain, rowsPerPage: 50 }],
  ['/users/2?rowsPerPage=50&q=ann+lee', { page: 2, rowsPerPage: 50, search: 'ann lee' }],
])('parses and builds %s (USER-041 to USER-045, OP-177)', (address, location) => {
  expect(read(address)).toEqual(location);
  expect(href(location)).toBe(address);
});

test.each(['/users/0', '/users/x', '/users/-1', '/users/1.5'])(
  'rejects %s as an address of the list',
  (address) => {
    expect(read(address)).toBeUndefined();
  },
);

test.each([
  ['/users/1?status=Locked', { status: 'Locked' }, '/users'],
  ['/users/2?q=ann&role=x', { role: 'x' }, '/users/2?q=ann'],
  ['/users/1?__proto__=x', { ['__proto__']: 'x' }, '/users'],
  ['/users/1?status=', undefined, '/users'],
])('keeps in %s what filters nothing, until it is removed (LIST-087)', (address, unreadable, without) => {
  const location = read(address);
  expect(location?.unreadable).toEqual(unreadable);
  expect(href({ ...plain, ...location, unreadable: undefined })).toBe(without);
  expect(location && href(location)).toBe(unreadable ? address : without);
});

test.each(['0', '201', 'x', ''])('treats a page of %j rows as one of twenty', (rows) => {
  expect(read(`/users/1?rowsPerPage=${rows}`)).toEqual(plain);
});

describe('any location', () => {
  const location = fc.record({
    page: fc.integer({ min: 1, max: 999_999_999 }),
    rowsPerPage: fc.integer({ min: 1, max: 200 }),
    search: fc.string({ maxLength: 40, unit: 'grapheme' }).map((text) => text.trim()),
  });
  test('survives a round trip through its address', () => {
    fc.assert(
      fc.property(location, (place) => {
        expect(read(href(place))).toEqual(place);
      }),
    );
  });
  test('returns to the first page with another search (USER-046)', () => {
    fc.assert(
      fc.property(location, (place) => {
        expect(changed(place, { search: 'ann' }).page).toBe(1);
      }),
    );
  });
});

test('passes search and page of the address to the call (USER-009, USER-037)', () => {
  const queryOf = (location: ListLocation) => ({
    ...searchQuery(location),
    ...pageQueryOf(location.page, location.rowsPerPage),
  });
  expect(queryOf(plain)).toEqual({ PageNo: 1, RowsPerPage: 20 });
  expect(queryOf({ page: 2, rowsPerPage: 50, search: 'ann' })).toEqual({
    PageNo: 2,
    RowsPerPage: 50,
    SearchQuery: 'ann',
  });
});
