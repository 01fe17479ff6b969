import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { chosenFile, file, mediaTypes, nullableText } from '../wire.ts';
import { applicationLists } from './application-reads.ts';
import { listActions } from './list-actions.ts';

/** Files that can hold applications; letters in any case (OP-100). */
export const bulkUploadExtensions = ['.xlsx', '.xls'] as const;
/** Bytes of one file. */
export const bulkUploadMaximumBytes = 10 * 1024 * 1024;
/** Rows of one file below its headings. */
export const bulkUploadMaximumRows = 10_000;

/** Columns of the first sheet of the template, in order (OP-103). */
export const bulkUploadColumns = [
  'AccountName',
  'ApplicationType',
  'PrimaryEmail',
  'FirstName',
  'LastName',
  'MobileNumber',
  'SubBrand',
  'Products',
  'PromoCode',
  'ExternalID',
  'InvestmentAmount',
  'OwnerEmail',
] as const;
export type BulkUploadColumn = (typeof bulkUploadColumns)[number];

/** Column that the error file has besides. */
export const bulkUploadErrorsColumn = 'Errors';

/** Success and the one failure that names its rows; every other type is an 'other error' (OP-102). */
export const BulkUploadResponse = {
  success: 'Success',
  invalidFileData: 'InvalidFileData',
  invalidFileFormat: 'InvalidFileFormat',
  unexpectedError: 'UnexpectedError',
} as const;

/** All rows are stored, or none. */
export const bulkUploadApplications = endpoint({
  id: 'C42',
  method: 'POST',
  path: '/application/bulkupload',
  needs: listActions.upload.needs,
  idempotent: true,
  cost: 'upload',
  invalidates: { closed: applicationLists },
  uploads: { field: 'files[]', maximumBytes: bulkUploadMaximumBytes, maximumFiles: 1 },
  body: v.strictObject({ 'files[]': chosenFile }),
  reply: v.object({
    Success: v.boolean(),
    Message: v.optional(nullableText),
    /** One of `BulkUploadResponse`; free text, as a back end may know more. */
    ResponseType: v.optional(nullableText),
    /** Leads to the error file for an hour; only with InvalidFileData. */
    TemporaryErrorFileId: v.optional(nullableText),
  }),
});

const spreadsheets = [mediaTypes.xlsx, mediaTypes.xls, mediaTypes.bytes] as const;

/** The person's own sheet with a column of errors; for the one who uploaded it, within an hour. */
export const getBulkUploadErrorFile = endpoint({
  id: 'C43',
  method: 'GET',
  path: '/application/bulkupload/errorfile/{fileId}',
  needs: listActions.upload.needs,
  cost: 'download',
  answers: spreadsheets,
  reply: file,
});

/** An empty sheet to fill in. */
export const getBulkUploadTemplate = endpoint({
  id: 'C84',
  method: 'GET',
  path: '/application/bulkupload/template',
  needs: listActions.upload.needs,
  cost: 'download',
  answers: spreadsheets,
  reply: file,
});

export const isBulkUploadFile = (name: string): boolean =>
  bulkUploadExtensions.some((extension) => name.toLowerCase().endsWith(extension));
export type BulkUploadReply = v.InferOutput<typeof bulkUploadApplications.reply>;
