import * as v from 'valibot';
import { getColumns, getRows } from '../configuration/configuration.ts';
import { endpoint } from '../endpoint.ts';
import { Permission } from '../permissions.ts';
import { envelope } from '../wire.ts';
import { getAllColumns, getAllRows } from './admin.ts';
import { listColumnVersions, listRowVersions } from './history.ts';

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
  invalidates: { succeeded: [getAllColumns, getColumns, listColumnVersions], refetch: 'all' },
});

/** Saves an older version of the detail rows as a new one, as `restoreColumns` does. */
export const restoreRows = endpoint({
  ...restoring,
  id: 'C108.2',
  path: '/admin/rows/restore',
  invalidates: { succeeded: [getAllRows, getRows, listRowVersions], refetch: 'all' },
});
