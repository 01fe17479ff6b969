import { signingMode, type ApplicationRow, type ColumnName, type SortKey } from '@portal/api/contract';
import { listDate } from '../../../formats/dates.ts';
import { wholeAmount } from '../../../formats/numbers.ts';

type Text = (row: ApplicationRow) => string;

const count = (value: number | null) => (value === null ? '' : String(value));

/** What a cell of each column says; nothing where the field is empty (OP-073, OP-081). */
export const cellTexts: Readonly<Record<ColumnName, Text>> = {
  ID: (row) => String(row.ApplicationID),
  Email: (row) => row.PrimaryEmail ?? '',
  ClientName: (row) => row.ClientName ?? '',
  CreatedDate: (row) => listDate(row.DateCreatedTimestamp),
  Owner: (row) => row.AdviserName ?? '',
  PercentageComplete: (row) => String(row.PercentageComplete ?? ''),
  DocsRequired: (row) => row.LowDocStatus ?? '',
  Status: (row) => row.Status,
  Label: (row) => row.Label ?? '',
  SystemLabel: (row) => row.SystemLabel ?? '',
  ExternalId: (row) => row.ExternalID ?? '',
  DateCompleted: (row) => listDate(row.DateCompletedTimestamp),
  Assignee: (row) => row.AssigneeDisplayName ?? '',
  LastDocumentUploadDate: (row) => listDate(row.LastDocumentUploadTimestamp),
  DocumentCount: (row) => count(row.DocumentCount),
  Language: (row) => row.Language ?? '',
  PromoCode: (row) => row.PromoCode ?? '',
  SigningMode: (row) => signingMode(row.ApplicationModeCode),
  AccountNumber: (row) => row.AccountNumber ?? '',
  ApplicationType: (row) => row.ApplicationType ?? '',
  UserUploadCount: (row) => count(row.UserUploadCount),
  SubBrandName: (row) => row.SubBrandName ?? '',
  Products: (row) => (row.ProductDisplayNameList ?? []).join(', '),
  AccountName: (row) => row.AccountName ?? '',
  InvestmentAmount: (row) => wholeAmount(row.InvestmentAmount),
};

/** The sortable columns and what the call names them (OP-071). */
export const sortKeyOf: Partial<Record<ColumnName, SortKey>> = {
  CreatedDate: 'DateCreated',
  DateCompleted: 'DateCompleted',
  LastDocumentUploadDate: 'LastDocumentUploadDate',
  InvestmentAmount: 'InvestmentAmount',
};
