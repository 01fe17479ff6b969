import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { listTotals, pageQuery } from '../paging.ts';
import { Permission } from '../permissions.ts';
import { namedPerson } from '../person.ts';
import { nullableText, text, unixSeconds } from '../wire.ts';
import { brandChange, brandFields, brandImages, brandTheme } from './look.ts';

/** How a look came about: with the tenant, by a person, by restoring an older one, or by a command of an operator. */
export const lookKinds = ['Setup', 'Published', 'Restored', 'Command'] as const;
export type LookKind = (typeof lookKinds)[number];

const pastLook = v.object({
  Number: v.number(),
  PublishedAt: unixSeconds,
  /** Null if no person published it. */
  By: v.nullable(namedPerson),
  Kind: v.picklist(lookKinds),
  /** The number of the restored look. Null unless `Kind` is `Restored`. */
  RestoredFrom: v.nullable(v.number()),
  Note: nullableText,
  /** Compared with the look before. Empty for the oldest one. */
  Changes: v.array(brandChange),
});
export type PastLook = v.InferOutput<typeof pastLook>;

/** Lists the published looks, newest first. */
export const listLooks = endpoint({
  id: 'C102',
  path: '/admin/brand/history',
  needs: Permission.admin,
  query: v.strictObject(pageQuery),
  reply: v.object({ Looks: v.array(pastLook), ...listTotals }),
});

/** A result of the contrast check, in the words of `portal-theme check`. */
export const brandFinding = v.object({
  /** One of `brandWarnings` for a warning. */
  Id: text,
  Level: v.picklist(['fails', 'warning', 'adjusted']),
  /** The field that the finding is about. Null for a pair of derived colours. */
  Field: v.nullable(v.picklist(brandFields)),
  What: text,
  /** The nearest colour that passes. */
  Nearest: v.exactOptional(text),
});
export type BrandFinding = v.InferOutput<typeof brandFinding>;

/** Returns one published look: its values, what restoring it would change, and what the check finds. */
export const getLook = endpoint({
  id: 'C103',
  path: '/admin/brand/history/{number}',
  needs: Permission.admin,
  reply: v.object({
    Theme: brandTheme,
    Images: brandImages,
    /** From the published look to this one. */
    Changes: v.array(brandChange),
    Findings: v.array(brandFinding),
  }),
});
