import { download, upload, type Client, type UploadOptions } from '../client/index.ts';
import { bulkUploadApplications, getBulkUploadErrorFile, getBulkUploadTemplate } from '../contract/index.ts';
import { unwrap } from './call-failed.ts';
import { mutationOf } from './query-of.ts';

export interface BulkUpload extends Pick<UploadOptions, 'signal' | 'onProgress'> {
  readonly file: File;
  readonly acceptKnownIds?: boolean | undefined;
}

export const bulkUploadQueries = (client: Client) => ({
  /** The lists are refetched after the user has closed the result. */
  upload: () =>
    mutationOf(bulkUploadApplications, ({ file, acceptKnownIds = false, ...options }: BulkUpload) => {
      const query = acceptKnownIds ? { acceptKnownIds } : {};
      return unwrap(upload(client, bulkUploadApplications, { query, body: { 'files[]': file } }, options));
    }),

  template: () =>
    mutationOf(getBulkUploadTemplate, () => unwrap(download(client, getBulkUploadTemplate, {}))),

  errorFile: (fileId: string) =>
    mutationOf(getBulkUploadErrorFile, () =>
      unwrap(download(client, getBulkUploadErrorFile, { params: { fileId } })),
    ),
});
