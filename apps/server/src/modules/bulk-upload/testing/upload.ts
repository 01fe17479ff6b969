import type { BulkUploadReply } from '@portal/api/contract';
import { bulkUploadColumns, type BulkUploadColumn } from '@portal/api/contract';
import type { Request, TestApp } from '../../../testing/test-app.ts';
import { gridOf } from '../sheet-grid.ts';
import { spreadsheet } from '../sheet-writer.ts';
import { validatedXlsx } from '../validate-xlsx.ts';

export const uploadPath = '/api/application/bulkupload';

/** A form with one file, as a browser sends it. */
export function formWith(name: string, bytes: Uint8Array, field = 'files[]'): FormData {
  const form = new FormData();
  form.append(field, new File([bytes as Uint8Array<ArrayBuffer>], name));
  return form;
}

export const sendFile = (app: TestApp, name: string, bytes: Uint8Array, request: Request = {}, query = '') =>
  app.send(`${uploadPath}${query}`, { as: 'FULL', body: formWith(name, bytes), ...request });

export async function upload(
  app: TestApp,
  name: string,
  bytes: Uint8Array,
  request: Request = {},
  query?: string,
): Promise<BulkUploadReply> {
  const answer = await sendFile(app, name, bytes, request, query);
  if (answer.status !== 200)
    throw new Error(`The upload was answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as BulkUploadReply;
}

/** A valid row; tests change some of its values. */
export const goodRow: Readonly<Record<BulkUploadColumn, string>> = {
  AccountName: 'Okafor Family Trust',
  ApplicationType: 'Trust Individual',
  PrimaryEmail: 'ada.okafor@post.example',
  FirstName: 'Ada',
  LastName: 'Okafor',
  MobileNumber: '0412 345 678',
  SubBrand: 'Harbour Direct',
  Products: 'Cash; Shares',
  PromoCode: 'SPRING26',
  ExternalID: '',
  InvestmentAmount: '25000.50',
  OwnerEmail: '',
};

/** A sheet in the template's columns, with one row per change of the valid row. */
export const sheetOf = (...changes: readonly Partial<Record<BulkUploadColumn, string>>[]): Promise<Buffer> =>
  spreadsheet([
    {
      name: 'Applications',
      rows: [
        bulkUploadColumns,
        ...changes.map((change) => bulkUploadColumns.map((name) => ({ ...goodRow, ...change })[name])),
      ],
    },
  ]);

const uploader = { globalId: 'G', displayName: 'G', email: 'g@post.example', location: null, group: null };
/** What an upload may contain. */
export const permitted = {
  subBrands: ['Harbour Direct'],
  products: ['Cash', 'Shares'],
  owners: [],
  uploader,
};

/** The texts of the first sheet of a workbook. */
export const textsOf = async (bytes: Buffer): Promise<readonly (readonly string[])[]> => {
  const grid = gridOf({ workbook: await validatedXlsx(bytes), sheet: 0, dayFormat: 'd/m/yyyy' });
  return grid.map(({ cells }) => cells.map(({ text }) => text));
};
