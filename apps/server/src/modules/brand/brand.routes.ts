import {
  brandSlots,
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
  type BrandImageField,
  type BrandImages,
  type BrandTheme,
} from '@portal/api/contract';
import { parseTenantTheme } from '@portal/ui/theme';
import type { Trx } from '../../platform/db/connect.ts';
import { requestHost } from '../../platform/http/app-env.ts';
import { digestOf, isUnchanged } from '../../platform/http/etag.ts';
import { externalCallRoute } from '../../platform/http/external-call-route.ts';
import { filesRoute } from '../../platform/http/files-route.ts';
import { imagePolicy } from '../../platform/http/headers.ts';
import { invalid, notFound } from '../../platform/http/http-error.ts';
import { mount } from '../../platform/http/mount.ts';
import { parseRequest } from '../../platform/http/request-parts.ts';
import { replyText, send } from '../../platform/http/reply.ts';
import { fileRoute, route, type Routes } from '../../platform/http/route.ts';
import { pageRequestOf } from '../../platform/listing/table-query.ts';
import { imageFacts } from '../../tenants/image.store.ts';
import type { Look } from '../../tenants/look.store.ts';
import { imagePath } from '../../tenants/tenant-reply.ts';
import { tenantCss } from '../../tenants/tenant-theme.ts';
import { reportTheme, writeReport } from '../reports/report-writer.ts';
import { discardDraft, saveDraft, type Author } from './draft.service.ts';
import { uploadImage } from './image-upload.service.ts';
import { readFiles } from './look-findings.ts';
import { brandReply, historyReply, lookReply } from './look-history.service.ts';
import { sampleReport } from './look-samples.ts';
import { withLook } from './look-surfaces.ts';
import { previewDocuments } from './preview.ts';
import { publishDraft, restore } from './publish.service.ts';

export const brandRoutes: Routes = (app, deps) => {
  const now = () => new Date(deps.now());
  const authorOf = ({ trx, tenant, person }: Omit<Author, 'now'>): Author => ({
    trx,
    tenant,
    person,
    now: now(),
  });

  route(app, deps, getBrand, ({ trx, tenant }) => brandReply(trx, tenant.id));
  route(app, deps, saveBrandDraft, async (call) => {
    const { Changes, ...seen } = call.body;
    return { ErrorNo: 0, ...(await saveDraft(authorOf(call), seen, Changes)) };
  });
  route(app, deps, discardBrandDraft, async (call) => {
    await discardDraft(authorOf(call), call.body);
    return { ErrorNo: 0 };
  });
  filesRoute(app, deps, uploadBrandImage, async (call) => {
    const field = fieldOfSlot(call.params.slot);
    if (!field) throw notFound();
    const { draftId = null, revision = null } = call.query;
    return uploadImage(deps, call, {
      field,
      seen: { DraftId: draftId, Revision: revision },
      now: now(),
    });
  });
  fileRoute(app, deps, getBrandImage, async ({ tenant, params: { imageId } }) => {
    const image = await deps.images.read(tenant.id, imageId);
    if (!image) throw notFound();
    return {
      name: `image.${image.mediaType === mediaTypes.png ? 'png' : 'svg'}`,
      type: image.mediaType,
      bytes: image.bytes,
      headers: () => ({ 'Content-Security-Policy': imagePolicy, 'Cache-Control': 'private, max-age=86400' }),
    };
  });
  route(app, deps, previewBrand, async ({ trx, tenant, body }) =>
    previewDocuments(withLook(tenant, await chosenLook(trx, body), unpublished), body),
  );
  fileRoute(app, deps, sampleBrandPdf, async ({ tenant, body }) => {
    const { theme, files } = await deps.db.inTenant(tenant.id, async (trx) => {
      const look = await chosenLook(trx, body);
      return { theme: { ...look.theme }, files: await readFiles(trx, look.images) };
    });
    return {
      name: 'sample-report.pdf',
      type: mediaTypes.pdf,
      bytes: await writeReport(await reportTheme({ theme }, files.Logo), sampleReport(tenant)),
    };
  });
  externalCallRoute(app, deps, publishBrand, (call) =>
    publishDraft(call, now()).finally(() => deps.tenants.refresh()),
  );
  route(app, deps, listLooks, ({ trx, query }) => historyReply(trx, pageRequestOf(query)));
  route(app, deps, getLook, ({ trx, tenant, params }) => lookReply(trx, tenant.id, params.number));
  externalCallRoute(app, deps, restoreLook, (call) =>
    restore(call, now()).finally(() => deps.tenants.refresh()),
  );
  publishedLookRoute(app, deps);
};

/** Any number but 1: the images of look 1 have fixed names. */
const unpublished = 0;

/** Answers from the tenant directory, so that many open pages can ask often. */
const publishedLookRoute: Routes = (app, deps) => {
  mount(app, getPublishedLook, async (c) => {
    await parseRequest(c, getPublishedLook);
    const tenant = await deps.tenants.byHost(requestHost(c));
    if (!tenant) throw notFound();
    const [Css, FaviconUrl] = [tenantCss(tenant), imagePath(tenant, 'Icon')];
    const Look = digestOf(`${Css}\n${FaviconUrl}`);
    if (isUnchanged(c, Look)) return c.body(null, 304);
    return send(c, replyText(deps, getPublishedLook, { Look, Css, FaviconUrl }));
  });
};

const fieldOfSlot = (slot: string): BrandImageField | undefined =>
  (Object.keys(brandSlots) as BrandImageField[]).find((field) => brandSlots[field] === slot);

/** A look as it was sent, with the stored facts of its images. Throws if a value is not valid. */
async function chosenLook(
  trx: Trx,
  { Theme, Images }: { readonly Theme: BrandTheme; readonly Images: BrandImages },
): Promise<Look> {
  const parsed = parseTenantTheme(Theme);
  if (!parsed.ok) throw invalid(parsed.problems.join(' '));
  const chosen = Object.entries(Images);
  const facts = await imageFacts(
    trx,
    chosen.map(([, { ImageId }]) => ImageId),
  );
  const images = chosen.map(([field, { ImageId }]) => {
    const image = facts.get(ImageId);
    if (!image) throw invalid('An image cannot be found.');
    return [field, image] as const;
  });
  return { theme: parsed.theme, images: Object.fromEntries(images) };
}
