import { applicationActions, getReport, mediaTypes } from '@portal/api/contract';
import { storeAudit } from '../../platform/history/audit.store.ts';
import { rejectionOf } from '../../platform/http/action-rejection.ts';
import { conflict, notFound } from '../../platform/http/http-error.ts';
import { fileRoute, type Routes } from '../../platform/http/route.ts';
import { readDetail } from '../applications/application-detail.service.ts';
import { reportContent } from './report-content.ts';
import { tenantReportTheme, writeReport } from './report-writer.ts';
import { findReport } from './report.store.ts';

export const reportRoutes: Routes = (app, deps) => {
  fileRoute(app, deps, getReport, async ({ person, tenant, params, applicationId }) => {
    const { item, detail } = await deps.db.inTenant(tenant.id, async (trx) => ({
      item: await findReport(trx, params.reportName),
      detail: await readDetail(trx, applicationId, person.claims, tenant.timeZone),
    }));
    if (!item || !detail) throw notFound();
    const action = applicationActions[item.forComplete ? 'finalReport' : 'draftReport'];
    const reason = rejectionOf(action, detail, person.claims);
    if (reason !== undefined) throw conflict(reason);
    await deps.db.inTenant(tenant.id, (trx) =>
      storeAudit(trx, person, {
        action: action.audit,
        applicationId,
        part: item.forComplete ? 'final' : 'draft',
      }),
    );
    const bytes = await writeReport(
      await tenantReportTheme(deps.images, tenant),
      reportContent(detail, {
        title: item.displayName,
        tenant,
        by: person.displayName,
        at: new Date(deps.now()),
      }),
    );
    return {
      name: `${item.displayName} ${applicationId}.pdf`,
      type: mediaTypes.pdf,
      bytes,
    };
  });
};
