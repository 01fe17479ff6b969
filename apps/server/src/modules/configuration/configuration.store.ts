import type { Trx } from '../../platform/db/connect.ts';

async function viewSettings(trx: Trx, kind: 'column' | 'row') {
  return trx
    .selectFrom('view_setting')
    .select(['name', 'description', 'viewable'])
    .where('kind', '=', kind)
    .orderBy('position')
    .execute();
}

export async function columns(trx: Trx) {
  const rows = await viewSettings(trx, 'column');
  return rows.map((row) => ({ ColumnName: row.name, Description: row.description, Viewable: row.viewable }));
}

export async function detailRows(trx: Trx) {
  const rows = await viewSettings(trx, 'row');
  return rows.map((row) => ({
    ApplicationDetailRowName: row.name,
    Description: row.description,
    Viewable: row.viewable,
  }));
}
