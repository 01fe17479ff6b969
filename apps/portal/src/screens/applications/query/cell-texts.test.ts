import {
  applicationColumns,
  columnNames,
  emptyRowFields,
  type ApplicationRow,
  type ColumnName,
} from '@portal/api/contract';
import { anApplicationRow, timestampOf, productsOf } from '@portal/api/mocks';
import { describe, expect, test, vi } from 'vitest';
import { cellTexts } from './cell-texts.ts';

describe('the text of a cell', () => {
  test.each<[ColumnName, Partial<ApplicationRow>, string]>([
    ['ID', {}, '1001'],
    ['Email', { PrimaryEmail: 'a@b.example' }, 'a@b.example'],
    ['ClientName', { ClientName: 'Elena Marchetti' }, 'Elena Marchetti'],
    ['CreatedDate', { DateCreatedTimestamp: timestampOf('2026-06-09T14:05:00+10:00') }, '09 Jun 14:05'],
    ['Owner', { AdviserName: 'Priya Raman' }, 'Priya Raman'],
    ['DocsRequired', { LowDocStatus: 'Required' }, 'Required'],
    ['Status', { Status: 'Custom X' }, 'Custom X'],
    ['Label', { Label: 'VIP' }, 'VIP'],
    ['SystemLabel', { SystemLabel: 'Priority' }, 'Priority'],
    ['ExternalId', { ExternalID: 'EXT-1' }, 'EXT-1'],
    ['DateCompleted', { DateCompletedTimestamp: timestampOf('2024-05-17T10:00:00+10:00') }, '17 May 2024'],
    ['Assignee', { AssigneeDisplayName: 'Ann Able', AssigneeUserId: 'G-ANN' }, 'Ann Able'],
    [
      'LastDocumentUploadDate',
      { LastDocumentUploadTimestamp: timestampOf('2026-01-09T14:05:00+11:00') },
      '09 Jan 14:05',
    ],
    ['DocumentCount', { DocumentCount: 0 }, '0'],
    ['Language', { Language: 'English' }, 'English'],
    ['PromoCode', { PromoCode: 'SPRING26' }, 'SPRING26'],
    ['SigningMode', { ApplicationModeCode: 'Pin' }, 'Online'],
    ['SigningMode', { ApplicationModeCode: 'PrintandSign' }, 'Print & Sign'],
    ['AccountNumber', { AccountNumber: '7001' }, '7001'],
    ['ApplicationType', { ApplicationType: 'Individual', ShortApplicationType: 'IND' }, 'Individual'],
    ['UserUploadCount', { UserUploadCount: 12_345 }, '12345'],
    ['SubBrandName', { SubBrandName: 'Harbour Advice' }, 'Harbour Advice'],
    ['Products', productsOf('Cash', 'Gold'), 'Cash, Gold'],
    ['AccountName', { AccountName: 'Marchetti Family Trust' }, 'Marchetti Family Trust'],
    ['InvestmentAmount', { InvestmentAmount: 1_250_000.75 }, '1,250,001'],
    ['InvestmentAmount', { InvestmentAmount: 0 }, '0'],
  ])(
    'the column %s shows %o as %s (LIST-127, LIST-128, LIST-129, LIST-130, LIST-131, LIST-133, LIST-134, LIST-135, LIST-136, LIST-137, LIST-138, LIST-139, LIST-140, LIST-141, LIST-142, LIST-143, LIST-144, LIST-145, LIST-146, LIST-147, LIST-148, LIST-153, LIST-154)',
    (column, change, text) => {
      vi.setSystemTime('2026-11-21T09:30:00+11:00');
      expect(cellTexts[column](anApplicationRow(1001, change))).toBe(text);
      vi.useRealTimers();
    },
  );

  test.each(columnNames.filter((name) => name !== 'ID' && name !== 'Status'))(
    'the cell of %s is empty without a value (LIST-138)',
    (column) => {
      expect(cellTexts[column](anApplicationRow(1001, emptyRowFields()))).toBe('');
    },
  );
});

test('exactly four columns can be sorted (LIST-117, LIST-118, LIST-119, LIST-120, LIST-121)', () => {
  const keys = columnNames.map((name): [string, unknown] => [name, applicationColumns[name].sortKey]);
  expect(Object.fromEntries(keys.filter(([, key]) => key !== undefined))).toEqual({
    CreatedDate: 'DateCreated',
    DateCompleted: 'DateCompleted',
    LastDocumentUploadDate: 'LastDocumentUploadDate',
    InvestmentAmount: 'InvestmentAmount',
  });
});
