import {
  getColumns,
  getRows,
  getSystemConfiguration,
  getSystemInformation,
  getTenant,
  statuses,
  validateTenantDomain,
} from '@portal/api/contract';
import { notFound } from '../../platform/http/http-error.ts';
import { publicRoute, route, type Routes } from '../../platform/http/route.ts';
import { columns, detailRows } from './configuration.store.ts';
import { tenantReply } from '../../tenants/tenant-reply.ts';

export const configurationRoutes: Routes = (app, deps) => {
  route(app, deps, getSystemInformation, ({ tenant }) => ({
    ApplicationStatuses: statuses.map((status) => ({ Name: status, Value: status })),
    MaximumLabelLimit: tenant.settings.MaximumLabelLimit,
    AcceptedDocumentUploadExtensions: [...tenant.settings.AcceptedDocumentUploadExtensions],
  }));
  route(app, deps, getColumns, async ({ trx }) => ({ Columns: await columns(trx) }));
  route(app, deps, getRows, async ({ trx }) => ({ Rows: await detailRows(trx) }));
  route(app, deps, getSystemConfiguration, ({ tenant: { settings } }) => ({
    ShowDocumentListBeforeCompletion: settings.ShowDocumentListBeforeCompletion,
    ShowEVSummaryResult: settings.ShowEVSummaryResult,
    DefaultDateFormat: settings.DefaultDateFormat,
    AustralianMobileNumberOnly: settings.AustralianMobileNumberOnly,
    DisplayUserInviteAlert: settings.DisplayUserInviteAlert,
    UserInviteAlertText: settings.UserInviteAlertText,
    EditPermissionsDisclaimerText: settings.EditPermissionsDisclaimerText,
    NewUserAppAccessToggleDefaultON: settings.NewUserAppAccessToggleDefaultON,
  }));
  publicRoute(app, deps, getTenant, ({ tenant }) => {
    if (!tenant) throw notFound();
    return tenantReply(tenant);
  });
  publicRoute(app, deps, validateTenantDomain, async ({ query }) => {
    const tenant = await deps.tenants.byHost(query.domain);
    return tenant ? { Success: true, TenantName: tenant.id } : { Success: false, TenantName: null };
  });
};
