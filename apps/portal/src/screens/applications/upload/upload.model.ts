import { BulkUploadResponse, type BulkUploadReply } from '@portal/api/contract';

/** The result of an upload (OP-102). Everything that is neither a success nor an error in the rows is another error. */
export type UploadOutcome =
  | { readonly kind: 'success' }
  | { readonly kind: 'invalidData'; readonly errorFileId: string | undefined }
  | { readonly kind: 'otherError' }
  /** The file is valid, but the server is overloaded; the text says when to retry. */
  | { readonly kind: 'busy'; readonly text: string };

export function uploadOutcome({
  Success,
  ResponseType,
  TemporaryErrorFileId,
}: BulkUploadReply): UploadOutcome {
  if (Success) return { kind: 'success' };
  if (ResponseType !== BulkUploadResponse.invalidFileData) return { kind: 'otherError' };
  return { kind: 'invalidData', errorFileId: TemporaryErrorFileId ?? undefined };
}

export const uploadTexts = {
  success:
    'All applications have been uploaded successfully and are available in the application listing for review and submission to clients.',
  invalidData:
    'The application upload template contains one or more issues which must be corrected prior to submission.',
  errorTemplate: 'Download the error template, correct the issues and upload the file again.',
  otherError:
    'The uploaded file is not in the expected format or an unexpected error has occurred uploading this file. Do not modify the structure of the template.',
  latestTemplate: 'Please ensure you are using the latest bulk upload template and try again.',
} as const;
