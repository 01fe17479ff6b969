import {
  bulkUploadApplications,
  BulkUploadResponse,
  getBulkUploadErrorFile,
  getBulkUploadTemplate,
  mediaTypes,
  type BulkUploadReply,
} from '../../contract/index.ts';
import { mock } from '../mock.ts';
import { scenario } from './scenario.ts';

/** A spreadsheet as far as its name and type go. */
export const aSheet = (name = 'applications-november.xlsx', bytes = 412_000): File =>
  new File([new Uint8Array(bytes)], name, { type: mediaTypes.xlsx });

/** Leads to the file of errors. */
export const errorFileId = '5f1c9b7e2a4d4c0f8e6b3d2a1c9f7e50';

type UploadOutcome = (typeof BulkUploadResponse)[keyof typeof BulkUploadResponse];

const replyFor = (outcome: UploadOutcome): BulkUploadReply => ({
  Success: outcome === BulkUploadResponse.success,
  ResponseType: outcome,
  ...(outcome === BulkUploadResponse.invalidFileData && { TemporaryErrorFileId: errorFileId }),
});

/** Uploads end in this way; the template and the file of errors are there. */
export const bulkUploading = (outcome: UploadOutcome = BulkUploadResponse.success) =>
  scenario(
    mock(bulkUploadApplications, { body: { 'files[]': aSheet() } }, replyFor(outcome)),
    mock(getBulkUploadErrorFile, { params: { fileId: errorFileId } }, aSheet('errors.xlsx', 900)),
    mock(getBulkUploadTemplate, {}, aSheet('application-upload-template.xlsx', 700)),
  );
