import type { Trx } from '../../platform/db/connect.ts';
import { viewSettings } from '../../tenants/view-settings.store.ts';

const shown = ['description as Description', 'viewable as Viewable'] as const;

export const columns = (trx: Trx) =>
  viewSettings(trx, 'column')
    .select(['name as ColumnName', ...shown])
    .execute();

export const detailRows = (trx: Trx) =>
  viewSettings(trx, 'row')
    .select(['name as ApplicationDetailRowName', ...shown])
    .execute();
