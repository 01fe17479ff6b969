import { BulkUploadResponse, type BulkUploadReply } from '@portal/api/contract';
import type { Database, Trx } from '../../platform/db/connect.ts';
import type { UploadedFileParts } from '../../platform/http/uploaded-files.ts';
import type { FilesCall } from '../../platform/http/files-route.ts';
import { storedReplyOf, runOnce } from '../../platform/http/idempotency.ts';
import type { Person } from '../../platform/http/person.ts';
import { permittedFor, storeRows } from './bulk-upload.store.ts';
import { storeErrorFile } from './error-file.store.ts';
import type { SheetReader, SheetResult } from './sheet-reader.ts';
import { kindOf } from './spreadsheet-limits.ts';

/**
 * Stores every application of a sheet, or none. The file is read and checked outside a transaction; then the rows,
 * the key and the reply are stored in one.
 */
export async function uploadApplications(
  db: Database,
  read: SheetReader,
  file: UploadedFileParts,
  {
    person,
    key,
    recheckPermission,
    recheckBeforeCommit,
  }: Pick<FilesCall, 'person' | 'key' | 'recheckPermission' | 'recheckBeforeCommit'>,
): Promise<BulkUploadReply> {
  const kind = kindOf(file.name, file.bytes);
  if (!kind) return failure('invalidFileFormat', 'The file is neither .xlsx nor .xls.');
  const permitted = await db.inTenant(person.tenant, (trx) => permittedFor(trx, person));
  const { hash, result } = await read({ kind, bytes: file.bytes, permitted });
  const request = `C42\n${hash}\n${file.name}`;
  if (key !== undefined && hash !== undefined) {
    const known = await db.inTenant(person.tenant, (trx) => storedReplyOf(trx, person, key, request));
    if (known !== undefined) return JSON.parse(known) as BulkUploadReply;
  }
  if (result.outcome === 'unreadable') return failure('invalidFileFormat', result.reason);
  if (result.outcome === 'heavy') return failure('unexpectedError', 'The file takes too long to read.');
  await recheckPermission();
  return db.inTenant(person.tenant, async (trx) => {
    const settled = async () => {
      const reply = await settle(trx, person, result);
      await recheckBeforeCommit(trx);
      return reply;
    };
    if (key === undefined) return settled();
    const text = await runOnce(trx, person, key, request, async () => JSON.stringify(await settled()));
    return JSON.parse(text) as BulkUploadReply;
  });
}

const failure = (type: keyof typeof BulkUploadResponse, Message: string): BulkUploadReply => ({
  Success: false,
  Message,
  ResponseType: BulkUploadResponse[type],
});

async function settle(
  trx: Trx,
  person: Person,
  result: Extract<SheetResult, { readonly outcome: 'good' | 'bad' }>,
): Promise<BulkUploadReply> {
  if (result.outcome === 'good') {
    await storeRows(trx, person, result.rows);
    return { Success: true, ResponseType: BulkUploadResponse.success };
  }
  return {
    ...failure('invalidFileData', `Rows with errors: ${result.badRows} of ${result.allRows}.`),
    TemporaryErrorFileId: await storeErrorFile(trx, person, result.errorFile),
  };
}
