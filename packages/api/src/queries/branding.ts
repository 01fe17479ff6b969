import { queryOptions } from '@tanstack/react-query';
import { download, upload, type Client, type UploadOptions } from '../client/index.ts';
import {
  brandSlots,
  discardBrandDraft,
  getBrand,
  getBrandImage,
  getLook,
  listLooks,
  previewBrand,
  publishBrand,
  restoreLook,
  sampleBrandPdf,
  saveBrandDraft,
  uploadBrandImage,
  type BrandDraft,
  type BrandImageField,
  type Input,
} from '../contract/index.ts';
import { unwrap } from './call-failed.ts';
import { downloadOf } from './download-of.ts';
import { pageQueryOf } from './listing.ts';
import { changeOf, editOf, keyOf, mutationOf, queryOf } from './query-of.ts';

type SeenDraft = Pick<BrandDraft, 'DraftId' | 'Revision'>;
type Sample = Input<typeof sampleBrandPdf>['body'];

/** The mutation key of every upload, for `useIsMutating`. */
export const brandUploadKey = keyOf(uploadBrandImage);

export interface BrandUpload extends UploadOptions {
  readonly field: BrandImageField;
  readonly file: File;
  /** The draft as the user saw it. Default: none, so one begins. */
  readonly seen?: SeenDraft | undefined;
}

/** The brand studio. */
export const brandQueries = (client: Client) => ({
  /** The published look and the draft. */
  brand: () => queryOf(client, getBrand, {}),
  /** An image by its id. It never changes. */
  image: (imageId: string) => {
    const input = { params: { imageId } };
    return queryOptions({
      queryKey: keyOf(getBrandImage, input),
      queryFn: async ({ signal }) => (await unwrap(download(client, getBrandImage, input, { signal }))).file,
      staleTime: Infinity,
    });
  },
  /** The sign-in page and the email with these values. They are cheap to draw again, so they are not kept. */
  preview: (body: Input<typeof previewBrand>['body']) =>
    queryOf(client, previewBrand, { body }, { gcTime: 0 }),
  /** A page of the looks, newest first. Others may have published since, so it is not kept. */
  history: (page: number) => queryOf(client, listLooks, { query: pageQueryOf(page) }, { gcTime: 0 }),
  look: (number: number) => queryOf(client, getLook, { params: { number: String(number) } }),

  /** Saves fields of the draft. Fields that others changed come back as conflicts. */
  save: () => changeOf(client, saveBrandDraft, (body: Input<typeof saveBrandDraft>['body']) => ({ body })),
  /** Finds out what became of a draft: rejects with 409 and its sentence, or with 404. */
  draftEnd: (DraftId: string) =>
    queryOf(client, saveBrandDraft, { body: { DraftId, Revision: 0, Changes: {} } }, { staleTime: Infinity }),
  discard: () => editOf(client, discardBrandDraft, (body: SeenDraft) => ({ body })),
  /** Stores an image in the draft. A rejected file is an answer with its problems. */
  upload: () =>
    mutationOf(
      uploadBrandImage,
      ({ field, file, seen, ...options }: BrandUpload) =>
        unwrap(
          upload(
            client,
            uploadBrandImage,
            {
              params: { slot: brandSlots[field] },
              query: seen ? { draftId: seen.DraftId, revision: seen.Revision } : {},
              body: { 'files[]': file },
            },
            options,
          ),
        ),
      // The variables contain the file.
      { mutationKey: brandUploadKey, gcTime: 0 },
    ),
  samplePdf: (body: Sample) => downloadOf(client, sampleBrandPdf, () => ({ body })),
  /** Publishes the draft. A look that cannot be published is an answer with its reasons. */
  publish: () => changeOf(client, publishBrand, (body: Input<typeof publishBrand>['body']) => ({ body })),
  /** Publishes an older look again. */
  restore: () => changeOf(client, restoreLook, (body: Input<typeof restoreLook>['body']) => ({ body })),
});
