import type { Trx } from '../../platform/db/connect.ts';
import { deleteStoredReplies } from '../../platform/http/idempotency.ts';
import { deleteErrorFiles } from '../bulk-upload/error-file.store.ts';
import { deleteComments } from '../comments/comment.store.ts';
import { deleteDocuments } from '../documents/document.store.ts';
import { deleteMessages } from '../../mail/mail.service.ts';
import { eraseSubjects } from '../../platform/history/activity.store.ts';
import { forgetSearches } from '../views/forget-searches.ts';

/** Tables whose rows are personal data; the columns of the application itself are changed by its transition. */
const personal = [
  'application_approval',
  'application_requirement',
  'application_outstanding_document',
  'application_document',
  'application_tax',
  'application_ip',
] as const;

/**
 * Every other place with personal data of an application's people. New ones have to be added here or above; a test
 * plants a word in every field and looks for it afterwards.
 */
const forgetting: readonly ((trx: Trx, id: number) => Promise<void>)[] = [
  eraseSubjects,
  deleteStoredReplies,
  deleteComments,
  deleteDocuments,
  deleteMessages,
  deleteErrorFiles,
  forgetSearches,
];

/** Erases the personal data of applications permanently. */
export async function erasePersonalData(trx: Trx, ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    for (const table of personal) await trx.deleteFrom(table).where('application_id', '=', id).execute();
    for (const forget of forgetting) await forget(trx, id);
  }
}
