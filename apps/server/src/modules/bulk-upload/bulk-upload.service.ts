import {
  BulkUploadResponse,
  knownExternalIdsMaximum,
  type BulkUploadReply,
  type Corrections,
  type CorrectionsReply,
} from '@portal/api/contract';
import type { TenantSettings } from '../../platform/db/column-types.ts';
import type { Database, Trx } from '../../platform/db/connect.ts';
import { uploadedSheetContext } from '../../platform/db/sealer.ts';
import { storeAudit } from '../../platform/history/audit.store.ts';
import { invalid, notFound, unavailable } from '../../platform/http/http-error.ts';
import type { UploadedFileParts } from '../../platform/http/uploaded-files.ts';
import type { FilesCall } from '../../platform/http/files-route.ts';
import { storedReplyOf, runOnce } from '../../platform/http/idempotency.ts';
import type { Person } from '../../platform/http/person.ts';
import { knownExternalIds, permittedFor, storeRows } from './bulk-upload.store.ts';
import { deleteErrorFile, findErrorFile, storeErrorFile } from './error-file.store.ts';
import type { UploadRow } from './upload-rows.ts';
import type { SheetReader, SheetResult } from './sheet-reader.ts';
import { kindOf, reasons } from './spreadsheet-limits.ts';

interface UploadCall extends Pick<FilesCall, 'person' | 'key' | 'recheckPermission' | 'recheckBeforeCommit'> {
  readonly tenant: { readonly settings: Pick<TenantSettings, 'DefaultDateFormat'> };
  /** Whether the person has chosen to store ExternalIDs that exist already. */
  readonly query: { readonly acceptKnownIds?: boolean | undefined };
}

/**
 * Stores every application of a sheet, or none. The file is read and checked outside a transaction; then the rows,
 * the key and the reply are stored in one.
 */
export async function uploadApplications(
  db: Database,
  read: SheetReader,
  file: UploadedFileParts,
  call: UploadCall,
): Promise<BulkUploadReply> {
  const kind = kindOf(file.name, file.bytes);
  if (!kind) return failure('invalidFileFormat', reasons.otherFormat);
  const permitted = await db.inTenant(call.person.tenant, (trx) => permittedFor(trx, call.person));
  const dayFormat = dayFormatOf(call.tenant.settings.DefaultDateFormat);
  const { hash, result } = await read({ name: file.name, kind, bytes: file.bytes, permitted, dayFormat });
  const request =
    hash && `C42\n${hash}\n${file.name}${call.query.acceptKnownIds ? '\naccepts known ids' : ''}`;
  const known = await knownReply(db, call, request);
  return known ?? storeResult(db, result, request ?? '', call);
}

/** The corrections of a refused upload, by its error file. */
type Corrected = Corrections & { readonly fileId: string };

/** The same for the kept sheet of a refused upload, with corrections. */
export async function uploadCorrected(
  db: Database,
  read: SheetReader,
  corrections: Corrected,
  call: UploadCall,
) {
  const request = `C127\n${JSON.stringify([corrections, call.query.acceptKnownIds === true])}`;
  // Also once its sheet is stored and no longer kept.
  const known = await knownReply(db, call, request);
  if (known) return known;
  const { result } = await read({ ...(await keptSheet(db, call.person, corrections.fileId)), corrections });
  if (result.outcome === 'unreadable') throw invalid(result.reason);
  return storeResult(db, result, request, call, corrections);
}

/** What is wrong with the kept sheet of a refused upload. */
export async function listErrors(db: Database, read: SheetReader, person: Person, fileId: string) {
  const { result } = await read({ ...(await keptSheet(db, person, fileId)), corrections: undefined });
  if (result.outcome !== 'listed') throw unavailable();
  return result.errors;
}

const keptSheet = (db: Database, person: Person, fileId: string) =>
  db.inTenant(person.tenant, async (trx) => {
    const sealed = (await findErrorFile(trx, person, fileId))?.sheet_sealed;
    if (!sealed) throw notFound();
    const kept = db.sealer.openBytes(sealed, uploadedSheetContext(person.tenant, fileId));
    return { kept, permitted: await permittedFor(trx, person) };
  });

/** The reply to a repeated request. */
async function knownReply(db: Database, { person, key }: UploadCall, request: string | undefined) {
  if (key === undefined || request === undefined) return undefined;
  const known = await db.inTenant(person.tenant, (trx) => storedReplyOf(trx, person, key, request));
  return known === undefined ? undefined : (JSON.parse(known) as CorrectionsReply);
}

async function storeResult(
  db: Database,
  result: SheetResult,
  request: string,
  { person, key, query, recheckPermission, recheckBeforeCommit }: UploadCall,
  corrected?: Corrected,
): Promise<CorrectionsReply> {
  if (result.outcome === 'unreadable') return failure('invalidFileFormat', result.reason);
  if (result.outcome !== 'good' && result.outcome !== 'bad')
    return failure('unexpectedError', 'The file takes too long to read.');
  await recheckPermission();
  return db.inTenant(person.tenant, async (trx) => {
    const known =
      result.outcome === 'good' && !query.acceptKnownIds ? await knownIdsIn(trx, result.rows) : [];
    // The rows of a repeated request are stored already. This reply is not: an erasure would have to find its ids.
    const isRepeated = async () => (await storedReplyOf(trx, person, key, request)) !== undefined;
    if (known.length > 0 && !(await isRepeated())) return knownIdsReply(known);
    const settled = async () => {
      const reply = await settle(db, trx, person, result, corrected);
      await recheckBeforeCommit(trx);
      return reply;
    };
    const text = await runOnce(trx, person, key, request, async () => JSON.stringify(await settled()));
    return JSON.parse(text) as CorrectionsReply;
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
  db: Database,
  trx: Trx,
  person: Person,
  result: Extract<SheetResult, { readonly outcome: 'good' | 'bad' }>,
  corrected: Corrected | undefined,
): Promise<CorrectionsReply> {
  if (result.outcome === 'bad')
    return {
      ...failure('invalidFileData', `Rows with errors: ${result.badRows} of ${result.allRows}.`),
      TemporaryErrorFileId: await storeErrorFile(trx, db.sealer, person, result),
    };
  // Corrections in another tab may have stored the sheet meanwhile.
  if (corrected && !(await deleteErrorFile(trx, corrected.fileId))) throw notFound();
  await storeRows(trx, person, result.rows);
  const { length: rows } = result.rows;
  const leftOut = new Set(corrected?.LeaveOut).size;
  const here = corrected && { part: 'corrected here' as const, cells: corrected.Corrections.length, leftOut };
  await storeAudit(trx, person, { action: 'applications-uploaded', rows, ...here });
  const Message = rows === 1 ? '1 application was added.' : `${rows} applications were added.`;
  const reply = { Success: true, Message, ResponseType: BulkUploadResponse.success };
  return corrected ? { ...reply, Uploaded: rows, LeftOut: leftOut } : reply;
}
