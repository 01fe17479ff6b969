import { mutationOptions } from '@tanstack/react-query';
import { download, upload, type Client, type UploadOptions } from '../client/index.ts';
import { bulkUploadApplications, getBulkUploadErrorFile, getBulkUploadTemplate } from '../contract/index.ts';
import { unwrap } from './call-failed.ts';
import { keyOf } from './query-of.ts';

export interface BulkUpload extends Pick<UploadOptions, 'signal' | 'onProgress'> {
  readonly file: File;
  /** Makes the same file, sent once more, act once. */
  readonly key: string;
}

const types = [
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.ms-excel',
];

export const bulkUploadQueries = (client: Client) => ({
  /** The lists are left alone: the dialog asks for them again once its result has been read. */
  upload: () =>
    mutationOptions({
      mutationKey: keyOf(bulkUploadApplications),
      mutationFn: ({ file, key, ...options }: BulkUpload) =>
        unwrap(
          upload(
            client,
            bulkUploadApplications,
            { body: { 'files[]': file } },
            { idempotencyKey: key, ...options },
          ),
        ),
    }),

  template: () =>
    mutationOptions({
      mutationKey: keyOf(getBulkUploadTemplate),
      mutationFn: () => unwrap(download(client, getBulkUploadTemplate, {}, { types })),
    }),

  errorFile: (fileId: string) =>
    mutationOptions({
      mutationKey: keyOf(getBulkUploadErrorFile),
      mutationFn: () => unwrap(download(client, getBulkUploadErrorFile, { params: { fileId } }, { types })),
    }),
});
