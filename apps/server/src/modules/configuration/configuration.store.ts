import type { Trx } from '../../platform/db/connect.ts';

const shown = ['description as Description', 'viewable as Viewable'] as const;

const viewSettings = (trx: Trx, kind: 'column' | 'row') =>
  trx.selectFrom('view_setting').where('kind', '=', kind).orderBy('position');

export const columns = (trx: Trx) =>
  viewSettings(trx, 'column')
    .select(['name as ColumnName', ...shown])
    .execute();

export const detailRows = (trx: Trx) =>
  viewSettings(trx, 'row')
    .select(['name as ApplicationDetailRowName', ...shown])
    .execute();
