import * as v from 'valibot';
import { editedReads } from '../applications/application-reads.ts';
import { endpoint } from '../endpoint.ts';
import { Permission } from '../permissions.ts';
import { chosenFile, envelope, file, mediaTypes, text, unixSeconds } from '../wire.ts';

/** Maximum size of one document, in bytes (OP-150). */
export const documentMaximumBytes = 20 * 1024 * 1024;
/** Error message for a document that is too large (OP-150). */
export const documentTooLarge = 'The file is larger than 20 MB.';
/**
 * Error message for a document whose type the tenant does not accept or whose content does not match its name
 * (DOC-010).
 */
export const documentWrongType = 'Invalid file type';
/** Name of uploaded documents (DOC-008). */
export const userUploadName = 'User upload';

/**
 * Stores documents of an application. Each document is accepted or rejected independently, as its result says. If any
 * is rejected, `ErrorNo` is 1 and `Message` is the reason of the first.
 */
export const uploadDocuments = endpoint({
  id: 'C49',
  method: 'POST',
  path: '/document/upload/{guid}',
  needs: Permission.uploadDocument,
  idempotent: true,
  cost: 'upload',
  invalidates: { settled: editedReads },
  /** The portal sends one file at a time. */
  uploads: { field: 'files[]', maximumBytes: documentMaximumBytes, maximumFiles: 10 },
  body: v.strictObject({ 'files[]': chosenFile }),
  reply: v.object({
    ...envelope.entries,
    Results: v.array(
      v.object({
        Success: v.boolean(),
        /** Id to download the document. Empty if it was rejected. */
        PublicId: text,
        FileName: text,
        UploadedTimestamp: v.nullable(unixSeconds),
      }),
    ),
  }),
});

/** Downloads a document. The response has a generic media type, so that browsers save it and do not display it. */
export const getDocument = endpoint({
  id: 'C50',
  path: '/document/{guid}/{labDocsId}',
  needs: Permission.downloadDocument,
  cost: 'download',
  answers: [mediaTypes.bytes],
  reply: file,
});

/** Downloads all documents of an application as `{ApplicationID}.zip` (OP-149). Status 404 if it has none. */
export const getAllDocuments = endpoint({
  id: 'C51',
  path: '/document/zip/{guid}',
  needs: Permission.downloadDocument,
  cost: 'zip',
  answers: [mediaTypes.bytes],
  reply: file,
});
