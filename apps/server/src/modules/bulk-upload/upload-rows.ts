import {
  applicationTypes,
  cleanText,
  readEmailAddress,
  readMobileNumber,
  type BulkUploadColumn,
} from '@portal/api/contract';
import type { Person } from '../../platform/http/person.ts';
import { originalText } from '@portal/ui/safe/csv';
import type { Cell } from './sheet-grid.ts';
import { noFormat, noResult } from './spreadsheet-limits.ts';
import { readAmount, tooManyDecimals } from './upload-amount.ts';
import { requiredColumns, type UploadSheet } from './upload-columns.ts';

/** The email address is in lower case. */
export type Owner = Pick<Person, 'globalId' | 'displayName' | 'email' | 'location' | 'group'>;

/** The allowed values of a tenant. */
export interface Permitted {
  readonly subBrands: readonly string[];
  readonly products: readonly string[];
  readonly owners: readonly Owner[];
  /** The owner of rows that name none. */
  readonly uploader: Owner;
}

/** A valid row. */
export interface UploadRow {
  readonly accountName: string;
  readonly type: string;
  readonly shortType: string;
  readonly email: string;
  readonly clientName: string;
  readonly mobile: string | null;
  readonly subBrand: string | null;
  readonly products: readonly string[];
  readonly promoCode: string | null;
  readonly externalId: string | null;
  /** Decimal text. */
  readonly amount: string | null;
  readonly owner: Owner;
}

export interface CellError {
  readonly column: BulkUploadColumn;
  /** The sentence of the error file. */
  readonly text: string;
  /** Wrong only because another row has the same text. */
  readonly repeated: boolean;
}

export type CheckedRows =
  | { readonly rows: readonly UploadRow[] }
  /** The errors of each row; empty for valid rows. */
  | { readonly errors: readonly (readonly CellError[])[] };

/** Maximum characters of a column. */
export const longest: Readonly<Partial<Record<BulkUploadColumn, number>>> = {
  AccountName: 200,
  FirstName: 100,
  LastName: 100,
  PromoCode: 50,
  ExternalID: 100,
};

/** The text of a cell as it is stored: clean, and without the apostrophe with which our own export protects it. */
const textOf = (cell: Cell | undefined): string => cleanText(originalText((cell?.text ?? '').trim()));

/** All rows as they are stored, or the errors of each row. */
export function checkRows({ rows, columnIndexes }: UploadSheet, permitted: Permitted): CheckedRows {
  const find = lookups(permitted);
  const repeated = repeatedTexts(rows.map(({ cells }) => textOf(cells[columnIndexes.ExternalID])));
  const checked = rows.map(({ cells }) => {
    const errors: CellError[] = [];
    const text = (column: BulkUploadColumn) => textOf(cells[columnIndexes[column]]);
    const addError = (column: BulkUploadColumn, problem: string, repeated = false) =>
      void errors.push({ column, text: `${column} ${problem}.`, repeated });
    const unusable = new Set(
      Object.keys(columnIndexes).filter((column) => isUnusableText(column, text, addError)),
    );
    const read = <T>(column: BulkUploadColumn, reader: (text: string) => T | undefined, problem: string) => {
      const value = text(column);
      if (value === '' || unusable.has(column)) return undefined;
      const found = reader(value);
      if (found === undefined) addError(column, problem);
      return found;
    };
    const type = read('ApplicationType', find.type, `must be one of ${listed(find.types)}`);
    const email = read('PrimaryEmail', readEmailAddress, 'must be a valid e-mail address');
    const mobile = read('MobileNumber', mobileOf, 'must be an Australian mobile number such as 0412 345 678');
    const subBrand = read('SubBrand', find.subBrand, `must be one of ${listed(permitted.subBrands)}`);
    const products = read(
      'Products',
      find.products,
      `must be some of ${listed(permitted.products)}, separated by ;`,
    );
    if (repeated.has(text('ExternalID')) && !unusable.has('ExternalID'))
      addError('ExternalID', 'is the same in another row', true);
    // Without a result of its formula, an amount may have hidden decimals as well.
    if (/^#.* .*\.\d{3}/.test(text('InvestmentAmount'))) addError('InvestmentAmount', tooManyDecimals);
    const number = cells[columnIndexes.InvestmentAmount]?.number;
    const sum = read('InvestmentAmount', (value) => readAmount({ text: value, number }), '');
    if (sum && 'problem' in sum) addError('InvestmentAmount', sum.problem);
    const owner = read('OwnerEmail', find.owner, 'must be the e-mail address of an owner');
    const checkedRow: UploadRow = {
      accountName: text('AccountName'),
      type: type?.name ?? '',
      shortType: type?.short ?? '',
      email: email ?? '',
      clientName: `${text('FirstName')} ${text('LastName')}`.trim(),
      mobile: mobile ?? null,
      subBrand: subBrand ?? null,
      products: products ?? [],
      promoCode: text('PromoCode') || null,
      externalId: text('ExternalID') || null,
      amount: sum && 'amount' in sum ? sum.amount : null,
      owner: owner ?? permitted.uploader,
    };
    return { row: checkedRow, errors };
  });
  if (checked.every(({ errors }) => errors.length === 0)) return { rows: checked.map(({ row }) => row) };
  return { errors: checked.map(({ errors }) => errors) };
}

/** Checks that apply to any column; returns whether it reported an error. */
function isUnusableText(
  name: string,
  textOf: (column: BulkUploadColumn) => string,
  addError: (column: BulkUploadColumn, problem: string) => void,
): boolean {
  const column = name as BulkUploadColumn;
  const text = textOf(column);
  const maximum = longest[column];
  const problem =
    text === ''
      ? requiredColumns.includes(column) && 'is required'
      : text.startsWith(noResult)
        ? 'is a formula that has no result; open the file in a spreadsheet program and save it'
        : text === noFormat
          ? 'has a number format that cannot be read; choose another format, or enter a text'
          : /^#(REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|ERROR)$/.test(text)
            ? 'shows the error of a formula'
            : /\p{Cc}|\p{Cs}/u.test(text)
              ? 'has a character that is not allowed'
              : maximum !== undefined && text.length > maximum && `has more than ${maximum} characters`;
  if (problem) addError(column, problem);
  return Boolean(problem);
}

function lookups({ subBrands, products, owners }: Permitted) {
  const byName = (names: readonly string[]) => {
    const map = new Map(names.map((name) => [name.toLowerCase(), name]));
    return (text: string) => map.get(text.toLowerCase());
  };
  const types = applicationTypes.map(({ name }) => name);
  const type = new Map(applicationTypes.map((each) => [each.name.toLowerCase(), each]));
  const product = byName(products);
  const owner = new Map(owners.map((each) => [readEmailAddress(each.email) ?? each.email, each]));
  return {
    types,
    type: (text: string) => type.get(text.toLowerCase()),
    subBrand: byName(subBrands),
    products: (text: string) => {
      const parts = text.split(';').map((part) => part.trim());
      const found = parts.filter((part) => part !== '').map(product);
      return found.every((name) => name !== undefined) ? [...new Set(found)] : undefined;
    },
    owner: (text: string) => owner.get((readEmailAddress(text) ?? text).toLowerCase()),
  };
}

/** In the displayed format; spreadsheets often remove the leading zero. */
function mobileOf(text: string): string | undefined {
  const australianOnly = true;
  const number =
    readMobileNumber(text, { australianOnly }) ?? readMobileNumber(`0${text}`, { australianOnly });
  return number?.replace(/(?=.{3}$|.{6}$)/g, ' ');
}

function repeatedTexts(texts: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  return new Set(texts.filter((text) => text !== '' && (seen.has(text) || !seen.add(text))));
}

const listed = (names: readonly string[]): string => names.join(', ');
