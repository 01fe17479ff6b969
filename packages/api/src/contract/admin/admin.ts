import * as v from 'valibot';
import { columnNames } from '../applications/application-columns.ts';
import {
  columnConfiguration,
  getColumns,
  getRows,
  rowConfiguration,
} from '../configuration/configuration.ts';
import { detailRowNames } from '../configuration/detail-row-names.ts';
import { endpoint } from '../endpoint.ts';
import { Permission } from '../permissions.ts';
import { envelope, shortText } from '../wire.ts';
import { listColumnVersions, listRowVersions, newestVersion } from './history.ts';

/** Lists all columns of the application list in the tenant's order, including hidden ones. */
export const getAllColumns = endpoint({
  id: 'C60',
  path: '/admin/columns',
  needs: Permission.admin,
  versioned: true,
  reply: v.object({ Columns: v.array(columnConfiguration), ...newestVersion }),
});

/** Lists all optional rows of the detail page in the tenant's order, including hidden ones. */
export const getAllRows = endpoint({
  id: 'C61',
  path: '/admin/rows',
  needs: Permission.admin,
  versioned: true,
  reply: v.object({ Rows: v.array(rowConfiguration), ...newestVersion }),
});

/** Not shown on any screen (OP-236). */
export const getCacheStatistics = endpoint({
  id: 'C62',
  path: '/admin/cachestats',
  needs: Permission.admin,
  reply: v.object({ Entries: v.number(), Hits: v.number(), Misses: v.number() }),
});

/** Every entry of a table by its name, and whether it is shown. */
const choicesOf = <Key extends string, Name extends string>(key: Key, names: readonly Name[]) => {
  const name = v.entriesFromList([key], v.picklist(names));
  const choice = v.strictObject({ ...name, Description: shortText, Viewable: v.boolean() });
  return v.pipe(v.array(choice), v.maxLength(names.length));
};

/**
 * Saves the whole table (OP-234). Only `Viewable` is stored. An unknown column name is rejected. Status 409 if the
 * request names a version, another one was stored since, and its table differs (OP-270).
 */
export const saveColumns = endpoint({
  id: 'C63',
  method: 'POST',
  path: '/admin/save',
  needs: Permission.admin,
  versioned: true,
  invalidates: { succeeded: [getAllColumns, getColumns, listColumnVersions], refetch: 'all' },
  body: v.strictObject({
    Columns: choicesOf('ColumnName', columnNames),
  }),
  reply: envelope,
});

/** Saves the whole table of detail rows (OP-234), by the rules of `saveColumns`. */
export const saveRows = endpoint({
  id: 'C64',
  method: 'POST',
  path: '/admin/rows/save',
  needs: Permission.admin,
  versioned: true,
  invalidates: { succeeded: [getAllRows, getRows, listRowVersions], refetch: 'all' },
  body: v.strictObject({
    Rows: choicesOf('ApplicationDetailRowName', detailRowNames),
  }),
  reply: envelope,
});
