import { upload, type Client, type UploadOptions } from '../client/index.ts';
import {
  bulkUploadApplications,
  getBulkUploadErrorFile,
  getBulkUploadTemplate,
  getUploadErrors,
  uploadCorrections,
  type Corrections,
} from '../contract/index.ts';
import { unwrap } from './call-failed.ts';
import { downloadOf } from './download-of.ts';
import { changeOf, mutationOf, queryOf } from './query-of.ts';

export interface BulkUpload extends UploadOptions {
  readonly file: File;
  readonly acceptKnownIds?: boolean | undefined;
}

type CorrectedUpload = Corrections & { readonly fileId: string; readonly acceptKnownIds: boolean };

export const bulkUploadQueries = (client: Client) => ({
  /** The lists are refetched after the user has closed the result. */
  upload: () =>
    mutationOf(bulkUploadApplications, ({ file, acceptKnownIds = false, ...options }: BulkUpload) => {
      const query = acceptKnownIds ? { acceptKnownIds } : {};
      return unwrap(upload(client, bulkUploadApplications, { query, body: { 'files[]': file } }, options));
    }),

  template: () => downloadOf(client, getBulkUploadTemplate, () => ({})),

  errorFile: (fileId: string) => downloadOf(client, getBulkUploadErrorFile, () => ({ params: { fileId } })),

  errors: (fileId: string) => queryOf(client, getUploadErrors, { params: { fileId } }),

  correct: () =>
    changeOf(client, uploadCorrections, ({ fileId, acceptKnownIds, ...body }: CorrectedUpload) => ({
      params: { fileId },
      query: acceptKnownIds ? { acceptKnownIds } : {},
      body,
    })),
});
