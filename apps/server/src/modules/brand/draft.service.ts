import {
  type BrandDraft,
  type BrandImageField,
  brandSlots,
  type BrandValue,
  type Envelope,
  type Input,
  type saveBrandDraft,
  type WireReply,
} from '@portal/api/contract';
import { parseTenantTheme } from '@portal/ui/theme';
import type { StoredImage } from '@portal/ui/theme/images';
import type { Trx } from '../../platform/db/connect.ts';
import { storeAudit } from '../../platform/history/audit.store.ts';
import { conflict, HttpError, invalid } from '../../platform/http/http-error.ts';
import type { Person } from '../../platform/http/person.ts';
import type { Tenant } from '../../platform/tenant.ts';
import { unixSeconds } from '../../platform/unix-seconds.ts';
import { deleteUnusedImages, imageFacts, storeImage } from '../../tenants/image.store.ts';
import { lockLook, type NumberedLook } from '../../tenants/look.store.ts';
import {
  draftChangedText,
  endedText,
  fieldChangedText,
  lookChangedText,
  noDraft,
} from './brand-sentences.ts';
import { changesBetween, mergeDraft, withValue, type FieldValues, type StoredDraft } from './draft-merge.ts';
import { endDraft, findDraft, findDraftEnd, newDraft, storeDraft } from './draft.store.ts';
import { peopleNamed, type PersonOf } from './person-names.store.ts';
import { findLook } from './look-history.store.ts';

export interface Author {
  readonly trx: Trx;
  readonly tenant: Tenant;
  readonly person: Person;
  readonly now: Date;
}

type Save = Input<typeof saveBrandDraft>['body'];
type Changes = Save['Changes'];
/** The draft as its author saw it; both are null without one. */
export type SeenDraft = Omit<Save, 'Changes'>;
type SavedDraft = Omit<WireReply<typeof saveBrandDraft>, keyof Envelope>;

/** Saves changed fields of the draft, or finds out what became of it. */
export async function saveDraft(author: Author, seen: SeenDraft, changes: Changes): Promise<SavedDraft> {
  const published = await lockLook(author.trx);
  return save(author, published, seen, await valuesOf(author.trx, published, changes));
}

/** Stores an image in the draft. */
export async function saveImage(author: Author, seen: SeenDraft, field: BrandImageField, image: StoredImage) {
  const { trx, tenant, person } = author;
  const published = await lockLook(trx);
  const Image = await storeImage(trx, tenant.id, { ...image, by: person.globalId });
  const { Draft, Conflicts } = await save(author, published, seen, { [field]: Image });
  const [lost] = Conflicts;
  if (lost) throw conflict(fieldChangedText(tenant, field, lost.By, new Date(lost.At * 1000)));
  await storeAudit(trx, person, { action: 'brand-image-stored', part: brandSlots[field] });
  return { Image, Draft };
}

/** Ends the draft without publishing it. */
export async function discardDraft(author: Author, seen: SeenDraft): Promise<void> {
  const published = await lockLook(author.trx);
  const draft = await seenDraft(author, published, seen, 'discard');
  await discard(author, draft.draftId);
}

/** The draft that its author saw, if nothing has changed since. */
export async function seenDraft(
  author: Author,
  published: NumberedLook,
  { DraftId, Revision }: SeenDraft,
  purpose: 'discard' | 'publish',
): Promise<StoredDraft> {
  const { trx, tenant } = author;
  const draft = await findDraft(trx);
  if (!draft || draft.draftId !== DraftId) throw await endOf(trx, tenant, DraftId);
  if (draft.revision === Revision) return draft;
  const [last] = Object.values(draft.fields).toSorted((one, other) => other.revision - one.revision);
  if (last && last.revision > (Revision ?? 0)) {
    const personOf = await peopleNamed(trx, [last.by]);
    throw conflict(draftChangedText(tenant, personOf(last.by), new Date(last.at * 1000), purpose));
  }
  throw conflict(await publishedText(author, published.number));
}

/** Who published the current look. */
export async function publishedText({ trx, tenant, now }: Author, number: number): Promise<string> {
  const { by, at } = (await findLook(trx, number)) ?? { by: null, at: now };
  return lookChangedText(tenant, number, by, at);
}

async function save(
  author: Author,
  published: NumberedLook,
  { DraftId, Revision }: SeenDraft,
  changes: FieldValues,
): Promise<SavedDraft> {
  const { trx, tenant, person, now } = author;
  const found = await findDraft(trx);
  if (DraftId !== null && found?.draftId !== DraftId) throw await endOf(trx, tenant, DraftId);
  const before = found ?? newDraft(published);
  // Without a draft its author saw what was published; each change of a draft came later.
  const seen = DraftId === null ? 0 : (Revision ?? 0);
  const at = unixSeconds(now);
  const { draft: merged, conflicts } = mergeDraft(before, seen, changes, { by: person.globalId, at });
  const isChanged = merged !== before;
  const draft = isChanged ? { ...merged, savedAt: now } : merged;
  const personOf = await peopleNamed(
    trx,
    Object.values(draft.fields).map(({ by }) => by),
  );
  const Conflicts = conflicts.map(({ field, theirs, yours, last }) => ({
    Field: field,
    Theirs: theirs,
    Yours: yours,
    By: personOf(last.by),
    At: last.at,
  }));
  if (!isChanged) return { Draft: found ? draftReply(found, personOf) : null, Conflicts };
  if (!found) await storeAudit(trx, person, { action: 'look-draft-begun' });
  if (changesBetween(published, draft).length === 0) {
    await discard(author, draft.draftId);
    return { Draft: null, Conflicts };
  }
  await storeDraft(trx, tenant.id, draft, person.globalId);
  if (before.images !== draft.images) await deleteUnusedImages(trx);
  return { Draft: draftReply(draft, personOf), Conflicts };
}

async function discard({ trx, tenant, person, now }: Author, draftId: string): Promise<void> {
  const end = { outcome: 'discarded', ended_at: now, ended_by: person.globalId } as const;
  await endDraft(trx, { tenant_id: tenant.id, draft_id: draftId, ...end });
  await deleteUnusedImages(trx);
  await storeAudit(trx, person, { action: 'look-draft-discarded' });
}

/** What became of a draft: 409 if it is known, otherwise 404. */
async function endOf(trx: Trx, tenant: Tenant, draftId: string | null): Promise<HttpError> {
  const end = draftId === null ? undefined : await findDraftEnd(trx, draftId);
  return end ? conflict(endedText(tenant, end)) : new HttpError(404, noDraft);
}

/** The values to store, with the facts of images. Throws if a value is not valid. */
async function valuesOf(trx: Trx, published: NumberedLook, changes: Changes): Promise<FieldValues> {
  const { Logo, LogoOnDark, Icon, ...given } = changes;
  const values: Record<string, BrandValue> = {};
  for (const [field, value] of Object.entries(given))
    values[field] = typeof value === 'string' ? value.toLowerCase() : value;
  let look = published;
  for (const [field, value] of Object.entries(values))
    look = withValue(look, field as keyof FieldValues, value);
  const parsed = parseTenantTheme(look.theme);
  if (!parsed.ok) throw invalid(parsed.problems.join(' '));
  const images = Object.entries({ Logo, LogoOnDark, Icon }).filter(([, id]) => id !== undefined);
  const facts = await imageFacts(
    trx,
    images.map(([, id]) => id).filter((id) => typeof id === 'string'),
  );
  for (const [field, id] of images) {
    const image = typeof id === 'string' ? facts.get(id) : null;
    if (image === undefined) throw invalid('This image cannot be found.');
    values[field] = image;
  }
  return values;
}

/** A draft as administrators read it. */
export const draftReply = (draft: StoredDraft, personOf: PersonOf): BrandDraft => ({
  DraftId: draft.draftId,
  BaseNumber: draft.baseNumber,
  Revision: draft.revision,
  Theme: draft.theme,
  Images: draft.images,
  Fields: Object.fromEntries(
    Object.entries(draft.fields).map(([field, { by, at }]) => [field, { By: personOf(by), At: at }]),
  ),
  SavedAt: unixSeconds(draft.savedAt),
});
