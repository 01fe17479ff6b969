import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { getPath } from 'hono/utils/url';
import type { AppEnv } from './platform/http/app-env.ts';
import { errorHandler, notFoundResponse } from './platform/http/errors.ts';
import { assertEveryRouteIsDeclared, declareHandler } from './platform/http/guards.ts';
import { securityHeaders } from './platform/http/headers.ts';
import { mountHealth, type HealthSources } from './platform/http/health.ts';
import type { Identity } from './platform/http/identity.ts';
import { auditForbidden } from './platform/http/audit-forbidden.ts';
import { identityProviderOf } from './platform/outbound/identity-checks/index.ts';
import { requestLog } from './platform/http/request-log.ts';
import type { RouteDeps } from './platform/http/route.ts';
import { routePath } from './platform/http/served-path.ts';
import { mountPortalPage } from './tenants/portal-page.ts';
import type { StaticFiles } from './platform/http/static-files.ts';
import { mountTenantAssets } from './tenants/tenant-assets.ts';
import { tenantImages } from './tenants/tenant-images.ts';
import { cspReportRoute } from './platform/http/csp-reports.ts';
import type { Observers } from './platform/observability/metrics/observers.ts';
import { accountRoutes } from './people/account/account.routes.ts';
import { adminRoutes } from './modules/admin/admin.routes.ts';
import { findVisibleApplication } from './modules/applications/application-detail.store.ts';
import { applicationRoutes } from './modules/applications/application.routes.ts';
import { auditRoutes } from './modules/audit/audit-list.ts';
import { brandRoutes } from './modules/brand/brand.routes.ts';
import { bulkUploadRoutes } from './modules/bulk-upload/bulk-upload.routes.ts';
import { commentRoutes } from './modules/comments/comment.routes.ts';
import { configurationRoutes } from './modules/configuration/configuration.routes.ts';
import { documentRoutes } from './modules/documents/document.routes.ts';
import { errorLogRoutes } from './modules/error-log/error-log.routes.ts';
import { figureRoutes } from './modules/figures/figure.routes.ts';
import { findRoutes } from './modules/find/find.routes.ts';
import { formRoutes } from './modules/forms/form.routes.ts';
import { identityCheckRoutes } from './modules/identity-checks/identity-check.routes.ts';
import { integrationRoutes } from './modules/integrations/integration.routes.ts';
import { labelRoutes } from './modules/labels/label.routes.ts';
import { lookupRoutes } from './modules/lookups/lookup.routes.ts';
import { outboxRoutes } from './modules/outbox/outbox.routes.ts';
import { viewRoutes } from './modules/views/views.routes.ts';
import { userRoutes } from './people/users/user.routes.ts';
import { reportRoutes } from './modules/reports/report.routes.ts';
import { checkRoutes } from './modules/verifications/checks/check.routes.ts';
import { verificationRoutes } from './modules/verifications/verification.routes.ts';
import { openApiRoutes } from './platform/openapi/openapi.routes.ts';
import { smsGatewayOf } from './platform/outbound/sms-gateway.ts';
import { companyRegistryOf } from './platform/outbound/registry/index.ts';

/** The default of each other system: the configured one; with demo data the bundled one, otherwise none. */
type OtherSystems = Partial<Pick<RouteDeps, 'identityProvider' | 'companyRegistry' | 'smsGateway'>>;

/** By default the clock is that of the system, and no reply is checked. */
export interface AppDeps
  extends
    Pick<RouteDeps, 'tenants' | 'config' | 'log'>,
    HealthSources,
    OtherSystems,
    Partial<Pick<RouteDeps, 'checkReplies' | 'now'>> {
  readonly identity: Identity;
  /** The portal's build. */
  readonly files: StaticFiles;
  readonly observers?: Observers;
  /** Adds routes before the check that each route declares its access. */
  readonly extend?: ((app: Hono<AppEnv>, deps: RouteDeps) => void) | undefined;
}

/** The whole server without a socket. */
export function createApp(deps: AppDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>({ getPath: (request) => routePath(getPath(request)) });
  const images = tenantImages(deps.db);
  const routeDeps: RouteDeps = {
    ...deps,
    images,
    now: deps.now ?? Date.now,
    checkReplies: deps.checkReplies ?? false,
    findVisible: findVisibleApplication,
    identityProvider: deps.identityProvider ?? identityProviderOf(deps.config),
    companyRegistry: deps.companyRegistry ?? companyRegistryOf(deps.config),
    smsGateway: deps.smsGateway ?? smsGatewayOf(deps.config, deps.db),
    caches: [() => deps.tenants.statistics(), () => images.statistics()],
  };
  app.onError(errorHandler(deps.log, auditForbidden(routeDeps)));
  app.notFound(notFoundResponse);
  app.use(requestLog(deps, deps.observers));
  app.use(defaultHeaders(securityHeaders(deps.config)));
  mountHealth(app, deps);
  for (const routes of [
    accountRoutes,
    adminRoutes,
    applicationRoutes,
    auditRoutes,
    brandRoutes,
    bulkUploadRoutes,
    commentRoutes,
    configurationRoutes,
    documentRoutes,
    errorLogRoutes,
    figureRoutes,
    findRoutes,
    formRoutes,
    identityCheckRoutes,
    integrationRoutes,
    labelRoutes,
    lookupRoutes,
    reportRoutes,
    userRoutes,
    viewRoutes,
    openApiRoutes,
    outboxRoutes,
    verificationRoutes,
    checkRoutes,
  ])
    routes(app, routeDeps);
  cspReportRoute(app, routeDeps);
  deps.extend?.(app, routeDeps);
  deps.identity.mount(app, routeDeps);
  mountTenantAssets(app, deps.tenants, images);
  mountPortalPage(app, deps);
  assertEveryRouteIsDeclared(app);
  return app;
}

/** Set before the handler runs, so that errors and redirects have them too; a page replaces the policy. */
const defaultHeaders = (headers: Readonly<Record<string, string>>) =>
  declareHandler(
    createMiddleware<AppEnv>(async (c, next) => {
      for (const [name, value] of Object.entries(headers)) c.header(name, value);
      await next();
    }),
  );
