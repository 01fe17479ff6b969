import type { Trx } from '../../platform/db/connect.ts';

/** Whose number stands at a place of an application, and the number, sealed; null where none was given. */
export async function findTaxEntry(
  trx: Trx,
  id: number,
  position: number,
): Promise<{ applicant_name: string; tfn_sealed: Uint8Array | null } | undefined> {
  return trx
    .selectFrom('application_tax')
    .select(['applicant_name', 'tfn_sealed'])
    .where('application_id', '=', id)
    .where('position', '=', position)
    .executeTakeFirst();
}
