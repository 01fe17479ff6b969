import type { QueryClient } from '@tanstack/react-query';
import { upload, type Client, type UploadOptions } from '../client/index.ts';
import {
  getAllDocuments,
  getDocument,
  uploadDocuments,
  userUploadName,
  type Reply,
} from '../contract/index.ts';
import { acceptedReply } from './call-failed.ts';
import { downloadOf } from './download-of.ts';
import { changeDetail } from './edited-application.ts';
import { mutationOf } from './query-of.ts';

export interface DocumentUpload extends UploadOptions {
  readonly file: File;
}

export const documentQueries = (client: Client) => ({
  /** Uploads one document and lists it at once. If the server rejects it, the failure contains the message. */
  upload: (guid: string) =>
    mutationOf(
      uploadDocuments,
      ({ file, ...options }: DocumentUpload) =>
        acceptedReply(
          upload(client, uploadDocuments, { params: { guid }, body: { 'files[]': file } }, options),
        ),
      {
        // The variables contain the file.
        gcTime: 0,
        onSuccess: (reply, _upload, _before, { client: queryClient }) => listUpload(queryClient, guid, reply),
      },
    ),

  document: (guid: string, labDocsId: string) =>
    downloadOf(client, getDocument, () => ({ params: { guid, labDocsId } })),

  all: (guid: string) => downloadOf(client, getAllDocuments, () => ({ params: { guid } })),
});

/** Adds an uploaded document to the cached documents. Without the claim to see them, there are none in the cache. */
function listUpload(
  queryClient: QueryClient,
  guid: string,
  { Results }: Reply<typeof uploadDocuments>,
): void {
  const added = Results.filter(({ Success }) => Success).map(({ PublicId, FileName, UploadedTimestamp }) => ({
    ArtifactID: PublicId,
    ArtifactFriendlyName: userUploadName,
    OriginalFileName: FileName,
    UploadedTimestamp,
    LabDocsId: PublicId,
  }));
  changeDetail(queryClient, guid, (detail) =>
    detail.Documents ? { ...detail, Documents: [...added, ...detail.Documents] } : detail,
  );
}
