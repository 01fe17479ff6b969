import {
  brandFields,
  brandSlots,
  brandThemeKeys,
  brandValueOf,
  type BrandChange,
  type BrandField,
  type BrandImage,
  type BrandValue,
} from '@portal/api/contract';
import type { DraftField, DraftFields } from '../../platform/db/column-types.ts';
import type { Look } from '../../tenants/look.store.ts';

/** A draft as it is stored. */
export interface StoredDraft extends Look {
  readonly draftId: string;
  readonly baseNumber: number;
  readonly revision: number;
  readonly fields: DraftFields;
  readonly savedAt: Date;
}

/** New values by field; null unsets one. */
export type FieldValues = Readonly<Partial<Record<BrandField, BrandValue>>>;

export interface FieldConflict {
  readonly field: BrandField;
  readonly theirs: BrandValue;
  readonly yours: BrandValue;
  readonly last: DraftField;
}

export interface MergedDraft {
  /** The draft with the saved fields; the same object if none was saved. */
  readonly draft: StoredDraft;
  /** Fields that another administrator changed meanwhile; they keep their values. */
  readonly conflicts: readonly FieldConflict[];
}

/** Saves each field that is unchanged since the revision that its author saw. Equal values are no change. */
export function mergeDraft(
  draft: StoredDraft,
  seen: number,
  changes: FieldValues,
  author: { readonly by: string; readonly at: number },
): MergedDraft {
  const conflicts: FieldConflict[] = [];
  const revision = draft.revision + 1;
  let merged = draft;
  for (const field of brandFields) {
    const yours = changes[field];
    const theirs = brandValueOf(field, draft.theme, draft.images);
    if (yours === undefined || isSameValue(yours, theirs)) continue;
    const last = draft.fields[field];
    if (last && last.revision > seen) conflicts.push({ field, theirs, yours, last });
    else
      merged = {
        ...withValue(merged, field, yours),
        revision,
        fields: { ...merged.fields, [field]: { ...author, revision } },
      };
  }
  return { draft: merged, conflicts };
}

/** A copy of a look with another value of one field. */
export function withValue<L extends Look>(look: L, field: BrandField, value: BrandValue): L {
  const [part, key] =
    field in brandSlots
      ? (['images', field] as const)
      : (['theme', brandThemeKeys[field as keyof typeof brandThemeKeys]] as const);
  const values: Record<string, unknown> = { ...look[part] };
  if (value === null) delete values[key];
  else values[key] = value;
  return { ...look, [part]: values };
}

/** The fields that differ, in the order of the screen. */
export const changesBetween = (from: Look, to: Look): BrandChange[] =>
  brandFields
    .map((Field) => ({
      Field,
      From: brandValueOf(Field, from.theme, from.images),
      To: brandValueOf(Field, to.theme, to.images),
    }))
    .filter(({ From, To }) => !isSameValue(From, To));

function isSameValue(one: BrandValue, other: BrandValue): boolean {
  if (isImage(one) && isImage(other)) return one.ImageId === other.ImageId;
  return one === other;
}

const isImage = (value: BrandValue): value is BrandImage => typeof value === 'object' && value !== null;
