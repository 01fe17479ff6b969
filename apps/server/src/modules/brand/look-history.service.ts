import type { getBrand, getLook, listLooks, LookKind, WireReply } from '@portal/api/contract';
import type { Trx } from '../../platform/db/connect.ts';
import { notFound } from '../../platform/http/http-error.ts';
import { versionPage } from '../../platform/listing/version-page.ts';
import type { PageRequest } from '../../platform/listing/table-query.ts';
import { unixSeconds } from '../../platform/unix-seconds.ts';
import { standardTheme, themeOf } from '../../tenants/tenant-theme.ts';
import { draftReply } from './draft.service.ts';
import { changesBetween } from './draft-merge.ts';
import { findingsOf } from './look-findings.ts';
import { findLook, pageOfLooks, readBrand, type PastLook } from './look-history.store.ts';

const kinds = {
  setup: 'Setup',
  published: 'Published',
  restored: 'Restored',
  command: 'Command',
} as const satisfies Record<PastLook['kind'], LookKind>;

/** The published look and the draft. */
export async function brandReply(trx: Trx, tenant: string): Promise<WireReply<typeof getBrand>> {
  const row = await readBrand(trx, tenant);
  const personOf = (id: string | null) =>
    id === null ? null : { GlobalUserId: id, Name: row.names?.[id] ?? null };
  const { draftId, draft_theme: theme, draft_images: images } = row;
  return {
    Published: {
      Number: row.look,
      Theme: themeOf(row) ?? standardTheme,
      Images: row.images,
      PublishedAt: unixSeconds(row.published_at),
      By: personOf(row.published_by),
    },
    Draft: draftId === null ? null : draftReply({ ...row, draftId, theme, images }, personOf),
  };
}

/** A page of the published looks, newest first, each with its changes since the look before. */
export async function historyReply(trx: Trx, page: PageRequest): Promise<WireReply<typeof listLooks>> {
  const found = await pageOfLooks(trx, page);
  const { rows, ...counts } = versionPage(found, page, (look, before) => ({
    Number: look.number,
    PublishedAt: unixSeconds(look.at),
    By: look.by,
    Kind: kinds[look.kind],
    RestoredFrom: look.restoredFrom,
    Note: look.note,
    Changes: before ? changesBetween(before, look) : [],
  }));
  return { Looks: rows, ...counts };
}

/** One look: what restoring it would change, and what the check finds. */
export async function lookReply(
  trx: Trx,
  tenant: string,
  number: string,
): Promise<WireReply<typeof getLook>> {
  const look = /^\d{1,9}$/.test(number) ? await findLook(trx, Number(number)) : undefined;
  if (!look) throw notFound();
  const { look: current } = await readBrand(trx, tenant);
  const published = current === look.number ? look : await findLook(trx, current);
  return {
    Theme: look.theme,
    Images: look.images,
    Changes: published ? changesBetween(published, look) : [],
    Findings: await findingsOf(trx, look),
  };
}
