import type { Trx } from '../platform/db/connect.ts';
import type { Schema } from '../platform/db/schema.ts';

/** The entries of one of the two tables, in the tenant's order. */
export const viewSettings = (trx: Trx, kind: Schema['view_setting']['kind']) =>
  trx.selectFrom('view_setting').where('kind', '=', kind).orderBy('position');
