import {
  discardBrandDraft,
  getBrand,
  getBrandImage,
  getLook,
  getPublishedLook,
  listLooks,
  mediaTypes,
  previewBrand,
  publishBrand,
  restoreLook,
  sampleBrandPdf,
  saveBrandDraft,
  uploadBrandImage,
  type BrandDraft,
  type Input,
} from '../../contract/index.ts';
import { FakeBrand, changesBetween } from '../fake-brand.ts';
import { aBrandDraft, brandDraftId, brandImageId, someLooks, type MockLook } from '../fixtures/brand.ts';
import { aBrandedEmail, aSignInPage } from '../fixtures/look-documents.ts';
import { mock } from '../mock.ts';
import { pageOf } from '../page-of.ts';
import { scenario } from './scenario.ts';

interface Start {
  /** Oldest first; the last one is published. Default: three looks of Harbour Trust. */
  readonly looks?: readonly MockLook[];
  /** Default: another brand, saved by Fiona Full. Null starts without a draft. */
  readonly draft?: BrandDraft | null;
}

/** An image as the user would choose it. */
export const aBrandFile = (name = 'logo.svg', type: string = mediaTypes.svg): File =>
  new File(
    ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path d="M4 4h32v32z"/></svg>'],
    name,
    {
      type,
    },
  );

/** The brand studio. Saves, uploads, publications and restores change what the next reads return. */
export function branding({ looks = someLooks.slice(0, 3), draft = aBrandDraft() }: Start = {}) {
  const brand = new FakeBrand(looks, draft);
  const seen = { DraftId: brandDraftId, Revision: 1 };
  const { Theme, Images } = aBrandDraft();
  const bodyOf = <B>({ body }: { readonly body: unknown }) => body as B;
  return scenario(
    mock(getBrand, {}, () => {
      const { Number, Theme, Images, PublishedAt, By } = brand.published;
      return { Published: { Number, Theme, Images, PublishedAt, By }, Draft: brand.draft };
    }),
    mock(saveBrandDraft, { body: { ...seen, Changes: { Corner: 12 } } }, (request) => ({
      ErrorNo: 0,
      Draft: brand.save(bodyOf<Input<typeof saveBrandDraft>['body']>(request).Changes),
      Conflicts: [],
    })),
    mock(discardBrandDraft, { body: seen }, () => {
      brand.draft = null;
      return { ErrorNo: 0 };
    }),
    mock(
      uploadBrandImage,
      {
        params: { slot: 'logo' },
        query: { draftId: brandDraftId, revision: 1 },
        body: { 'files[]': aBrandFile() },
      },
      (request) =>
        brand.upload(request.params['slot'] ?? '', bodyOf<{ 'files[]': File }>(request)['files[]']),
    ),
    mock(getBrandImage, { params: { imageId: brandImageId(1) } }, ({ params }) =>
      brand.file(params['imageId'] ?? ''),
    ),
    mock(previewBrand, { body: { Theme, Images, Mode: 'light', Contrast: 'normal' } }, (request) => {
      const { Theme: given, Mode } = bodyOf<Input<typeof previewBrand>['body']>(request);
      return { SignIn: aSignInPage(given.brand, Mode), Email: aBrandedEmail(given.brand) };
    }),
    mock(
      sampleBrandPdf,
      { body: { Theme, Images } },
      new File(['%PDF-1.7'], 'sample-report.pdf', { type: mediaTypes.pdf }),
    ),
    mock(publishBrand, { body: { ...seen, Note: 'Our new teal', Acknowledged: [] } }, (request) =>
      brand.publish(bodyOf<Input<typeof publishBrand>['body']>(request).Note),
    ),
    mock(listLooks, { query: { PageNo: 1, RowsPerPage: 20 } }, ({ query }) =>
      pageOf('Looks', brand.history(), query),
    ),
    mock(getLook, { params: { number: '1' } }, ({ params }) => {
      const look = brand.look(Number(params['number']));
      return {
        Theme: look.Theme,
        Images: look.Images,
        Changes: changesBetween(brand.published, look),
        Findings: [],
      };
    }),
    mock(restoreLook, { body: { Number: 1, Current: 3, Acknowledged: [] } }, (request) =>
      brand.restore(bodyOf<Input<typeof restoreLook>['body']>(request).Number),
    ),
    mock(getPublishedLook, {}, () => ({
      Look: brandImageId(brand.published.Number),
      Css: `:root{--portal-brand:${brand.published.Theme.brand}}`,
      FaviconUrl: null,
    })),
  );
}
