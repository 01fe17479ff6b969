import { userUploadName } from '@portal/api/contract';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/connect.ts';
import { deleteFiles } from '../../platform/files/stored-file.store.ts';
import type { Person } from '../../platform/http/person.ts';
import { seconds } from '../../platform/unix-seconds.ts';

/** Adds a document after the existing ones; the application has to be locked. */
export async function storeDocument(
  trx: Trx,
  { tenant }: Person,
  application: number,
  name: string,
  fileId: string,
) {
  const { rows } = await sql<{ id: string; seconds: number }>`
    insert into application_document (tenant_id, application_id, position, artifact_id, friendly_name, file_name,
      uploaded_at, lab_docs_id, file_id)
    select ${tenant}, ${application}, position, 'A' || ${application}::int || '-' || position + 1, ${userUploadName}, ${name},
      clock_timestamp(), ${fileId}, ${fileId}::uuid
    from (select coalesce(max(position) + 1, 0) as position from application_document
      where application_id = ${application}) as next
    returning lab_docs_id as id, ${seconds('uploaded_at')} as seconds`.execute(trx);
  const [added] = rows;
  if (!added) throw new Error('The document was not stored.');
  await sql`update application set document_count = document_count + 1, user_upload_count = user_upload_count + 1,
    last_document_at = now() where id = ${application}`.execute(trx);
  return added;
}

const found = (trx: Trx, application: number) =>
  trx
    .selectFrom('application_document')
    .innerJoin('stored_file', 'stored_file.id', 'application_document.file_id')
    .where('application_document.application_id', '=', application)
    .select([
      'stored_file.id',
      'stored_file.size',
      'application_document.file_name as name',
      'application_document.uploaded_at as uploadedAt',
    ]);

export const findDocument = (trx: Trx, application: number, id: string) =>
  found(trx, application).where('application_document.lab_docs_id', '=', id).executeTakeFirst();

/** Every document of an application, oldest first. */
export const findDocuments = (trx: Trx, application: number) =>
  found(trx, application).orderBy('application_document.position').execute();

/** Deletes every document of an application with its bytes, including unfinished uploads. */
export async function deleteDocuments(trx: Trx, application: number): Promise<void> {
  await trx.deleteFrom('application_document').where('application_id', '=', application).execute();
  await deleteFiles(trx, application);
  await trx
    .updateTable('application')
    .set({ document_count: 0, user_upload_count: 0, last_document_at: null })
    .where('id', '=', application)
    .execute();
}
