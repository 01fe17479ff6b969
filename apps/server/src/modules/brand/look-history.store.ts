import { sql } from 'kysely';
import type { BrandImages, BrandTheme } from '@portal/api/contract';
import type { Trx } from '../../platform/db/connect.ts';
import { namedPerson, nameOf } from '../../platform/history/named-person.ts';
import { limitTo, type PageRequest } from '../../platform/listing/table-query.ts';
import type { FoundVersions } from '../../platform/listing/version-page.ts';
import type { StoredDraft } from './draft-merge.ts';

/** A look of the history. */
export type PastLook = NonNullable<Awaited<ReturnType<typeof findLook>>>;

/** The draft is null in every field without one. */
interface BrandRow extends Pick<StoredDraft, 'baseNumber' | 'revision' | 'fields' | 'savedAt'> {
  readonly look: number;
  readonly theme: BrandTheme;
  readonly images: BrandImages;
  readonly published_at: Date;
  readonly published_by: string | null;
  readonly draftId: string | null;
  readonly draft_theme: BrandTheme;
  readonly draft_images: BrandImages;
  /** By `global_id`. */
  readonly names: Readonly<Record<string, string>> | null;
}

/** The published look and the draft with the names of their people, in one statement. */
export async function readBrand(trx: Trx, tenant: string): Promise<BrandRow> {
  const { rows } = await sql<BrandRow>`
    select tenant.look, tenant.theme, tenant.images,
      coalesce(brand_look.published_at, tenant.created_at) as published_at, published_by,
      draft_id as "draftId", base_number as "baseNumber", revision, draft.theme as draft_theme,
      draft.images as draft_images, fields, saved_at as "savedAt",
      (select jsonb_object_agg(global_id, ${nameOf('portal_user')})
        from portal_user where global_id = published_by
          or global_id in (select value ->> 'by' from jsonb_each(fields))) as names
    from tenant
      left join brand_look on brand_look.tenant_id = tenant.id and brand_look.number = tenant.look
      left join brand_draft as draft on draft.tenant_id = tenant.id
    where tenant.id = ${tenant}`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('The tenant was deleted.');
  return row;
}

const looks = (trx: Trx) =>
  trx
    .selectFrom('brand_look')
    .leftJoin('portal_user as publisher', 'publisher.global_id', 'published_by')
    .select([
      'number',
      'theme',
      'images',
      'kind',
      'restored_from as restoredFrom',
      'note',
      'published_at as at',
      // Null if no person published it.
      namedPerson('publisher', 'published_by').as('by'),
    ]);

export async function pageOfLooks(trx: Trx, page: PageRequest): Promise<FoundVersions<PastLook>> {
  const { total } = await trx
    .selectFrom('brand_look')
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const newest = looks(trx).orderBy('number', 'desc');
  const versions = await newest.modifyEnd(limitTo(page, 1)).execute();
  return { versions, total: Number(total) };
}

export const findLook = (trx: Trx, number: number) =>
  looks(trx).where('number', '=', number).executeTakeFirst();

/** The times of the publications and restores of the last hour, oldest first. */
export async function recentPublications(trx: Trx, since: Date): Promise<readonly Date[]> {
  const rows = await trx
    .selectFrom('brand_look')
    .select('published_at')
    .where('kind', 'in', ['published', 'restored'])
    .where('published_at', '>', since)
    .orderBy('published_at')
    .execute();
  return rows.map((row) => row.published_at);
}

/** The times of the uploads of a person since a time, refused ones included, oldest first. */
export async function recentUploads(trx: Trx, globalId: string, since: Date): Promise<readonly Date[]> {
  const rows = await trx
    .selectFrom('audit_entry')
    .select('occurred_at')
    .where('actor_id', '=', globalId)
    .where('action', 'in', ['brand-image-stored', 'brand-image-refused'])
    .where('occurred_at', '>', since)
    .orderBy('occurred_at')
    .execute();
  return rows.map((row) => row.occurred_at);
}
