import type { Trx } from '../../platform/db/connect.ts';

/** The holder and the sealed number at a position of an application; the number is null if none was given. */
export const findTaxEntry = (trx: Trx, id: number, position: number) =>
  trx
    .selectFrom('application_tax')
    .select(['applicant_name', 'tfn_sealed'])
    .where('application_id', '=', id)
    .where('position', '=', position)
    .executeTakeFirst();
