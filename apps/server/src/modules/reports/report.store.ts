import type { Trx } from '../../platform/db/connect.ts';

export interface ReportItem {
  readonly displayName: string;
  readonly forComplete: boolean;
}

/** A report that the tenant offers, by its name. */
export async function findReport(trx: Trx, name: string): Promise<ReportItem | undefined> {
  return trx
    .selectFrom('application_item')
    .select(['display_name as displayName', 'for_complete as forComplete'])
    .where('kind', '=', 'report')
    .where('name', '=', name)
    .executeTakeFirst();
}
