import { bulkUploadColumns } from '@portal/api/contract';

/** A cell as somebody typed it: a text, or what a spreadsheet program makes of it. */
export type Cell =
  | string
  | {
      readonly value?: string | number;
      readonly date?: string;
      readonly formula?: string;
      readonly style?: 'whole' | 'padded' | 'date';
      /** Merged with the cell beside it. */
      readonly spans?: 2;
      readonly note?: string;
    };

type Row = Readonly<Record<(typeof bulkUploadColumns)[number], Cell>>;

export const columns: readonly string[] = bulkUploadColumns;

const plain: Row = {
  AccountName: 'Müller & Søn Family Trust',
  ApplicationType: 'Trust Individual',
  PrimaryEmail: 'zoe.muller@post.example',
  FirstName: 'Zoë',
  LastName: 'Müller-Ångström',
  MobileNumber: '0412 345 678',
  SubBrand: 'Harbour Direct',
  Products: 'Cash; Shares;Gold',
  PromoCode: 'SPRING26',
  ExternalID: 'EXT-9001',
  InvestmentAmount: '25000.50',
  OwnerEmail: '',
};

const least: Row = {
  ...plain,
  AccountName: '张伟',
  ApplicationType: 'Individual',
  PrimaryEmail: 'zhang.wei@post.example',
  FirstName: '伟',
  LastName: '张',
  MobileNumber: '',
  SubBrand: '',
  Products: '',
  PromoCode: '',
  ExternalID: '',
  InvestmentAmount: '',
};

const rows = (...given: readonly Row[]): readonly (readonly Cell[])[] =>
  given.map((row) => bulkUploadColumns.map((name) => row[name]));

export const goodRows = rows(
  plain,
  {
    ...plain,
    AccountName: { value: 'Numbers as numbers', note: 'Rang on Monday' },
    ApplicationType: 'Company',
    MobileNumber: { value: 412_345_679 },
    ExternalID: { value: 123, style: 'padded' },
    InvestmentAmount: { value: 1_250_000.75, style: 'whole' },
    OwnerEmail: 'priya.raman@harbour.example',
  },
  {
    ...plain,
    AccountName: { formula: '=CONCATENATE("Computed ";"Trust")', value: 'Computed Trust' },
    ExternalID: { date: '2026-03-01', style: 'date' },
    PromoCode: { value: 2026 },
    InvestmentAmount: { formula: '=0.1+0.2', value: 0.3 },
  },
  { ...least },
  {
    ...least,
    AccountName: '=HYPERLINK("https://evil.example";"Click")',
    FirstName: '+61',
    LastName: '@SUM(1+1)',
    ExternalID: 'EXT-<9002>',
  },
);

export const badRows = rows(
  {
    ...least,
    AccountName: '',
    FirstName: '',
    LastName: '',
    ApplicationType: '',
    PrimaryEmail: '',
    PromoCode: 'WELCOME',
  },
  {
    ...plain,
    ApplicationType: 'Partnership',
    PrimaryEmail: 'nobody@nowhere',
    MobileNumber: '02 9999 0000',
    SubBrand: 'Banksia Members',
    Products: 'Cash; Tulips',
    ExternalID: 'EXT-9003',
    InvestmentAmount: { value: -5 },
    OwnerEmail: 'alan.all@harbour.example',
  },
  { ...plain, ExternalID: 'EXT-9001', InvestmentAmount: '12.345' },
  { ...plain, ExternalID: 'EXT-9004', AccountName: { formula: '=1/0', value: 0 } },
  {
    ...plain,
    ExternalID: 'EXT-9005',
    FirstName: { value: 'Merged over the last name', spans: 2 },
    LastName: '',
  },
);
