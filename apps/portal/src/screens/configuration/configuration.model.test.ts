import { columnNames, detailRowNames } from '@portal/api/contract';
import { columnConfigurationOf, rowConfigurationOf } from '@portal/api/mocks';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  columnChoices,
  columnEntries,
  noTicks,
  rowChoices,
  rowEntries,
  unsavedTicks,
  withTicks,
} from './configuration.model.ts';

const saved = [
  { name: 'ID', description: 'ID', enabled: true },
  { name: 'Email', description: 'E-mail', enabled: false },
];

describe('the entries of a table', () => {
  test('contain all columns and all rows in the order of the tenant (ADMIN-003, ADMIN-006)', () => {
    const names = (entries: readonly { name: string }[]) => entries.map(({ name }) => name);
    expect(names(columnEntries(columnConfigurationOf().Columns.toReversed()))).toEqual(
      columnNames.toReversed(),
    );
    expect(names(rowEntries(rowConfigurationOf().Rows))).toEqual(detailRowNames);
  });

  test('omit unknown columns and rows, and show the name if there is no description', () => {
    expect(
      columnEntries([
        { ColumnName: 'Telepathy', Description: 'Telepathy', Viewable: true },
        { ColumnName: 'Email', Description: '', Viewable: true },
      ]),
    ).toEqual([{ name: 'Email', description: 'Email', enabled: true }]);
    expect(rowEntries([{ ApplicationDetailRowName: 'Telepathy', Description: 'T', Viewable: true }])).toEqual(
      [],
    );
  });

  test('are saved as a whole, and unchanged without changes (ADMIN-010, ADMIN-011)', () => {
    const { Columns } = columnConfigurationOf(['ID', 'Status']);
    const { Rows } = rowConfigurationOf(['Mode']);
    expect(columnChoices(columnEntries(Columns))).toEqual(Columns);
    expect(rowChoices(rowEntries(Rows))).toEqual(Rows);
  });

  test('are never saved if unknown', () => {
    const unknown = [{ name: 'Telepathy', description: 'Telepathy', enabled: true }];
    expect([columnChoices(unknown), rowChoices(unknown)]).toEqual([[], []]);
  });
});

describe('unsaved changes', () => {
  test('apply to the entries', () => {
    expect(withTicks(saved, new Map([['Email', true]])).map(({ enabled }) => enabled)).toEqual([true, true]);
    expect(withTicks(saved, noTicks)).toEqual(saved);
  });

  test('omit changes that equal the saved state or belong to a removed entry', () => {
    const ticks = new Map([
      ['ID', true],
      ['Email', true],
      ['Gone', true],
    ]);
    expect([...unsavedTicks(ticks, saved)]).toEqual([['Email', true]]);
    const real = new Map([['Email', true]]);
    expect(unsavedTicks(real, saved)).toBe(real);
  });

  test('are empty after any set of changes was saved', () => {
    const anyTicks = fc
      .array(fc.tuple(fc.constantFrom(...columnNames), fc.boolean()))
      .map((pairs) => new Map<string, boolean>(pairs));
    fc.assert(
      fc.property(anyTicks, fc.subarray(columnNames), (ticks, enabled) => {
        const before = columnEntries(columnConfigurationOf(enabled).Columns);
        const after = columnEntries(columnChoices(withTicks(before, ticks)));
        expect(unsavedTicks(ticks, after).size).toBe(0);
      }),
    );
  });
});
