import type { Trx } from '../../platform/db/connect.ts';

/** Tables whose rows each tell of the people of an application. */
const personal = [
  'application_approval',
  'application_requirement',
  'application_outstanding_document',
  'application_document',
  'application_tax',
  'application_ip',
] as const;

/** Removes the rows that tell of the people of an application; those of the application itself are changed by its transition. */
export async function deletePersonalParts(trx: Trx, id: number): Promise<void> {
  for (const table of personal) await trx.deleteFrom(table).where('application_id', '=', id).execute();
}
