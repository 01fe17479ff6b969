import type { Trx } from '../../platform/db/connect.ts';

/** Tables whose rows are personal data. */
const personal = [
  'application_approval',
  'application_requirement',
  'application_outstanding_document',
  'application_document',
  'application_tax',
  'application_ip',
  'application_comment',
  // An email that is being sent cannot be stopped.
  'mail_message',
] as const;

/** Deletes the rows with personal data; the columns of the application itself are changed by its transition. */
export async function deletePersonalParts(trx: Trx, id: number): Promise<void> {
  for (const table of personal) await trx.deleteFrom(table).where('application_id', '=', id).execute();
}
