import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { columnNames, columnWidths as storedWidths } from '@portal/api/contract';
import { columnWidths } from '@portal/ui/column-chooser';
import { arrangeColumns, readColumns, writeColumns } from './column-layout.model.ts';

describe('columns in an address', () => {
  test.each([
    ['ID,ClientName:240,Status', [{ Name: 'ID' }, { Name: 'ClientName', Width: 240 }, { Name: 'Status' }]],
    ['Status,Nonsense,ID,Status:80', [{ Name: 'Status' }, { Name: 'ID' }]],
    [
      'Email:1000,ID:3',
      [
        { Name: 'Email', Width: 640 },
        { Name: 'ID', Width: 48 },
      ],
    ],
  ])(
    'reads %s in its order, each known column once, within the widths (VIEWS-034, VIEWS-036)',
    (text, columns) => {
      expect(readColumns(text)).toEqual(columns);
    },
  );

  test.each([undefined, '', '\0', 'ID,', 'ID;Status', 'ID:', 'ID:-5', 'ID:x', '<b>', 'Nonsense', 'toString'])(
    'counts %j as unset (VIEWS-031)',
    (text) => {
      expect(readColumns(text)).toBeUndefined();
    },
  );

  const choices = fc.uniqueArray(
    fc.record({ Name: fc.constantFrom(...columnNames), Width: fc.integer({ min: 48, max: 640 }) }),
    { selector: ({ Name }) => Name, minLength: 1 },
  );

  test('reads what it writes', () => {
    fc.assert(
      fc.property(choices, (columns) => {
        expect(readColumns(writeColumns(columns))).toEqual(columns);
      }),
    );
  });
});

test('a person can choose each width that a view can store (VIEWS-034)', () => {
  expect(columnWidths).toMatchObject(storedWidths);
});

describe('arranging the columns of the tenant', () => {
  const tenant = [
    { ColumnName: 'ID', Description: 'No.', Viewable: true },
    { ColumnName: 'PromoCode', Description: 'Promo code', Viewable: false },
    { ColumnName: 'Email', Description: 'E-mail', Viewable: true },
  ];
  const names = (choice: string) =>
    arrangeColumns(tenant, readColumns(choice) ?? []).map(({ ColumnName, Width }) => [ColumnName, Width]);

  test('shows the chosen ones in their order and width', () => {
    expect(names('Email:96,ID')).toEqual([
      ['Email', 96],
      ['ID', undefined],
    ]);
  });

  test('never shows a column that the tenant has switched off or does not name to the reader (VIEWS-024, VIEWS-025)', () => {
    expect(names('PromoCode,Owner,Email')).toEqual([['Email', undefined]]);
  });

  test('keeps the columns of the tenant if none of the chosen ones is left (VIEWS-035)', () => {
    expect(arrangeColumns(tenant, [{ Name: 'PromoCode' }])).toBe(tenant);
  });
});
