import {
  bulkUploadApplications,
  BulkUploadResponse,
  getBulkUploadErrorFile,
  getBulkUploadTemplate,
  getUploadErrors,
  mediaTypes,
  uploadCorrections,
  type BulkUploadReply,
  type Corrections,
  type CorrectionsReply,
} from '../../contract/index.ts';
import { someUploadErrors } from '../fixtures/upload-errors.ts';
import { mock } from '../mock.ts';
import { scenario } from './scenario.ts';

/** A file with the name and type of a spreadsheet, but without content. */
export const aSheet = (name = 'applications-november.xlsx', bytes = 412_000): File =>
  new File([new Uint8Array(bytes)], name, { type: mediaTypes.xlsx });

/** Id of the error file. */
export const errorFileId = '5f1c9b7e2a4d4c0f8e6b3d2a1c9f7e50';

type UploadOutcome = (typeof BulkUploadResponse)[keyof typeof BulkUploadResponse];

const messages: Readonly<Record<UploadOutcome, string>> = {
  Success: '3 applications were added.',
  InvalidFileData: 'Rows with errors: 2 of 3.',
  KnownExternalIDs: 'The portal has applications with these ExternalIDs. Nothing was stored.',
  InvalidFileFormat: 'The file is protected by a password. Remove the password and save the file again.',
  UnexpectedError: 'The file takes too long to read.',
};

const replyFor = (outcome: UploadOutcome): BulkUploadReply => ({
  Success: outcome === BulkUploadResponse.success,
  ResponseType: outcome,
  Message: messages[outcome],
  ...(outcome === BulkUploadResponse.knownExternalIds && {
    KnownExternalIDs: ['EXT-7001', 'EXT-7002', 'EXT-7003'],
    KnownExternalIDCount: 40,
  }),
  ...(outcome === BulkUploadResponse.invalidFileData && { TemporaryErrorFileId: errorFileId }),
});

/** Uploads of corrections with this reply. */
export const correctedUpload = (replyTo: (corrections: Corrections) => CorrectionsReply) =>
  mock(
    uploadCorrections,
    { params: { fileId: errorFileId }, query: {}, body: { Corrections: [], LeaveOut: [] } },
    ({ body }) => replyTo(body as Corrections),
  );

/** Bulk uploads with this outcome, corrections of a refused one, and downloads of the template and the error file. */
export const bulkUploading = (outcome: UploadOutcome = BulkUploadResponse.success) =>
  scenario(
    mock(bulkUploadApplications, { query: {}, body: { 'files[]': aSheet() } }, replyFor(outcome)),
    mock(getBulkUploadErrorFile, { params: { fileId: errorFileId } }, aSheet('errors.xlsx', 900)),
    mock(getUploadErrors, { params: { fileId: errorFileId } }, someUploadErrors()),
    correctedUpload((corrections) => ({
      Success: true,
      ResponseType: BulkUploadResponse.success,
      Uploaded: 40 - corrections.LeaveOut.length,
      LeftOut: corrections.LeaveOut.length,
    })),
    mock(getBulkUploadTemplate, {}, aSheet('application-upload-template.xlsx', 700)),
  );
