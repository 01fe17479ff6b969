import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Permission } from '../permissions.ts';
import { envelope } from '../wire.ts';
import { saveColumns, saveRows } from './admin.ts';

const restoring = {
  method: 'POST',
  needs: Permission.admin,
  idempotent: true,
  versioned: true,
  body: v.strictObject({
    Number: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999)),
  }),
  reply: v.object({
    ...envelope.entries,
    /** The newest version, which is the restored table. */
    Version: v.number(),
  }),
} as const;

/**
 * Saves an older version of the columns as a new one. Entries that the version does not know keep their state.
 * Status 404 if there is no such version, and 409 by the rules of `saveColumns`.
 */
export const restoreColumns = endpoint({
  ...restoring,
  id: 'C108.1',
  path: '/admin/columns/restore',
  invalidates: saveColumns.invalidates,
});

/** Saves an older version of the detail rows as a new one, as `restoreColumns` does. */
export const restoreRows = endpoint({
  ...restoring,
  id: 'C108.2',
  path: '/admin/rows/restore',
  invalidates: saveRows.invalidates,
});
