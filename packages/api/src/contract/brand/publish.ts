import * as v from 'valibot';
import { getTenant } from '../configuration/configuration.ts';
import { endpoint } from '../endpoint.ts';
import { Permission } from '../permissions.ts';
import { typedText } from '../text.ts';
import { envelope, guidPattern, nullableText, shortTextMaximum, text } from '../wire.ts';
import { getBrand } from './draft.ts';
import { listLooks } from './history.ts';
import { brandSurfaces, brandWarnings } from './look.ts';
import { getPublishedLook } from './published-look.ts';

const acknowledged = v.pipe(v.array(v.picklist(brandWarnings)), v.maxLength(brandWarnings.length));

/**
 * `ErrorNo` 1 with the reason if nothing was published: a pair fails, a warning was not acknowledged, or a surface
 * could not be drawn. Status 409 with a sentence if it was changed meanwhile.
 */
const publication = {
  method: 'POST',
  needs: Permission.admin,
  idempotent: true,
  cost: 'report',
  invalidates: { settled: [getBrand, listLooks, getTenant, getPublishedLook] },
  reply: v.object({
    ...envelope.entries,
    /** The number of the new look. Null if nothing was published. */
    Number: v.nullable(v.number()),
    /** One result for each surface. */
    Results: v.array(
      v.object({ Surface: v.picklist(brandSurfaces), Success: v.boolean(), Message: nullableText }),
    ),
  }),
} as const;

/** Publishes the draft as the caller saw it. */
export const publishBrand = endpoint({
  ...publication,
  id: 'C101',
  path: '/admin/brand/publish',
  body: v.strictObject({
    DraftId: v.pipe(text, v.regex(guidPattern)),
    Revision: v.number(),
    Note: v.exactOptional(typedText(shortTextMaximum)),
    Acknowledged: acknowledged,
  }),
});

/** Publishes an older look again, as a new one. The draft stays. */
export const restoreLook = endpoint({
  ...publication,
  id: 'C104',
  path: '/admin/brand/restore',
  body: v.strictObject({
    Number: v.number(),
    /** The number of the published look as the caller saw it. */
    Current: v.number(),
    Acknowledged: acknowledged,
  }),
});
