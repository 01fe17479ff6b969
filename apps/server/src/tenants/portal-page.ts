import { basePaths, pages, publicPaths, type RuntimeConfiguration } from '@portal/api/contract';
import type { Hono } from 'hono';
import { originOf, type Config } from '../config/config.ts';
import { imagePath, tenantReply } from './tenant-reply.ts';
import { hostName, type Tenant, type TenantDirectory } from '../platform/tenant.ts';
import { requestHost, type AppContext, type AppEnv } from '../platform/http/app-env.ts';
import { notFoundResponse } from '../platform/http/errors.ts';
import { declareHandler, openRoute } from '../platform/http/guards.ts';
import { newNonce, pageHeaders, type PagePolicy } from '../platform/http/headers.ts';
import type { Identity } from '../platform/http/identity.ts';
import { escapeHtml, scriptJson } from '../platform/http/html.ts';
import type { StaticFiles } from '../platform/http/static-files.ts';
import { tenantCss } from './tenant-theme.ts';

export interface PortalPageDeps {
  readonly config: Config;
  readonly tenants: TenantDirectory;
  readonly files: StaticFiles;
  readonly identity: Pick<Identity, 'closed' | 'proofNonce'>;
}

/** Serves the portal: its files and, at every other address, its page with the tenant and the configuration. */
export function mountPortalPage(app: Hono<AppEnv>, deps: PortalPageDeps): void {
  openRoute(app, 'GET', '/authentication/silent-callback', silentCallback);
  app.get(
    '*',
    declareHandler(async (c) => {
      const path = c.req.path;
      if (belongsToNoPage(path)) return notFoundResponse(c);
      if (looksLikeFile(path)) {
        c.set('route', '/(file)');
        return (await deps.files.serve(c, path)) ?? notFoundResponse(c);
      }
      // The portal tells users about an unknown address; other clients need no page.
      if (!isPage(path) && !wantsPage(c)) return notFoundResponse(c);
      c.set('route', '/(page)');
      return page(c, deps);
    }),
  );
}

/** Unknown calls, paths that exist only with demo data, and paths for machines: hidden files and metrics. */
const belongsToNoPage = (path: string): boolean => /^\/(api|dev|health|metrics)(\/|$)|\/\./.test(path);

/**
 * A missing file must never be answered with the page: a cache would store it, a chunk would fail to parse, and a
 * vulnerability scanner would report it. A federated pair may have any form.
 */
const looksLikeFile = (path: string): boolean =>
  path.startsWith('/assets/') || (/\.[a-z]\w{1,11}$/i.test(path) && !path.startsWith('/federated/'));

const firstSegment = (path: string): string => path.split('/', 2)[1] ?? '';
/** First path segments of the portal's pages. */
const pageNames: ReadonlySet<string> = new Set(
  [...Object.values(publicPaths), ...Object.values(pages).map(({ path }) => path)].map(firstSegment),
);

const isPage = (path: string): boolean => pageNames.has(firstSegment(path));

const wantsPage = (c: AppContext): boolean => (c.req.header('accept') ?? '').includes('text/html');

async function page(c: AppContext, deps: PortalPageDeps): Promise<Response> {
  const template = await deps.files.page();
  if (template === undefined) return c.text('The portal is not built yet: run the build first.', 503);
  const host = hostName(requestHost(c));
  const plainHost = host.replace(/\.$/, '');
  const tenant = await deps.tenants.byHost(plainHost);
  // `portal.example.` is the same host as `portal.example`, but another origin, where no sign-in can end.
  if (tenant && host !== plainHost) {
    const { pathname, search } = new URL(c.req.url);
    return c.redirect(originOf(deps.config, plainHost) + pathname + search, 308);
  }
  if (tenant?.disabled) return deps.identity.closed(c, tenant);
  const nonce = newNonce();
  sendAsPage(c, { nonce, markupBy: 'dompurify framed' });
  const ProofNonce = tenant && (await deps.identity.proofNonce(host));
  const configuration = { ...configurationOf(deps.config, host, tenant), ProofNonce };
  // The page of a host without a tenant says whom to contact (OP-015).
  const status = tenant ? (isPage(c.req.path) ? 200 : 404) : 421;
  return c.html(filled(template, { nonce, tenant, configuration }), status);
}

function sendAsPage(c: AppContext, policy: PagePolicy): void {
  for (const [name, value] of Object.entries(pageHeaders(policy))) c.header(name, value);
  c.header('Cache-Control', 'no-cache');
}

/** The configuration of the portal's build for this server. */
export function configurationOf(
  config: Config,
  host: string,
  tenant: Tenant | undefined,
): RuntimeConfiguration {
  const known = /^[a-z0-9.-]{1,253}$/.test(host) ? host : 'localhost';
  const origin = originOf(config, known);
  return {
    ApiUrl: origin + basePaths.api,
    Authority: origin + basePaths.provider,
    ClientId: 'portal',
    Scope: 'openid profile email offline_access api',
    EntityVerificationUrl: origin,
    AllowedHosts: [new URL(origin).host],
    SupportEmail: tenant?.supportEmail ?? config.supportEmail,
    SupportPhone: tenant?.supportPhone ?? config.supportPhone,
    HelpUrl: tenant?.helpUrl ?? null,
    ErrorLogUrl: origin + basePaths.errorLog,
  };
}

interface Filling {
  readonly nonce: string;
  readonly tenant: Tenant | undefined;
  readonly configuration: RuntimeConfiguration;
}

function filled(template: string, { nonce, tenant, configuration }: Filling): string {
  const data = (id: string, value: unknown) =>
    value === undefined ? '' : `<script type="application/json" id="${id}">${scriptJson(value)}</script>`;
  const icon = tenant && imagePath(tenant, 'Icon');
  const head = [
    `<meta property="csp-nonce" nonce="${nonce}">`,
    `<style nonce="${nonce}">${tenantCss(tenant)}</style>`,
    icon ? `<link rel="icon" type="${tenant.images.Icon?.MediaType}" href="${icon}">` : '',
    data('portal-configuration', configuration),
    data('portal-tenant', tenant && tenantReply(tenant)),
  ].join('\n    ');
  // Functions as replacements: `$&` in a tenant's name must stay text.
  return template
    .replace(/<script type="application\/json" id="portal-(configuration|tenant)">[^<]*<\/script>\s*/g, '')
    .replace(
      /<title>[^<]*<\/title>/,
      () => `<title>${escapeHtml(tenant?.displayName ?? 'Portal')}</title>\n    ${head}`,
    )
    .replace(/<script(?= id="portal-appearance")/, `<script nonce="${nonce}"`)
    .replace(/<html\b/, () => (tenant ? `<html data-tenant="${escapeHtml(tenant.id)}"` : '<html'));
}

/** Sends the provider's redirect address to the parent window, without loading the portal. */
function silentCallback(c: AppContext): Response {
  const nonce = newNonce();
  sendAsPage(c, { nonce, framedBy: 'self' });
  return c.html(`<!doctype html>
<html lang="en-AU">
  <head><meta charset="utf-8"><title>Signing in</title></head>
  <body><script nonce="${nonce}">
    if (window.parent !== window)
      window.parent.postMessage({ url: location.href }, location.origin);
  </script></body>
</html>
`);
}
