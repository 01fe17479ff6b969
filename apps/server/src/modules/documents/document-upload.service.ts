import {
  documentTooLarge,
  documentWrongType,
  isStatus,
  type uploadDocuments,
  type WireReply,
} from '@portal/api/contract';
import type { Database, Trx } from '../../platform/db/connect.ts';
import { checkFileKind } from '../../platform/files/file-kind.ts';
import { cleanedFileName, extensionOf } from '../../platform/files/file-name.ts';
import {
  discardUploads,
  keepFile,
  readFile,
  storeFile,
  type StoredFile,
} from '../../platform/files/stored-file.store.ts';
import type { UploadedFile } from '../../platform/http/uploaded-files.ts';
import type { FilesCall } from '../../platform/http/files-route.ts';
import { runOnce } from '../../platform/http/idempotency.ts';
import { storeAudit } from '../../platform/history/audit.store.ts';
import { storeActivity } from '../../platform/history/activity.store.ts';
import { lockActionable } from '../applications/application-transitions.service.ts';
import { storeDocument } from './document.store.ts';

type Reply = WireReply<typeof uploadDocuments>;
type Result = Reply['Results'][number];

/** A received file: stored, or rejected. */
type UploadResult =
  | { readonly name: string; readonly stored: StoredFile }
  | { readonly name: string; readonly rejection: string };

/**
 * Stores the documents of a request. The bytes are stored while they arrive; one transaction at the end turns them
 * into documents and stores counts, activity lines and the key.
 */
export async function upload(db: Database, call: FilesCall): Promise<Reply> {
  const { person, applicationId, key } = call;
  const storedIds: string[] = [];
  try {
    const results = await call.eachFile(async (file) => {
      const one = await take(db, call, file);
      if ('stored' in one) storedIds.push(one.stored.id);
      return one;
    });
    return await db.inTenant(person.tenant, async (trx) => {
      const settled = async () => {
        const reply = await settle(trx, call, results);
        await call.recheckBeforeCommit(trx);
        return reply;
      };
      const facts = results.map((one) => [one.name, 'stored' in one ? one.stored.sha256 : one.rejection]);
      const request = `C49\n${applicationId}\n${JSON.stringify(facts)}`;
      return JSON.parse(
        await runOnce(trx, person, key, request, async () => JSON.stringify(await settled()), applicationId),
      ) as Reply;
    });
  } finally {
    await discardUploads(db, person.tenant, storedIds);
  }
}

async function take(
  db: Database,
  { tenant, applicationId }: FilesCall,
  file: UploadedFile,
): Promise<UploadResult> {
  const name = cleanedFileName(file.name);
  const extension = extensionOf(name).toLowerCase();
  const accepted = tenant.settings.AcceptedDocumentUploadExtensions;
  if (!accepted.some((one) => one.toLowerCase() === extension)) {
    for await (const part of file.bytes) void part;
    return { name, rejection: documentWrongType };
  }
  const stored = await storeFile(db, { tenant: tenant.id, application: applicationId }, file.bytes);
  const rejection = await rejectionOf(db, tenant.id, extension, stored, file.cut());
  if (rejection === undefined) return { name, stored };
  await discardUploads(db, tenant.id, [stored.id]);
  return { name, rejection };
}

async function rejectionOf(
  db: Database,
  tenant: string,
  extension: string,
  stored: StoredFile,
  cut: boolean,
): Promise<string | undefined> {
  if (cut) return documentTooLarge;
  if (stored.size === 0) return 'The file is empty.';
  switch (await checkFileKind(extension, () => readFile(db, tenant, stored))) {
    case 'matches':
      return undefined;
    case 'encrypted':
      return 'The file is protected by a password. Remove the password and save the file again.';
    case 'other':
      return documentWrongType;
  }
}

async function settle(
  trx: Trx,
  { person, applicationId }: FilesCall,
  uploads: readonly UploadResult[],
): Promise<Reply> {
  const { status } = await lockActionable(trx, applicationId);
  const depersonalised = isStatus(status, 'Depersonalised');
  const results: Result[] = [];
  let first: string | undefined;
  for (const one of uploads) {
    const kept = 'stored' in one && !depersonalised && (await keepFile(trx, one.stored));
    if (!kept) {
      first ??= 'rejection' in one ? one.rejection : 'A depersonalised application takes no documents.';
      results.push({ Success: false, PublicId: '', FileName: one.name, UploadedTimestamp: null });
      continue;
    }
    const { id, seconds } = await storeDocument(trx, person, applicationId, one.name, one.stored.id);
    await storeActivity(trx, person, [applicationId], 'document-uploaded', one.name);
    await storeAudit(trx, person, { action: 'document-uploaded', applicationId, part: id });
    results.push({ Success: true, PublicId: id, FileName: one.name, UploadedTimestamp: seconds });
  }
  return {
    ErrorNo: first === undefined ? 0 : 1,
    ...(first !== undefined && { Message: first }),
    Results: results,
  };
}
