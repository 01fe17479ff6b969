import type { Trx } from '../../platform/db/connect.ts';
import { deleteStoredReplies } from '../../platform/http/idempotency.ts';
import { deleteErrorFiles } from '../bulk-upload/error-file.store.ts';
import { deleteDocuments } from '../documents/document.store.ts';
import { eraseSubjects } from '../../platform/history/activity.store.ts';
import { forgetSearches } from '../views/forget-searches.ts';
import { deletePersonalParts } from './application-erasure.store.ts';

/**
 * Every place with personal data of an application's people, except the columns of the application itself. New tables
 * have to be added here; a test plants a word in every field and looks for it afterwards.
 */
const forgetting: readonly ((trx: Trx, id: number) => Promise<void>)[] = [
  deletePersonalParts,
  eraseSubjects,
  deleteStoredReplies,
  deleteDocuments,
  deleteErrorFiles,
  forgetSearches,
];

/** Erases the personal data of applications permanently. */
export async function erasePersonalData(trx: Trx, ids: readonly number[]): Promise<void> {
  for (const id of ids) for (const forget of forgetting) await forget(trx, id);
}
