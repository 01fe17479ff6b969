import { BulkUploadResponse, type BulkUploadReply } from '@portal/api/contract';

/** The server's own words, below the literal texts (OP-387). */
type Message = string | undefined;

/** The result of an upload (OP-102). Everything that is neither a success nor an error in the rows is another error. */
export type UploadOutcome =
  | { readonly kind: 'invalidData'; readonly errorFileId: string | undefined; readonly message: Message }
  /** Nothing was stored; the text names the known ExternalIDs, and the person decides (OP-388). */
  | { readonly kind: 'knownIds'; readonly text: string }
  | { readonly kind: 'success' | 'otherError'; readonly message: Message }
  /** Nothing is wrong with the file; the text says what happened. */
  | { readonly kind: 'busy'; readonly text: string }
  | { readonly kind: 'retry'; readonly text: string; readonly message: string };

export function uploadOutcome(reply: BulkUploadReply): UploadOutcome {
  const message = reply.Message || undefined;
  if (reply.Success) return { kind: 'success', message };
  switch (reply.ResponseType) {
    case BulkUploadResponse.invalidFileData:
      return { kind: 'invalidData', errorFileId: reply.TemporaryErrorFileId ?? undefined, message };
    case BulkUploadResponse.knownExternalIds:
      return { kind: 'knownIds', text: knownIdsText(reply) };
    default:
      return { kind: 'otherError', message };
  }
}

function knownIdsText({ KnownExternalIDs = [], KnownExternalIDCount = 0 }: BulkUploadReply): string {
  const more = KnownExternalIDCount - KnownExternalIDs.length;
  return `${KnownExternalIDs.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

export const uploadTexts = {
  success:
    'All applications have been uploaded successfully and are available in the application listing for review and submission to clients.',
  invalidData:
    'The application upload template contains one or more issues which must be corrected prior to submission.',
  errorTemplate: 'Download the error template, correct the issues and upload the file again.',
  knownIdsTitle: 'Applications with these ExternalIDs exist',
  knownIds: 'Nothing was uploaded. If you upload the file anyway, its applications are added again.',
  notRead: 'The errors of the file could not be loaded.',
  notUploaded: 'Not uploaded. Your corrections are kept.',
  noLongerKept: 'The refused file is no longer kept. Upload it again.',
  otherError:
    'The uploaded file is not in the expected format or an unexpected error has occurred uploading this file. Do not modify the structure of the template.',
  unanswered:
    'The server did not answer. The file may have been stored: look at the list before you upload it again.',
  latestTemplate: 'Please ensure you are using the latest bulk upload template and try again.',
} as const;
