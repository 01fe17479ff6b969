import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { listTotals, pageQuery } from '../paging.ts';
import { Permission } from '../permissions.ts';
import { namedPerson } from '../person.ts';
import { text, unixSeconds } from '../wire.ts';

/** The newest version of a table and who saved it. Back ends without versions omit it. */
export const newestVersion = {
  Version: v.optional(v.number()),
  SavedAt: v.optional(unixSeconds),
  /** Null for version 1, the one that the tenant started with. */
  SavedBy: v.optional(v.nullable(namedPerson)),
} as const;

/** A version of the columns or rows. It names entries that this release may not know. */
const tableVersion = v.object({
  /** From 1, without gaps. */
  Number: v.number(),
  SavedAt: unixSeconds,
  /** Null for version 1. */
  SavedBy: v.nullable(namedPerson),
  /** `Setup`, `Saved` or `Restored`. */
  Origin: text,
  /** The number of the restored version. Null unless `Origin` is `Restored`. */
  RestoredFrom: v.nullable(v.number()),
  /** All entries that the table had. */
  Known: v.array(text),
  /** The entries that were on. */
  Shown: v.array(text),
  /** Compared with the version before. Empty for the oldest one. */
  Changes: v.array(v.object({ Name: text, On: v.boolean() })),
});
export type TableVersion = v.InferOutput<typeof tableVersion>;

const versions = {
  needs: Permission.admin,
  query: v.strictObject(pageQuery),
  reply: v.object({ Versions: v.array(tableVersion), ...listTotals }),
} as const;

/** Lists the versions of the columns, newest first. */
export const listColumnVersions = endpoint({ ...versions, id: 'C107.1', path: '/admin/columns/history' });

/** Lists the versions of the detail rows, newest first. */
export const listRowVersions = endpoint({ ...versions, id: 'C107.2', path: '/admin/rows/history' });
