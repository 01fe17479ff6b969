import { bulkUploadColumns, type BulkUploadColumn } from '@portal/api/contract';
import { expect, test } from 'vitest';
import { uploadFormat } from './sheet-reader.ts';
import { goodRow } from './testing/upload.ts';
import { sheetOf as sheetIn, type UploadSheet } from './upload-columns.ts';
import { checkRows, type Owner, type UploadRow } from './upload-rows.ts';

const sheetOf = (...rows: readonly (readonly string[])[]) =>
  sheetIn(
    rows.map((row, index) => ({ number: index + 1, cells: row.map((text) => ({ text })) })),
    uploadFormat,
  );

const person = (name: string): Owner => ({
  globalId: `G-${name}`,
  displayName: name,
  email: `${name.toLowerCase()}@post.example`,
  location: null,
  group: null,
});
const permitted = {
  subBrands: ['Direct', 'Advice'],
  products: ['Cash', 'Shares'],
  owners: [person('Priya'), person('Tom')],
  uploader: person('Fiona'),
};

type Change = Partial<Record<BulkUploadColumn, string>>;
function checked(...changes: readonly Change[]) {
  const plain = { ...goodRow, SubBrand: '', Products: '' };
  const rows = changes.map((change) => bulkUploadColumns.map((name) => ({ ...plain, ...change })[name]));
  return checkRows(sheetOf(bulkUploadColumns, ...rows), permitted);
}
function stored(change: Change): UploadRow | undefined {
  const result = checked(change);
  return 'rows' in result ? result.rows[0] : undefined;
}
const errorsOf = (...changes: readonly Change[]) => {
  const result = checked(...changes);
  if ('rows' in result) return changes.map(() => '');
  return result.errors.map((errors) => errors.map(({ text }) => text).join(' '));
};

test.each<[Change, string]>([
  [{ AccountName: '' }, 'AccountName is required.'],
  [{ ApplicationType: '' }, 'ApplicationType is required.'],
  [{ PrimaryEmail: '' }, 'PrimaryEmail is required.'],
  [{ LastName: '' }, 'LastName is required.'],
  [
    { ApplicationType: 'Partnership' },
    'ApplicationType must be one of Individual, Joint, Company, Trust Individual, Trust Corporate.',
  ],
  ...[
    'a',
    'a@b',
    'a@b.',
    'a b@c.d',
    'a@b@c.d',
    `${'a'.repeat(65)}@b.cd`,
    'jane@post.example,',
    'mailto:jane@post.example',
    'ja..ne@post.example',
  ].map((text): [Change, string] => [{ PrimaryEmail: text }, 'PrimaryEmail must be a valid e-mail address.']),
  ...[
    '02 9999 0000',
    '0412 345 67',
    '+64 412 345 678',
    '04l2 345 678',
    '0412 345 6789',
    '0412 345 678 9',
    '99 0412 345 678',
  ].map((text): [Change, string] => [
    { MobileNumber: text },
    'MobileNumber must be an Australian mobile number such as 0412 345 678.',
  ]),
  [{ SubBrand: 'Harbour' }, 'SubBrand must be one of Direct, Advice.'],
  [{ Products: 'Cash; Tulips' }, 'Products must be some of Cash, Shares, separated by ;.'],
  ...['1e5', 'NaN', '#5', '25%', '12,50', '1,23,456', '1 000,50', '$', 'AUD', '25,000 CR'].map(
    (text): [Change, string] => [
      { InvestmentAmount: text },
      'InvestmentAmount must be a number such as 25000 or 25,000.50.',
    ],
  ),
  ...['\u20ac25,000', 'US$25,000', '25,000 NZD'].map((text): [Change, string] => [
    { InvestmentAmount: text },
    'InvestmentAmount must be in Australian dollars.',
  ]),
  ...['-5', '-$5', '$-5', '(25,000.50)', '$(5)', '5-', '\u22125'].map((text): [Change, string] => [
    { InvestmentAmount: text },
    'InvestmentAmount must not be negative.',
  ]),
  ...['1.234', '25.000', '25,000.505'].map((text): [Change, string] => [
    { InvestmentAmount: text },
    'InvestmentAmount has more than two decimals.',
  ]),
  [
    { InvestmentAmount: '1234567890123' },
    'InvestmentAmount must have at most 12 digits before the decimal point.',
  ],
  [{ OwnerEmail: 'fiona@post.example' }, 'OwnerEmail must be the e-mail address of an owner.'],
  [{ AccountName: '#REF!' }, 'AccountName shows the error of a formula.'],
  [{ PromoCode: 'a\0b' }, 'PromoCode has a character that is not allowed.'],
  [{ AccountName: 'x'.repeat(201) }, 'AccountName has more than 200 characters.'],
  [{ ExternalID: 'x'.repeat(101) }, 'ExternalID has more than 100 characters.'],
])('a row with %j gets the error: %s (BULK-015)', (change, sentence) => {
  expect(errorsOf(change)).toEqual([sentence]);
});

test('a row gets all of its errors, and valid rows get none', () => {
  expect(errorsOf({}, { LastName: '', PrimaryEmail: 'x', SubBrand: 'y' })).toEqual([
    '',
    'LastName is required. PrimaryEmail must be a valid e-mail address. SubBrand must be one of Direct, Advice.',
  ]);
});

test('an external id is unique within a file; an empty one is no id', () => {
  const problem = 'ExternalID is the same in another row.';
  expect(
    errorsOf(
      { ExternalID: 'A' },
      { ExternalID: 'B' },
      { ExternalID: 'A' },
      { ExternalID: '' },
      { ExternalID: '' },
    ),
  ).toEqual([problem, '', problem, '', '']);
});

test.each<[Change, Partial<UploadRow>]>([
  [{ ApplicationType: 'trust corporate' }, { type: 'Trust Corporate', shortType: 'TRC' }],
  [{ MobileNumber: '412345678' }, { mobile: '0412 345 678' }],
  [{ MobileNumber: '+61 412-345-678' }, { mobile: '0412 345 678' }],
  [{ MobileNumber: '+61 (0) 412 345 678' }, { mobile: '0412 345 678' }],
  [{ MobileNumber: '0061 412 345 678' }, { mobile: '0412 345 678' }],
  [{ MobileNumber: '0412\u2011345.678' }, { mobile: '0412 345 678' }],
  [{ MobileNumber: '\u202a+61\u00a0412 345 678\u202c' }, { mobile: '0412 345 678' }],
  [{ FirstName: '', LastName: 'Sukarno' }, { clientName: 'Sukarno' }],
  [{ PrimaryEmail: ' jane\u200b@bücher.example' }, { email: 'jane@xn--bcher-kva.example' }],
  [{ MobileNumber: '' }, { mobile: null }],
  [{ Products: 'shares;Cash; shares;' }, { products: ['Shares', 'Cash'] }],
  [{ SubBrand: 'advice' }, { subBrand: 'Advice' }],
  [{ InvestmentAmount: '0' }, { amount: '0' }],
  [{ InvestmentAmount: '999999999999.99' }, { amount: '999999999999.99' }],
  ...[
    '$25,000.50',
    '25 000.50',
    '25\u00a0000.50',
    'A$25,000.50',
    '$ 25000.50',
    "25'000.50",
    '25,000.50 AUD',
    'AU$25,000.50',
    'AUD$ 25,000.50',
    '$AUD 25,000.50',
    '25,000.50 $',
    '+25000.50',
    '\uff12\uff15\uff10\uff10\uff10.50',
  ].map((text): [Change, Partial<UploadRow>] => [{ InvestmentAmount: text }, { amount: '25000.50' }]),
  [{ InvestmentAmount: '25000.' }, { amount: '25000' }],
  [{ AccountName: "'@Work" }, { accountName: '@Work' }],
  [{ AccountName: "'Til Dawn" }, { accountName: "'Til Dawn" }],
  [{ AccountName: "''=1" }, { accountName: "'=1" }],
  [{ LastName: 'a\nb' }, { clientName: 'Ada a b' }],
  [{ FirstName: '' }, { clientName: 'Okafor' }],
  [{ InvestmentAmount: '' }, { amount: null }],
  [{ FirstName: 'Zoë', LastName: 'Ångström' }, { clientName: 'Zoë Ångström' }],
  [
    { PromoCode: 'SPRING', ExternalID: 'E-1' },
    { promoCode: 'SPRING', externalId: 'E-1' },
  ],
  [
    { PromoCode: '', ExternalID: '' },
    { promoCode: null, externalId: null },
  ],
  [{ MobileNumber: '61412345678' }, { mobile: '0412 345 678' }],
  [{ AccountName: 'See #REF!' }, { accountName: 'See #REF!' }],
  [{ AccountName: '#REF! fund' }, { accountName: '#REF! fund' }],
  [{ AccountName: 'x'.repeat(200) }, { accountName: 'x'.repeat(200) }],
  [{ PrimaryEmail: 'Zoe@post.example' }, { email: 'Zoe@post.example' }],
  [{ Products: '' }, { products: [] }],
  [{ AccountName: '=1+1' }, { accountName: '=1+1' }],
  [{ OwnerEmail: 'PRIYA@post.example' }, { owner: permitted.owners[0] as Owner }],
  [{ OwnerEmail: '' }, { owner: permitted.uploader }],
])('a row with %j is stored as %j', (change, wanted) => {
  expect(stored(change)).toMatchObject(wanted);
});

const good = bulkUploadColumns.map(() => 'x');
const heading = (cells: readonly string[]) =>
  sheetOf(
    cells,
    cells.map(() => 'x'),
  );
const without = (...names: readonly string[]) => bulkUploadColumns.filter((name) => !names.includes(name));

test.each<[string, RegExp, () => unknown]>([
  ['has no AccountName', /missing: AccountName\. Add/, () => heading(without('AccountName'))],
  ['has a column of its own', /no column 'Notes'/, () => heading([...bulkUploadColumns, 'Notes'])],
  [
    'has a misspelled optional column',
    /no column 'Promo'/,
    () => heading([...without('PromoCode'), 'Promo']),
  ],
  ['has a column twice', /LastName is there twice/, () => heading([...bulkUploadColumns, 'last name'])],
  [
    'has its errors twice',
    /Errors is there twice/,
    () => heading([...bulkUploadColumns, 'Errors', 'Errors']),
  ],
  ['has headings only', /no applications/, () => sheetOf(bulkUploadColumns)],
  ['is empty', /missing: AccountName, ApplicationType, PrimaryEmail, LastName/, () => sheetOf()],
  [
    'has applications above its headings',
    /cells above the headings/,
    () => sheetOf(good, bulkUploadColumns, good),
  ],
  [
    'has no heading above a column of its cells, and misses one',
    /below no heading, and no column PromoCode/,
    () => sheetOf(without('PromoCode'), [...without('PromoCode'), 'SPRING26']),
  ],
])('a sheet that %s is rejected with what to change (BULK-017)', (_, reason, read) => {
  expect(read).toThrow(reason);
});

test.each<[string, () => UploadSheet]>([
  ['a title above the headings', () => sheetOf(['November'], bulkUploadColumns, good)],
  [
    'headings with other case, blanks and marks',
    () => heading(bulkUploadColumns.map((name) => ` ${name.toUpperCase()} *`)),
  ],
  ['a note beside the table', () => sheetOf(bulkUploadColumns, [...good, '', 'a note'])],
  ['a note below the table', () => sheetOf(bulkUploadColumns, good, [...good.map(() => ''), 'a note'])],
  ['a missing optional column', () => heading(without('PromoCode', 'FirstName'))],
])('%s is accepted, because it cannot be misread', (_, read) => {
  expect(read().rows).toHaveLength(1);
});

test('columns may be in any order, and the column of errors may stay', () => {
  const columns = ['Errors', ...bulkUploadColumns.toReversed()];
  expect(heading(columns).columnIndexes).toMatchObject({ AccountName: 12, OwnerEmail: 1 });
});
