import {
  generateCompanyReport,
  getVerification,
  getVerificationReport,
  guidPattern,
  listCompanyVerifications,
  listIndividualVerifications,
  mediaTypes,
  setCompanyReference,
  setIndividualReference,
  verifyCompany,
} from '@portal/api/contract';
import { externalCallRoute } from '../../platform/http/external-call-route.ts';
import { notFound } from '../../platform/http/http-error.ts';
import { fileRoute, route, type Routes } from '../../platform/http/route.ts';
import { tenantReportTheme, writeReport } from '../reports/report-writer.ts';
import { readVerifications } from './verification-list.ts';
import { verificationReport } from './verification-report.ts';
import {
  changeReference,
  lookUpCompany,
  readVerification,
  reportCompany,
  reportedVerification,
} from './verification.service.ts';

export const verificationRoutes: Routes = (app, deps) => {
  route(app, deps, listCompanyVerifications, ({ trx, query }) => readVerifications(trx, 'company', query));
  route(app, deps, listIndividualVerifications, ({ trx, query }) =>
    readVerifications(trx, 'individual', query),
  );
  route(app, deps, getVerification, ({ trx, params }) => readVerification(trx, params.number));
  route(app, deps, setCompanyReference, ({ trx, params, body }) =>
    changeReference(trx, 'company', params.number, body.ref_code),
  );
  route(app, deps, setIndividualReference, ({ trx, params, body }) =>
    changeReference(trx, 'individual', params.number, body.ref_code),
  );
  externalCallRoute(app, deps, verifyCompany, (call) => lookUpCompany(call, deps.companyRegistry));
  externalCallRoute(app, deps, generateCompanyReport, (call) => reportCompany(call, deps.companyRegistry));

  /** Each download creates the report again from the stored facts, which never change. */
  fileRoute(app, deps, getVerificationReport, async ({ person, tenant, params: { report } }) => {
    if (!guidPattern.test(report)) throw notFound();
    const found = await deps.db.inTenant(tenant.id, (trx) => reportedVerification(trx, person, report));
    return {
      name: found.report_name,
      type: mediaTypes.pdf,
      bytes: await writeReport(
        await tenantReportTheme(deps.images, tenant),
        verificationReport(found, tenant),
      ),
    };
  });
};
