import { BulkUploadResponse, knownExternalIdsMaximum, type BulkUploadReply } from '@portal/api/contract';
import type { Database, Trx } from '../../platform/db/connect.ts';
import type { UploadedFileParts } from '../../platform/http/uploaded-files.ts';
import type { FilesCall } from '../../platform/http/files-route.ts';
import { storedReplyOf, runOnce } from '../../platform/http/idempotency.ts';
import type { Person } from '../../platform/http/person.ts';
import { knownExternalIds, permittedFor, storeRows } from './bulk-upload.store.ts';
import { storeErrorFile } from './error-file.store.ts';
import type { UploadRow } from './upload-rows.ts';
import type { SheetReader, SheetResult } from './sheet-reader.ts';
import { kindOf, reasons } from './spreadsheet-limits.ts';

export interface UploadCall extends Pick<
  FilesCall,
  'person' | 'key' | 'recheckPermission' | 'recheckBeforeCommit'
> {
  /** The date format of the tenant. */
  readonly dateFormat: string;
  /** Whether the person has chosen to store ExternalIDs that exist already. */
  readonly acceptKnownIds: boolean;
}

/**
 * Stores every application of a sheet, or none. The file is read and checked outside a transaction; then the rows,
 * the key and the reply are stored in one.
 */
export async function uploadApplications(
  db: Database,
  read: SheetReader,
  file: UploadedFileParts,
  { person, key, dateFormat, acceptKnownIds, recheckPermission, recheckBeforeCommit }: UploadCall,
): Promise<BulkUploadReply> {
  const kind = kindOf(file.name, file.bytes);
  if (!kind) return failure('invalidFileFormat', reasons.otherFormat);
  const permitted = await db.inTenant(person.tenant, (trx) => permittedFor(trx, person));
  const dayFormat = dayFormatOf(dateFormat);
  const { hash, result } = await read({ kind, bytes: file.bytes, permitted, dayFormat });
  const request = `C42\n${hash}\n${file.name}${acceptKnownIds ? '\naccepts known ids' : ''}`;
  if (key !== undefined && hash !== undefined) {
    const known = await db.inTenant(person.tenant, (trx) => storedReplyOf(trx, person, key, request));
    if (known !== undefined) return JSON.parse(known) as BulkUploadReply;
  }
  if (result.outcome === 'unreadable') return failure('invalidFileFormat', result.reason);
  if (result.outcome === 'heavy') return failure('unexpectedError', 'The file takes too long to read.');
  await recheckPermission();
  return db.inTenant(person.tenant, async (trx) => {
    const known = result.outcome === 'good' && !acceptKnownIds ? await knownIdsIn(trx, result.rows) : [];
    // The rows of a repeated request are stored already. This reply is not: an erasure would have to find its ids.
    const isRepeated = async () =>
      key !== undefined && (await storedReplyOf(trx, person, key, request)) !== undefined;
    if (known.length > 0 && !(await isRepeated())) return knownIdsReply(known);
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

async function knownIdsIn(trx: Trx, rows: readonly UploadRow[]): Promise<readonly string[]> {
  const ids = rows.flatMap(({ externalId }) => externalId ?? []);
  const known = await knownExternalIds(trx, ids);
  return ids.filter((id) => known.has(id));
}

const knownIdsReply = (ids: readonly string[]): BulkUploadReply => ({
  ...failure('knownExternalIds', 'The portal has applications with these ExternalIDs. Nothing was stored.'),
  KnownExternalIDs: ids.slice(0, knownExternalIdsMaximum),
  KnownExternalIDCount: ids.length,
});

/** The parts of a day in the order of the tenant's date format. */
function dayFormatOf(format: string): string {
  const [first] = /[DMY]/.exec(format) ?? [];
  return first === 'Y' ? 'yyyy-mm-dd' : first === 'M' ? 'm/d/yyyy' : 'd/m/yyyy';
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
    const { length } = result.rows;
    const Message = length === 1 ? '1 application was added.' : `${length} applications were added.`;
    return { Success: true, Message, ResponseType: BulkUploadResponse.success };
  }
  return {
    ...failure('invalidFileData', `Rows with errors: ${result.badRows} of ${result.allRows}.`),
    TemporaryErrorFileId: await storeErrorFile(trx, person, result.errorFile),
  };
}
