import type { Client } from '../client/index.ts';
import { getUploadErrors, uploadCorrections, type Corrections } from '../contract/index.ts';
import { changeOf, queryOf } from './query-of.ts';

export interface CorrectedUpload extends Corrections {
  readonly fileId: string;
  readonly acceptKnownIds?: boolean | undefined;
}

export const uploadCorrectionQueries = (client: Client) => ({
  errors: (fileId: string) => queryOf(client, getUploadErrors, { params: { fileId } }),

  /** The lists are refetched after the user has closed the result. */
  upload: () =>
    changeOf(client, uploadCorrections, ({ fileId, acceptKnownIds, ...body }: CorrectedUpload) => ({
      params: { fileId },
      query: acceptKnownIds ? { acceptKnownIds } : {},
      body,
    })),
});
