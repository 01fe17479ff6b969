import type { ApplicationRow } from './application.ts';
import type { SortKey } from './list-applications.ts';

/** A field of a row that can be shown as text. */
type ShownField = Exclude<keyof ApplicationRow, 'ProductDictionary'>;

/** A column of the application list, as the grid, the export and the server use it. */
export interface ApplicationColumn {
  /** The default heading. A tenant can change it. */
  readonly heading: string;
  readonly field: ShownField;
  /** Format of the value in the grid and in the export. */
  readonly kind: 'text' | 'number' | 'date';
  /** Undefined if the list cannot be sorted by the column (OP-071). */
  readonly sortKey: SortKey | undefined;
}

const column =
  (kind: ApplicationColumn['kind']) =>
  (heading: string, field: ShownField, sortKey?: SortKey): ApplicationColumn => ({
    heading,
    field,
    kind,
    sortKey,
  });
const text = column('text');
const number = column('number');
const date = column('date');

const columns = {
  ID: number('ID', 'ApplicationID'),
  Email: text('Email', 'PrimaryEmail'),
  ClientName: text('Client name', 'ClientName'),
  CreatedDate: date('Created date', 'DateCreatedTimestamp', 'DateCreated'),
  Owner: text('Owner', 'AdviserName'),
  PercentageComplete: number('Complete', 'PercentageComplete'),
  DocsRequired: text('Docs required', 'LowDocStatus'),
  Status: text('Status', 'Status'),
  Label: text('Label', 'Label'),
  SystemLabel: text('Tag', 'SystemLabel'),
  ExternalId: text('External ID', 'ExternalID'),
  DateCompleted: date('Date completed', 'DateCompletedTimestamp', 'DateCompleted'),
  Assignee: text('Assignee', 'AssigneeDisplayName'),
  LastDocumentUploadDate: date(
    'Last document upload',
    'LastDocumentUploadTimestamp',
    'LastDocumentUploadDate',
  ),
  DocumentCount: number('Documents', 'DocumentCount'),
  Language: text('Language', 'Language'),
  PromoCode: text('Promo code', 'PromoCode'),
  SigningMode: text('Signing mode', 'ApplicationModeCode'),
  AccountNumber: text('Account number', 'AccountNumber'),
  ApplicationType: text('Application type', 'ApplicationType'),
  UserUploadCount: number('User uploads', 'UserUploadCount'),
  SubBrandName: text('Sub-brand', 'SubBrandName'),
  Products: text('Products', 'ProductDisplayNameList'),
  AccountName: text('Account name', 'AccountName'),
  InvestmentAmount: number('Investment amount', 'InvestmentAmount', 'InvestmentAmount'),
};

export type ColumnName = keyof typeof columns;
/** Every column that a tenant can show, in default order. */
export const applicationColumns: Readonly<Record<ColumnName, ApplicationColumn>> = columns;
export const columnNames = Object.keys(columns) as ColumnName[];
export const isColumnName = (name: string): name is ColumnName => Object.hasOwn(applicationColumns, name);
