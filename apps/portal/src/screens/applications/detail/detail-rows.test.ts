import { anApplicationDetail, timestampOf, productsOf, rowConfigurationOf } from '@portal/api/mocks';
import { describe, expect, it } from 'vitest';
import { detailRows } from './detail-rows.ts';

const incomplete = { IsComplete: false, Status: 'Primary edit', DateCompletedTimestamp: null };
const valuesOf = (
  ...[change, rows = rowConfigurationOf().Rows, dateFormat = null]: [
    Parameters<typeof anApplicationDetail>[0]?,
    ReturnType<typeof rowConfigurationOf>['Rows']?,
    (string | null)?,
  ]
) =>
  Object.fromEntries(
    detailRows(anApplicationDetail(change), { rows, dateFormat }).map(({ name, values }) => [
      name,
      values.join(', '),
    ]),
  );

/** The optional rows of the specification, written by hand as an independent list. */
const optionalRows = [
  'Mode',
  'TimeToComplete',
  'Owner',
  'PromoCode',
  'ExternalID',
  'AccountNumber',
  'Assignee',
  'Label',
  'Tag',
  'SubBrand',
  'InvestmentAmount',
  'Products',
] as const;

describe('the rows of the Details card', () => {
  it('always contain status, type, channel and both dates for a complete application', () => {
    expect(valuesOf({}, [])).toEqual({
      Status: 'Complete',
      ApplicationType: 'Trust Individual',
      Channel: 'Adviser',
      DateCreated: '12 Mar 2026 09:14',
      DateCompleted: '14 Mar 2026 11:20',
    });
  });

  it('have no completion date before completion', () => {
    expect(valuesOf(incomplete, [])).not.toHaveProperty('DateCompleted');
  });

  it('put the optional rows after the fixed rows, in the configured order and with the configured descriptions', () => {
    const rows = [
      { ApplicationDetailRowName: 'Products', Description: 'Holdings', Viewable: true },
      { ApplicationDetailRowName: 'Mode', Description: 'Signing', Viewable: true },
    ];
    const labels = detailRows(anApplicationDetail(), { rows, dateFormat: null }).map(({ label }) => label);
    expect(labels).toEqual([
      'Status',
      'Application Type',
      'Channel',
      'Date Created',
      'Date Completed',
      'Holdings',
      'Signing',
    ]);
  });

  it.each(optionalRows)(
    'show %s only when it is enabled (DETAIL-030, DETAIL-031, DETAIL-032, DETAIL-033, DETAIL-034, DETAIL-035, DETAIL-036, DETAIL-037, DETAIL-038, DETAIL-039, DETAIL-040, DETAIL-041)',
    (name) => {
      expect(valuesOf({}, rowConfigurationOf([name]).Rows)).toHaveProperty(name);
      const others = optionalRows.filter((other) => other !== name);
      expect(valuesOf({}, rowConfigurationOf(others).Rows)).not.toHaveProperty(name);
    },
  );

  it('ignore unknown rows and duplicates', () => {
    const rows = ['Nonsense', 'Tag', 'Tag'].map((ApplicationDetailRowName) => ({
      ApplicationDetailRowName,
      Description: ApplicationDetailRowName,
      Viewable: true,
    }));
    expect(
      detailRows(anApplicationDetail(), { rows, dateFormat: null })
        .map(({ name }) => name)
        .slice(5),
    ).toEqual(['Tag']);
  });

  it('contain every optional value of a complete application', () => {
    expect(valuesOf()).toMatchObject({
      Mode: 'Online',
      TimeToComplete: '2d 2h 6m',
      Owner: 'Priya Raman',
      PromoCode: 'SPRING26',
      ExternalID: 'EXT-20117',
      AccountNumber: '70011001',
      Assignee: 'Ann Able',
      Label: 'VIP',
      Tag: 'Priority',
      SubBrand: 'Harbour Advice',
      InvestmentAmount: '1,250,001',
      Products: 'Cash, Shares, Bonds, Property, Gold',
    });
  });

  it.each([
    ['Mode', { ApplicationModeCode: 'Pin' }, 'Online'],
    ['Mode', { ApplicationModeCode: 'Fax' }, 'Print & Sign'],
    ['Mode', { ApplicationModeCode: null }, ''],
    ['TimeToComplete', { IsComplete: false }, ''],
    ['Owner', { AdviserName: '   ' }, ''],
    ['PromoCode', { PromoCode: null }, ''],
    ['InvestmentAmount', { InvestmentAmount: null }, ''],
    ['InvestmentAmount', { InvestmentAmount: 0 }, '0'],
    ['Products', { ProductDisplayNameList: null, ProductDictionary: null }, ''],
    ['Products', { ...productsOf('Cash'), ProductDisplayNameList: null }, 'Cash'],
    ['DateCreated', { DateCreatedTimestamp: null }, ''],
    ['DateCreated', { DateCreatedTimestamp: 0 }, ''],
    ['Status', { Status: 'Under a cloud' }, 'Under a cloud'],
  ] as const)('show %s of %o as "%s"', (name, change, shown) => {
    expect(valuesOf(change)[name]).toBe(shown);
  });

  it('follow the configured date format (DETAIL-043)', () => {
    const created = { DateCreatedTimestamp: timestampOf('2026-02-05T09:07:00+11:00') };
    expect(valuesOf(created, [], 'YYYY-MM-DD').DateCreated).toBe('2026-02-05');
    expect(valuesOf(created, []).DateCreated).toBe('05 Feb 2026 09:07');
  });
});
