import * as v from 'valibot';
import { editedReads } from '../applications/application-reads.ts';
import { endpoint } from '../endpoint.ts';
import { Permission } from '../permissions.ts';
import { chosenFile, envelope, file, mediaTypes, text, unixSeconds } from '../wire.ts';

/** Bytes of one document (OP-150). */
export const documentMaximumBytes = 20 * 1024 * 1024;
/** What is said of a document that is too large (OP-150). */
export const documentTooLarge = 'The file is larger than 20 MB.';
/** What is said of a document of another type than the tenant accepts, or than its name says (DOC-010). */
export const documentWrongType = 'Invalid file type';
/** Name of a document that came by an upload (DOC-008). */
export const userUploadName = 'User upload';

/**
 * Stores documents of an application. Each is judged by itself: the result of a refused one says so, ErrorNo is then 1
 * and Message the reason of the first that was refused.
 */
export const uploadDocuments = endpoint({
  id: 'C49',
  method: 'POST',
  path: '/document/upload/{guid}',
  needs: Permission.uploadDocument,
  idempotent: true,
  cost: 'upload',
  invalidates: { answered: editedReads },
  /** The portal sends one file at a time. */
  uploads: { field: 'files[]', maximumBytes: documentMaximumBytes, maximumFiles: 10 },
  body: v.strictObject({ 'files[]': chosenFile }),
  reply: v.object({
    ...envelope.entries,
    Results: v.array(
      v.object({
        Success: v.boolean(),
        /** What the document is fetched by; empty for one that was refused. */
        PublicId: text,
        FileName: text,
        UploadedTimestamp: v.nullable(unixSeconds),
      }),
    ),
  }),
});

/** A document as it was uploaded. Its type is not told, so that nothing shows it but what saved it. */
export const getDocument = endpoint({
  id: 'C50',
  method: 'GET',
  path: '/document/{guid}/{labDocsId}',
  needs: Permission.downloadDocument,
  cost: 'download',
  answers: [mediaTypes.bytes],
  reply: file,
});

/** Every document of an application as `{ApplicationID}.zip` (OP-149); not found where there is none. */
export const getAllDocuments = endpoint({
  id: 'C51',
  method: 'GET',
  path: '/document/zip/{guid}',
  needs: Permission.downloadDocument,
  cost: 'zip',
  answers: [mediaTypes.bytes],
  reply: file,
});
