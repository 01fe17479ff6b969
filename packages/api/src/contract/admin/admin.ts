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

/** Every column that a list can have, in the tenant's order, whether shown or not. */
export const getAllColumns = endpoint({
  id: 'C60',
  method: 'GET',
  path: '/admin/columns',
  needs: Permission.admin,
  reply: v.object({ Columns: v.array(columnConfiguration) }),
});

/** Every optional row of a detail, in the tenant's order, whether shown or not. */
export const getAllRows = endpoint({
  id: 'C61',
  method: 'GET',
  path: '/admin/rows',
  needs: Permission.admin,
  reply: v.object({ Rows: v.array(rowConfiguration) }),
});

/** No screen shows it (OP-236). */
export const getCacheStatistics = endpoint({
  id: 'C62',
  method: 'GET',
  path: '/admin/cachestats',
  needs: Permission.admin,
  reply: v.object({ Entries: v.number(), Hits: v.number(), Misses: v.number() }),
});

const description = shortText;

/** The whole table (OP-234). Only `Viewable` is taken; a name that the tenant does not have is refused. */
export const saveColumns = endpoint({
  id: 'C63',
  method: 'POST',
  path: '/admin/save',
  needs: Permission.admin,
  invalidates: { succeeded: [getAllColumns, getColumns], reread: 'all' },
  body: v.strictObject({
    Columns: v.pipe(
      v.array(
        v.strictObject({
          ColumnName: v.picklist(columnNames),
          Description: description,
          Viewable: v.boolean(),
        }),
      ),
      v.maxLength(columnNames.length),
    ),
  }),
  reply: envelope,
});

/** The whole table (OP-234), as `saveColumns`. */
export const saveRows = endpoint({
  id: 'C64',
  method: 'POST',
  path: '/admin/rows/save',
  needs: Permission.admin,
  invalidates: { succeeded: [getAllRows, getRows], reread: 'all' },
  body: v.strictObject({
    Rows: v.pipe(
      v.array(
        v.strictObject({
          ApplicationDetailRowName: v.picklist(detailRowNames),
          Description: description,
          Viewable: v.boolean(),
        }),
      ),
      v.maxLength(detailRowNames.length),
    ),
  }),
  reply: envelope,
});
