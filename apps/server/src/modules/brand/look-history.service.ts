import type { getBrand, getLook, listLooks, LookKind, WireReply } from '@portal/api/contract';
import type { Trx } from '../../platform/db/connect.ts';
import { notFound } from '../../platform/http/http-error.ts';
import { standardTheme, themeOf } from '../../tenants/tenant-theme.ts';
import { draftReply } from './draft.service.ts';
import { changesBetween } from './draft-merge.ts';
import { findingsOf } from './look-findings.ts';
import { findLook, pageOfLooks, readBrand, type PastLook } from './look-history.store.ts';
import { peopleNamed } from './person-names.store.ts';

const kinds = {
  setup: 'Setup',
  published: 'Published',
  restored: 'Restored',
  command: 'Command',
} as const satisfies Record<PastLook['kind'], LookKind>;

const secondsOf = (at: Date) => Math.floor(at.getTime() / 1000);

/** The published look and the draft. */
export async function brandReply(trx: Trx, tenant: string): Promise<WireReply<typeof getBrand>> {
  const row = await readBrand(trx, tenant);
  const personOf = (id: string | null) =>
    id === null ? null : { GlobalUserId: id, Name: row.names?.[id] ?? null };
  const draft = row.draft_id !== null && {
    draftId: row.draft_id,
    baseNumber: row.base_number,
    revision: row.revision,
    theme: row.draft_theme,
    images: row.draft_images,
    fields: row.fields,
    savedAt: row.saved_at,
  };
  return {
    Published: {
      Number: row.look,
      Theme: themeOf(row) ?? standardTheme,
      Images: row.images,
      PublishedAt: secondsOf(row.published_at),
      By: personOf(row.published_by),
    },
    Draft: draft ? draftReply(draft, personOf) : null,
  };
}

/** A page of the published looks, newest first, each with its changes since the look before. */
export async function historyReply(
  trx: Trx,
  query: { readonly PageNo: number; readonly RowsPerPage: number },
): Promise<WireReply<typeof listLooks>> {
  const { RowsPerPage } = query;
  const { looks, total } = await pageOfLooks(trx, { pageNo: query.PageNo, rowsPerPage: RowsPerPage });
  const personOf = await peopleNamed(
    trx,
    looks.map(({ by }) => by),
  );
  return {
    Looks: looks.slice(0, RowsPerPage).map((look, index) => {
      const before = looks[index + 1];
      return {
        Number: look.number,
        PublishedAt: secondsOf(look.at),
        By: personOf(look.by),
        Kind: kinds[look.kind],
        RestoredFrom: look.restoredFrom,
        Note: look.note,
        Changes: before ? changesBetween(before, look) : [],
      };
    }),
    TotalRows: total,
    MaxPage: Math.ceil(total / RowsPerPage),
  };
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
