import { getAllDocuments, getDocument, mediaTypes, uploadDocuments } from '@portal/api/contract';
import { archiveTimeFormatter } from '../../platform/archive-time.ts';
import { distinctNames } from '../../platform/files/file-name.ts';
import { readFile } from '../../platform/files/stored-file.store.ts';
import { storeAudit } from '../../platform/history/audit.store.ts';
import { filesRoute } from '../../platform/http/files-route.ts';
import { notFound } from '../../platform/http/http-error.ts';
import { fileRoute, type Routes } from '../../platform/http/route.ts';
import { zipStream } from '../../platform/zip/zipped.ts';
import { upload } from './document-upload.service.ts';
import { findDocument, findDocuments } from './document.store.ts';

export const documentRoutes: Routes = (app, deps) => {
  const { db } = deps;
  filesRoute(app, deps, uploadDocuments, (call) => upload(db, call));
  fileRoute(app, deps, getAllDocuments, async ({ person, tenant: { timeZone }, applicationId }) => {
    const { tenant } = person;
    const found = await db.inTenant(tenant, async (trx) => {
      const all = await findDocuments(trx, applicationId);
      if (all.length > 0)
        await storeAudit(trx, person, { action: 'documents-downloaded', applicationId, count: all.length });
      return all;
    });
    if (found.length === 0) throw notFound();
    const names = distinctNames(found.map(({ name }) => name));
    const localTime = archiveTimeFormatter(timeZone);
    const parts = found.map((one, index) => ({
      name: names[index] ?? one.name,
      size: one.size,
      localTime: localTime(one.uploadedAt),
      bytes: () => readFile(db, tenant, one),
    }));
    return {
      name: `${applicationId}.zip`,
      type: mediaTypes.bytes,
      bytes: zipStream(parts),
    };
  });
  fileRoute(app, deps, getDocument, async ({ person, params, applicationId }) => {
    const { tenant } = person;
    const found = await db.inTenant(tenant, async (trx) => {
      const one = await findDocument(trx, applicationId, params.labDocsId);
      if (one)
        await storeAudit(trx, person, {
          action: 'document-downloaded',
          applicationId,
          part: params.labDocsId,
        });
      return one;
    });
    if (!found) throw notFound();
    return {
      name: found.name,
      type: mediaTypes.bytes,
      bytes: readFile(db, tenant, found),
      headers: () => ({ 'Content-Length': String(found.size) }),
    };
  });
};
