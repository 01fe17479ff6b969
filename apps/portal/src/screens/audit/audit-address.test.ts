import fc from 'fast-check';
import { auditKindNames } from '@portal/api/contract';
import { describe, expect, test } from 'vitest';
import { auditAddress, auditQuery, type AuditLocation } from './audit-address.ts';

const plain: AuditLocation = { page: 1, rowsPerPage: 20, search: '', kind: undefined, days: 30 };
const read = (address: string) => {
  const url = new URL(address, 'http://localhost');
  return auditAddress.parse(url.pathname.split('/')[2], url.searchParams);
};

describe('the address of the audit', () => {
  test.each<[string, AuditLocation | undefined]>([
    ['/audit', plain],
    [
      '/audit/3?days=7&kind=call-refused&q=%20ann%20',
      { ...plain, page: 3, days: 7, kind: 'call-refused', search: 'ann' },
    ],
    ['/audit?days=0', { ...plain, days: 0 }],
    [
      '/audit?days=8&kind=toString&rowsPerPage=900',
      { ...plain, unreadable: { days: '8', kind: 'toString' } },
    ],
    ['/audit/none', undefined],
  ])('parses %s', (address, location) => {
    expect(read(address)).toEqual(location);
  });

  test('keeps an unreadable filter until it is chosen or cleared (LIST-087)', () => {
    const unreadable = read('/audit/2?days=8&kind=toString&kind=call-refused') ?? plain;
    expect(auditAddress.href(unreadable)).toBe('/audit/2?kind=toString&days=8');
    expect(auditAddress.href(auditAddress.changed(unreadable, { kind: 'call-refused' }))).toBe(
      '/audit/1?kind=call-refused&days=8',
    );
    expect(auditAddress.isFiltered(unreadable)).toBe(true);
    expect(auditAddress.href(auditAddress.cleared(unreadable))).toBe('/audit');
  });

  test('survives a round trip', () => {
    const locations = fc.record({
      page: fc.integer({ min: 1, max: 9_999 }),
      rowsPerPage: fc.integer({ min: 1, max: 200 }),
      search: fc.constantFrom('', 'ann', '#1001', '100%'),
      kind: fc.constantFrom(undefined, ...auditKindNames),
      days: fc.constantFrom(...auditAddress.choices.days.options.map(({ value }) => value)),
    });
    fc.assert(
      fc.property(locations, (location) => {
        expect(read(auditAddress.href(location))).toEqual(location);
      }),
    );
  });

  test.each([
    ['1001', { ApplicationId: 1001 }],
    ['#1001', { ApplicationId: 1001 }],
    ['0', { SearchQuery: '0' }],
    ['Ann 2', { SearchQuery: 'Ann 2' }],
    ['1001 Ann', { SearchQuery: '1001 Ann' }],
    ['', {}],
  ])('searches applications by number and users by any other text: %s', (search, part) => {
    expect(auditQuery({ ...plain, search })).toEqual({ Days: 30, ...part });
  });

  test('contains the chosen kind, and omits the default period', () => {
    expect(auditQuery({ ...plain, kind: 'call-refused' })).toMatchObject({ Kind: 'call-refused' });
    expect(auditQuery(plain)).not.toHaveProperty('Kind');
    expect(auditAddress.href(plain)).toBe('/audit');
    expect(auditAddress.href({ ...plain, days: 7 })).toBe('/audit/1?days=7');
  });
});
