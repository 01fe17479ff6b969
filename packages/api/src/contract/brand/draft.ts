import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Permission } from '../permissions.ts';
import { namedPerson } from '../person.ts';
import {
  chosenFile,
  envelope,
  file,
  guidPattern,
  mediaTypes,
  text,
  unixSeconds,
  wholeNumberText,
} from '../wire.ts';
import {
  brandFields,
  brandImage,
  brandImageChanges,
  brandImageMaximumBytes,
  brandImages,
  brandTheme,
  brandThemeChanges,
  brandValue,
} from './look.ts';

/** Who changed something, and when. */
const changed = { By: v.nullable(namedPerson), At: unixSeconds };

/** The unpublished look of a tenant. Each save of a field raises `Revision`. */
export const brandDraft = v.object({
  DraftId: text,
  /** The published look that the draft began from. */
  BaseNumber: v.number(),
  Revision: v.number(),
  Theme: brandTheme,
  Images: brandImages,
  /** The last change of each field that was changed in the draft. */
  Fields: v.object(v.entriesFromList(brandFields, v.exactOptional(v.object(changed)))),
  SavedAt: unixSeconds,
});
export type BrandDraft = v.InferOutput<typeof brandDraft>;

/** Returns the published look and the draft. Browsers revalidate it by its ETag. */
export const getBrand = endpoint({
  id: 'C94',
  path: '/admin/brand',
  needs: Permission.admin,
  revalidated: true,
  reply: v.object({
    Published: v.object({
      /** From 1. Look 1 is the look before the first change. */
      Number: v.number(),
      Theme: brandTheme,
      Images: brandImages,
      PublishedAt: unixSeconds,
      /** Null if no person published it: look 1, or a look set by an operator. */
      By: v.nullable(namedPerson),
    }),
    /** Null if there is none. */
    Draft: v.nullable(brandDraft),
  }),
});

const draftId = v.pipe(text, v.regex(guidPattern));
const revision = v.pipe(v.number(), v.integer(), v.minValue(0));
/** The draft as the caller saw it. */
const seenDraft = { DraftId: draftId, Revision: revision };

/**
 * A field that was not saved, because it was changed since the revision of the caller. `Theirs` is the value in the
 * draft, `Yours` the rejected one.
 */
export const brandConflict = v.object({
  Field: v.picklist(brandFields),
  Theirs: brandValue,
  Yours: brandValue,
  ...changed,
});
export type BrandConflict = v.InferOutput<typeof brandConflict>;

/**
 * Saves fields of the draft. Without a draft, `DraftId` and `Revision` are null, and a draft begins. Each field is
 * saved unless it was changed since `Revision`; such fields are returned as conflicts. A draft that equals the
 * published look ends, and `Draft` is null. Status 409 with a sentence if the draft has ended, 404 if it is unknown:
 * a call without changes finds out what became of a draft.
 */
export const saveBrandDraft = endpoint({
  id: 'C95',
  method: 'POST',
  path: '/admin/brand/draft',
  needs: Permission.admin,
  invalidates: { settled: [getBrand] },
  body: v.strictObject({
    DraftId: v.nullable(draftId),
    Revision: v.nullable(revision),
    Changes: v.strictObject({
      ...brandThemeChanges,
      ...brandImageChanges,
    }),
  }),
  reply: v.object({ ...envelope.entries, Draft: v.nullable(brandDraft), Conflicts: v.array(brandConflict) }),
});

/** Returns an image of the published look, of the draft or of a look in the history. */
export const getBrandImage = endpoint({
  id: 'C98',
  path: '/admin/brand/image/{imageId}',
  needs: Permission.admin,
  cost: 'call',
  answers: [mediaTypes.svg, mediaTypes.png],
  reply: file,
});

/** Ends the draft without publishing it. Status 409 with a sentence if it was changed or has ended. */
export const discardBrandDraft = endpoint({
  id: 'C96',
  method: 'POST',
  path: '/admin/brand/draft/discard',
  needs: Permission.admin,
  invalidates: { settled: [getBrand, getBrandImage] },
  body: v.strictObject(seenDraft),
  reply: envelope,
});

/**
 * Stores one image in the draft; without `draftId` a draft begins. A file that is not acceptable is rejected with
 * `ErrorNo` 1 and every problem, and nothing changes. Status 409 with a sentence if the image was changed since
 * `revision` or the draft has ended.
 */
export const uploadBrandImage = endpoint({
  id: 'C97',
  method: 'POST',
  path: '/admin/brand/draft/image/{slot}',
  needs: Permission.admin,
  cost: 'upload',
  invalidates: { settled: [getBrand] },
  uploads: { field: 'files[]', maximumBytes: brandImageMaximumBytes, maximumFiles: 1 },
  query: v.strictObject({
    draftId: v.optional(draftId),
    revision: v.optional(wholeNumberText(0, 999_999_999)),
  }),
  body: v.strictObject({ 'files[]': chosenFile }),
  reply: v.object({
    ...envelope.entries,
    /** Sentences, each with the name of the file. Empty if the image was stored. */
    Problems: v.array(text),
    Image: v.nullable(brandImage),
    Draft: v.nullable(brandDraft),
  }),
});
