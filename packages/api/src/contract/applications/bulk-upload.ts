import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { booleanText, chosenFile, file, mediaTypes, nullableText, text } from '../wire.ts';
import { countedReads } from './application-reads.ts';
import { listActions } from './list-actions.ts';

/** Accepted file extensions, in any case (OP-100). */
export const bulkUploadExtensions = ['.xlsx', '.xls'] as const;
/** Maximum size of one file, in bytes. */
export const bulkUploadMaximumBytes = 10 * 1024 * 1024;
/** Maximum number of rows in one file, without the heading row. */
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

/** The additional column of the error file. */
export const bulkUploadErrorsColumn = 'Errors';

/** Known values of `ResponseType`. Any other value is shown as an 'other error' (OP-102). */
export const BulkUploadResponse = {
  success: 'Success',
  invalidFileData: 'InvalidFileData',
  /** Applications with some of the ExternalIDs exist; nothing was stored (OP-388). */
  knownExternalIds: 'KnownExternalIDs',
  invalidFileFormat: 'InvalidFileFormat',
  unexpectedError: 'UnexpectedError',
} as const;

/** How many known ExternalIDs a reply lists. */
export const knownExternalIdsMaximum = 10;

/** Uploads one spreadsheet of applications. Either all rows are stored or none. */
export const bulkUploadApplications = endpoint({
  id: 'C42',
  method: 'POST',
  path: '/application/bulkupload',
  needs: listActions.upload.needs,
  idempotent: true,
  cost: 'upload',
  invalidates: { closed: countedReads },
  uploads: { field: 'files[]', maximumBytes: bulkUploadMaximumBytes, maximumFiles: 1 },
  /** Stores rows although applications with their ExternalIDs exist. Default false. */
  query: v.strictObject({ acceptKnownIds: v.optional(booleanText) }),
  body: v.strictObject({ 'files[]': chosenFile }),
  reply: v.object({
    Success: v.boolean(),
    Message: v.optional(nullableText),
    /** One of `BulkUploadResponse`. Free text, because a back end may have more types. */
    ResponseType: v.optional(nullableText),
    /** Id of the error file, valid for one hour. Only present with InvalidFileData. */
    TemporaryErrorFileId: v.optional(nullableText),
    /** The first ones. Only present with KnownExternalIDs, like their count. */
    KnownExternalIDs: v.optional(v.array(text)),
    KnownExternalIDCount: v.optional(v.number()),
  }),
});

const spreadsheets = [mediaTypes.xlsx, mediaTypes.xls, mediaTypes.bytes] as const;

/** Downloads the uploaded sheet with a column of errors. Only the user who uploaded it has access, for one hour. */
export const getBulkUploadErrorFile = endpoint({
  id: 'C43',
  path: '/application/bulkupload/errorfile/{fileId}',
  needs: listActions.upload.needs,
  cost: 'download',
  answers: spreadsheets,
  reply: file,
});

/** Downloads an empty sheet. */
export const getBulkUploadTemplate = endpoint({
  id: 'C84',
  path: '/application/bulkupload/template',
  needs: listActions.upload.needs,
  cost: 'download',
  answers: spreadsheets,
  reply: file,
});

export const isBulkUploadFile = (name: string): boolean =>
  bulkUploadExtensions.some((extension) => name.toLowerCase().endsWith(extension));
export type BulkUploadReply = v.InferOutput<typeof bulkUploadApplications.reply>;
