import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { basePaths, type AccessToken } from '@portal/api/contract';
import type { Hono } from 'hono';
import { routePath } from 'hono/route';
import { RecentlyUsed } from '../platform/recently-used.ts';
import { runDetached, runForRequester } from '../platform/requester.ts';
import { requestHost, type AppContext, type AppEnv } from '../platform/http/app-env.ts';
import { notFoundResponse } from '../platform/http/errors.ts';
import type { TokenCheck, Identity, PresentedToken } from '../platform/http/identity.ts';
import type { Person } from '../platform/http/person.ts';
import { accepts } from '../platform/http/accepted-encoding.ts';
import { remoteAddress } from '../platform/http/remote-address.ts';
import { hostName, type Tenant } from '../platform/tenant.ts';
import { claimsOf, endAccess, isActiveUser } from './directory/user.store.ts';
import type { RouteDeps } from '../platform/http/route.ts';
import { accountCalls } from './account/account-calls.ts';
import { closedAnswer } from './pages/closed.ts';
import { digest } from './digest.ts';
import { federatedRoutes } from './sign-in/federated.routes.ts';
import { forgottenPasswordRoutes } from './passwords/forgotten-password.routes.ts';
import { oneTimeLinkRoutes } from './passwords/one-time-link.routes.ts';
import { assetsPath } from './paths.ts';
import { pageAsset } from './pages/assets.ts';
import { createPrincipalCache } from './sessions/principal-cache.ts';
import { acceptance } from './provider/acceptance.ts';
import { refused, type SitePages, type WithSite } from './sign-in/interaction.ts';
import { sentFromHere } from './pages/page-answer.ts';
import { outsideRoutes } from './outside/outside.routes.ts';
import type { SignInDeps } from './passwords/try-password.ts';
import { passkeyRoutes } from './factors/passkey.routes.ts';
import { signInMethodsRoutes } from './factors/sign-in-methods.routes.ts';
import { secondStepRoutes } from './factors/second-step.routes.ts';
import { signInRoutes } from './sign-in/sign-in.routes.ts';
import { findHolder } from './sessions/sessions.ts';
import { signInThrottle } from './sign-in/sign-in-throttle.ts';
import type { SiteDeps } from './site/site-facts.ts';
import { issuerKeys, sameKeys } from './tokens/issuer-keys.ts';
import { readingPeriod } from './tokens/stored-keys.ts';
import { issuerAt, openSite, type Site, type SiteAt } from './site/site.ts';

export type { Identity } from '../platform/http/identity.ts';

export interface IdentityDeps extends Omit<SiteDeps, 'now'> {
  /** Milliseconds since 1970; default the system's clock. */
  readonly now?: () => number;
}

export interface IssuingIdentity extends Identity {
  /**
   * Issues an access token without a sign-in, signed as the provider would; bound to a key if its thumbprint is
   * given.
   */
  issueToken(host: string, globalId: string, thumbprint?: string): Promise<string>;
}

/** Maximum number of tokens whose verified signature one process caches; their users are cached separately. */
const cachedTokensMaximum = 2000;

/** The identity provider: one issuer for each host name of each tenant. */
export function createIdentity(given: IdentityDeps): IssuingIdentity {
  const now = given.now ?? Date.now;
  const deps: SiteDeps = { ...given, now };
  const siteAt = createSiteCache(deps);
  const people = createPrincipalCache(deps.db, now);
  const tokens = new RecentlyUsed<AccessToken>({ maximum: cachedTokensMaximum, now });

  const payloadOf = async (site: Site, token: string): Promise<AccessToken | undefined> => {
    const key = digest(`${site.issuer}\n${token}`);
    const known = tokens.get(key);
    if (known && known.exp * 1000 > now()) return known;
    const payload = await site.verifyToken(token);
    if (payload) tokens.set(key, payload);
    return payload;
  };

  const verify = async (host: string, token: string): Promise<Person | undefined> => {
    const site = await siteAt(host);
    const payload = site && (await payloadOf(site, token));
    const user = payload && (await people.holderOf(site.tenant.id, payload));
    if (!user) return undefined;
    return {
      tenant: site.tenant.id,
      globalId: user.global_id,
      session: payload.Sid,
      displayName: user.display_name,
      email: user.email,
      claims: claimsOf(user),
      location: user.location,
      group: user.restriction_group,
    };
  };

  const accept = async (host: string, presented: PresentedToken | undefined): Promise<TokenCheck> => {
    const site = await siteAt(host);
    return acceptance(
      given.config,
      site,
      presented,
      site && presented && (await payloadOf(site, presented.token)),
    );
  };

  return {
    accept,
    proofNonce: async (host) =>
      given.config.tokenBinding ? (await siteAt(host))?.nonces.current() : undefined,
    mount: (app, { checkReplies }) => mount(app, { ...deps, checkReplies }, siteAt, people.forget),
    verify,
    claimsIn: async (trx, { globalId, session }) => {
      const holder = await findHolder(trx, globalId);
      return holder && isActiveUser(holder) && holder.sessions.includes(session)
        ? claimsOf(holder)
        : undefined;
    },
    forget: ({ tenant, globalId }) => people.forget(tenant, globalId),
    closed: closedAnswer,
    issueToken: async (host, globalId, thumbprint) => {
      const site = await siteAt(host);
      if (!site) throw new Error(`No tenant is served at ${host}.`);
      return site.issueToken(globalId, thumbprint);
    },
    endSessions: async ({ tenant, globalId }) => {
      await deps.db.inTenant(tenant, (trx) => endAccess(trx, globalId));
      people.forget(tenant, globalId);
    },
  };
}

/** The directory refreshes tenants periodically; only a changed tenant needs a new site. */
const isSame = (known: Tenant, tenant: Tenant): boolean =>
  known === tenant || JSON.stringify(known) === JSON.stringify(tenant);

interface OpenedSite {
  readonly tenant: Tenant;
  readonly site: Promise<Site>;
  /** The `readingPeriod` in which its keys were read. */
  readonly readIn: number;
}

/** Opens the provider of each host at its first request, and again when its keys change. A disabled tenant has none. */
function createSiteCache(deps: SiteDeps): SiteAt {
  const { db, config, now } = deps;
  const sites = new Map<string, OpenedSite>();
  const open = async (name: string, tenant: Tenant, known: OpenedSite | undefined): Promise<Site> => {
    const keys = await issuerKeys(db, issuerAt(config, name), now());
    // A site that failed to open is opened again.
    const site = known && isSame(known.tenant, tenant) ? await known.site.catch(() => undefined) : undefined;
    return site && sameKeys(site.keys, keys) ? site : openSite(deps, tenant, name, keys);
  };
  return async (host) => {
    const name = hostName(host);
    const tenant = await deps.tenants.byHost(name);
    if (!tenant || tenant.disabled) return undefined;
    const known = sites.get(name);
    if (known && known.readIn === readingPeriod(now()) && isSame(known.tenant, tenant)) {
      sites.set(name, { ...known, tenant });
      return known.site;
    }
    const site = runDetached(() => open(name, tenant, known));
    sites.set(name, { tenant, site, readIn: readingPeriod(now()) });
    site.catch(() => {
      // A newer site may have replaced it meanwhile.
      if (sites.get(name)?.site === site) sites.delete(name);
    });
    return site;
  };
}

/**
 * Whether the browser has any device cookie. It grants nothing: only the email address identifies the user.
 */
const hasDeviceCookie = (c: AppContext): boolean =>
  /(?:^|; ?)(?:__Host-)?portal_device_/.test(c.req.header('cookie') ?? '');

function mount(
  app: Hono<AppEnv>,
  deps: SiteDeps & Pick<RouteDeps, 'checkReplies'>,
  siteAt: SiteAt,
  forget: SignInDeps['forget'],
): void {
  const withSite: WithSite = (serve) => async (c) => {
    c.set('route', routePath(c));
    const site = await siteAt(requestHost(c));
    if (site) {
      const user = remoteAddress(c, deps.config);
      // Pages of a sign-in are valid for one browser and for a short time.
      c.header('Cache-Control', 'no-store');
      return runForRequester({ tenant: site.tenant.id, user, knownDevice: hasDeviceCookie(c) }, () =>
        serve(c, site),
      );
    }
    const tenant = await deps.tenants.byHost(requestHost(c));
    return tenant ? closedAnswer(c, tenant) : c.text('No portal is served at this address.', 421);
  };
  const pages: SitePages = {
    get: (path, serve) => void app.get(path, withSite(serve)),
    post: (path, serve) =>
      void app.post(
        path,
        withSite(async (c, site) => (sentFromHere(c, site.origin) ? serve(c, site) : refused(c, site))),
      ),
  };
  app.get(`${assetsPath}:file`, async (c) => {
    c.set('route', `${assetsPath}:file`);
    const asset = pageAsset(c.req.param('file'));
    if (!asset) return notFoundResponse(c);
    c.header('Cache-Control', 'public, max-age=31536000, immutable');
    c.header('Content-Type', asset.type);
    if (!asset.brotli) return c.body(asset.body);
    c.header('Vary', 'Accept-Encoding');
    if (!accepts(c, 'br')) return c.body(asset.body);
    c.header('Content-Encoding', 'br');
    return c.body(await asset.brotli());
  });
  const signIn = { ...deps, throttle: signInThrottle(deps.db, deps.now), forget };
  signInRoutes(pages, signIn);
  secondStepRoutes(pages, signIn);
  outsideRoutes(app, pages, signIn, withSite);
  passkeyRoutes(pages, signIn);
  signInMethodsRoutes(pages, signIn);
  oneTimeLinkRoutes(pages, deps);
  forgottenPasswordRoutes(pages, deps);
  accountCalls(app, signIn, siteAt);
  federatedRoutes(app, deps, siteAt, withSite);
  app.all(`${basePaths.provider}/*`, withSite(toProvider));
}

async function toProvider(c: AppContext, site: Site): Promise<Response> {
  const { incoming, outgoing } = c.env;
  if (!incoming || !outgoing) return notFoundResponse(c);
  outgoing.setHeader('X-Request-Id', c.get('requestId'));
  await site.answer(incoming, outgoing);
  return RESPONSE_ALREADY_SENT;
}
