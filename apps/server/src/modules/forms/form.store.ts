import type { Trx } from '../../platform/db/connect.ts';

export async function applicationNumber(trx: Trx, guid: string): Promise<number | undefined> {
  const row = await trx.selectFrom('application').select('id').where('guid', '=', guid).executeTakeFirst();
  return row?.id;
}
