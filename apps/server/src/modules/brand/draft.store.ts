import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Trx } from '../../platform/db/connect.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { namedPerson } from '../../platform/history/named-person.ts';
import type { NumberedLook } from '../../tenants/look.store.ts';
import type { StoredDraft } from './draft-merge.ts';

/** The tenant's draft. */
export const findDraft = (trx: Trx): Promise<StoredDraft | undefined> =>
  trx
    .selectFrom('brand_draft')
    .select([
      'draft_id as draftId',
      'base_number as baseNumber',
      'revision',
      'theme',
      'images',
      'fields',
      'saved_at as savedAt',
    ])
    .executeTakeFirst();

/** A draft without changes, which is not stored yet. */
export const newDraft = ({ number, theme, images }: NumberedLook): StoredDraft => ({
  draftId: randomUUID(),
  baseNumber: number,
  revision: 0,
  theme,
  images,
  fields: {},
  savedAt: new Date(0),
});

/** Stores a draft, which is new or was there before. */
export async function storeDraft(
  trx: Trx,
  tenant: string,
  { draftId, baseNumber, revision, theme, images, fields, savedAt }: StoredDraft,
  begunBy: string,
): Promise<void> {
  const values = {
    revision,
    theme: JSON.stringify(theme),
    images: JSON.stringify(images),
    fields: JSON.stringify(fields),
    saved_at: savedAt,
  };
  await trx
    .insertInto('brand_draft')
    .values({ tenant_id: tenant, draft_id: draftId, base_number: baseNumber, begun_by: begunBy, ...values })
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet(values))
    .execute();
}

/** Makes readers look at the draft again, because another look was published under it. */
export async function raiseRevision(trx: Trx): Promise<void> {
  await trx
    .updateTable('brand_draft')
    .set((row) => ({ revision: row('revision', '+', 1) }))
    .execute();
}

/** Ends the draft of the tenant, and keeps what became of it. */
export async function endDraft(trx: Trx, end: Insertable<Schema['brand_draft_end']>): Promise<void> {
  await trx.deleteFrom('brand_draft').where('draft_id', '=', end.draft_id).execute();
  await trx.insertInto('brand_draft_end').values(end).execute();
}

/** How a draft ended. `endedBy` is null if it expired. */
export type DraftEnd = NonNullable<Awaited<ReturnType<typeof findDraftEnd>>>;

export const findDraftEnd = (trx: Trx, draftId: string) =>
  trx
    .selectFrom('brand_draft_end')
    .leftJoin('portal_user as ender', 'ender.global_id', 'ended_by')
    .select(['outcome', 'number', 'ended_at as endedAt', namedPerson('ender', 'ended_by').as('endedBy')])
    .where('draft_id', '=', draftId)
    .executeTakeFirst();
