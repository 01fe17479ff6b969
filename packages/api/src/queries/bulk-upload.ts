import { mutationOptions } from '@tanstack/react-query';
import { download, upload, type Client, type UploadOptions } from '../client/index.ts';
import { bulkUploadApplications, getBulkUploadErrorFile, getBulkUploadTemplate } from '../contract/index.ts';
import { applicationLists } from './applications.ts';
import { unwrap } from './call-failed.ts';

export interface BulkUpload extends Pick<UploadOptions, 'signal' | 'onProgress'> {
  readonly file: File;
}

export const bulkUploadQueries = (client: Client) => ({
  /** The lists stay as they are until the result has been read. */
  upload: () =>
    mutationOptions({
      mutationFn: ({ file, ...options }: BulkUpload) =>
        unwrap(upload(client, bulkUploadApplications, { body: { 'files[]': file } }, options)),
      meta: { invalidates: { closed: applicationLists } },
    }),

  template: () =>
    mutationOptions({
      mutationFn: () => unwrap(download(client, getBulkUploadTemplate, {})),
    }),

  errorFile: (fileId: string) =>
    mutationOptions({
      mutationFn: () => unwrap(download(client, getBulkUploadErrorFile, { params: { fileId } })),
    }),
});
