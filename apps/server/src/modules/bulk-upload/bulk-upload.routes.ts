import {
  bulkUploadApplications,
  getBulkUploadErrorFile,
  getBulkUploadTemplate,
  getUploadErrors,
  mediaTypes,
  uploadCorrections,
} from '@portal/api/contract';
import type { Hono } from 'hono';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { wholeFile } from '../../platform/http/uploaded-files.ts';
import { filesRoute } from '../../platform/http/files-route.ts';
import { notFound } from '../../platform/http/http-error.ts';
import { fileRoute, type RouteDeps } from '../../platform/http/route.ts';
import { listErrors, uploadApplications, uploadCorrected } from './bulk-upload.service.ts';
import { permittedFor } from './bulk-upload.store.ts';
import { findErrorFile } from './error-file.store.ts';
import { sheetReader } from './sheet-reader.ts';
import { uploadTemplate } from './upload-template.ts';

export function bulkUploadRoutes(app: Hono<AppEnv>, deps: RouteDeps): void {
  const read = sheetReader();
  filesRoute(app, deps, bulkUploadApplications, async (call) => {
    const [file] = await call.eachFile(wholeFile);
    if (!file) throw notFound();
    return uploadApplications(deps.db, read, file, call);
  });
  filesRoute(app, deps, getUploadErrors, (call) =>
    listErrors(deps.db, read, call.person, call.params.fileId),
  );
  filesRoute(app, deps, uploadCorrections, (call) =>
    uploadCorrected(deps.db, read, { ...call.params, ...call.body }, call),
  );
  fileRoute(app, deps, getBulkUploadTemplate, async ({ person }) => ({
    name: 'application-upload-template.xlsx',
    type: mediaTypes.xlsx,
    bytes: await uploadTemplate(await deps.db.inTenant(person.tenant, (trx) => permittedFor(trx, person))),
  }));
  fileRoute(app, deps, getBulkUploadErrorFile, async ({ person, params }) => {
    const file = await deps.db.inTenant(person.tenant, (trx) => findErrorFile(trx, person, params.fileId));
    if (file === undefined) throw notFound();
    return { name: 'application-upload-errors.xlsx', type: mediaTypes.xlsx, bytes: file.bytes };
  });
}
