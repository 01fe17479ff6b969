import type { Trx } from '../../platform/db/connect.ts';

/** A report that the tenant offers, by its name. */
export const findReport = (trx: Trx, name: string) =>
  trx
    .selectFrom('application_item')
    .select(['display_name as displayName', 'for_complete as forComplete'])
    .where('kind', '=', 'report')
    .where('name', '=', name)
    .executeTakeFirst();
