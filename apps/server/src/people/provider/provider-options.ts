import { pages as portalPages, publicPaths, returnToParameter } from '@portal/api/contract';
import type {
  AdapterFactory,
  Configuration,
  errors,
  interactionPolicy,
  KoaContextWithOIDC,
} from 'oidc-provider';
import type * as OidcProvider from 'oidc-provider';
import { interactionPathOf } from '../paths.ts';
import { landingParameter } from '../site/landing.ts';
import { findAccountHolder } from '../directory/account-holder.ts';
import { ownClaims } from '../tokens/access-token.ts';
import { nonceSecret } from '../tokens/proof-nonce.ts';
import { pageCookieName, sessionCookie } from '../site/cookies.ts';
import { beginSession, renewSession, signedInSeconds } from '../sessions/sessions.ts';
import { connectSession, endOf } from '../outside/outside-session.ts';
import type { SiteDeps, SiteFacts } from '../site/site-facts.ts';

export const clientId = 'portal';

/** Pages that the server shows for the provider. */
export interface ProviderPages {
  /**
   * Submits the given form: at once if the request comes from the portal of this user, otherwise when the button is
   * pressed.
   */
  leaving(ctx: KoaContextWithOIDC, form: string): void;
  failed(ctx: KoaContextWithOIDC, error: errors.OIDCProviderError | Error): void;
}

export function providerOptions(
  oidc: typeof OidcProvider,
  deps: SiteDeps,
  site: SiteFacts,
  { adapter, pages }: { readonly adapter: AdapterFactory; readonly pages: ProviderPages },
): Configuration {
  const { origin, audience, keys, tenant } = site;
  const { tokenBinding, tokenSeconds } = deps.config;
  const cookie = sessionCookie(site);
  return {
    adapter,
    jwks: { keys: [...keys.all] },
    cookies: {
      keys: [...keys.cookieSecrets],
      names: {
        session: cookie.name,
        interaction: pageCookieName(site, 'portal_sign_in'),
        resume: pageCookieName(site, 'portal_resume'),
      },
      long: { httpOnly: true, sameSite: 'lax', signed: true, overwrite: true, path: cookie.options.path },
      short: { httpOnly: true, sameSite: 'lax', signed: true, overwrite: true },
    },
    clients: [
      {
        client_id: clientId,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [origin + publicPaths.callback, origin + publicPaths.silentCallback],
        post_logout_redirect_uris: [origin + portalPages.home.path, origin + publicPaths.timeout],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    responseTypes: ['code'],
    clientAuthMethods: ['none'],
    // The API's scopes belong to its resource only: if they were listed here too, the provider would request consent
    // each time.
    scopes: ['openid', 'profile', 'email', 'offline_access'],
    claims: { openid: ['sub'] },
    extraParams: [landingParameter, returnToParameter],
    clientBasedCORS: (_ctx, from) => from === origin,
    issueRefreshToken: (_ctx, client) => Promise.resolve(client.grantTypeAllowed('refresh_token')),
    rotateRefreshToken: true,
    features: {
      claimsParameter: { enabled: false },
      devInteractions: { enabled: false },
      dPoP: tokenBinding
        ? { enabled: true, nonceSecret: nonceSecret(keys.cookieSecrets[0]), requireNonce: () => true }
        : { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      revocation: { enabled: true },
      userinfo: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => pages.leaving(ctx, form),
        postLogoutSuccessSource: (ctx) => ctx.redirect(origin + portalPages.home.path),
      },
      resourceIndicators: apiResource(oidc, audience, tokenSeconds),
    },
    ttl: lifetimes(tokenSeconds),
    interactions: {
      policy: signInOnly(oidc.interactionPolicy),
      url: (_ctx, interaction) => interactionPathOf(interaction.uid),
    },
    findAccount: async (_ctx, accountId) => {
      const user = await findAccountHolder(deps.db, tenant, accountId);
      return user && { accountId, claims: () => Promise.resolve({ sub: accountId }) };
    },
    extraTokenClaims: tokenClaims(oidc, deps, site),
    loadExistingGrant: firstPartyGrant(audience),
    renderError: (ctx, _out, error) => pages.failed(ctx, error),
  };
}

/** The portal API is the only resource for which tokens are issued. */
const apiResource = (oidc: typeof OidcProvider, audience: string, accessTokenTTL: number) => ({
  enabled: true,
  defaultResource: () => audience,
  useGrantedResource: () => Promise.resolve(true),
  getResourceServerInfo: (_ctx: KoaContextWithOIDC, resource: string) => {
    if (resource !== audience) throw new oidc.errors.InvalidTarget();
    return {
      scope: 'api',
      audience,
      accessTokenFormat: 'jwt' as const,
      accessTokenTTL,
      jwt: { sign: { alg: 'ES256' as const } },
    };
  },
});

/** In seconds. */
const lifetimes = (tokenSeconds: number): NonNullable<Configuration['ttl']> => ({
  AccessToken: (ctx) => {
    const { AuthorizationCode, RefreshToken } = ctx.oidc.entities;
    return Math.min(tokenSeconds, secondsLeft(undefined, (AuthorizationCode ?? RefreshToken)?.acr));
  },
  AuthorizationCode: 60,
  IdToken: tokenSeconds,
  Interaction: 3600,
  Grant: signedInSeconds,
  RefreshToken: (ctx) =>
    ctx.oidc.entities.RotatedRefreshToken?.remainingTTL ??
    secondsLeft(undefined, ctx.oidc.entities.AuthorizationCode?.acr),
  // Counted from the password entry, so that use does not extend it.
  Session: (_ctx, { loginTs, acr }) => secondsLeft(loginTs, acr),
});

/** Until a session ends that began at the given time, by default now. */
function secondsLeft(begunAt: number | undefined, acr: string | undefined): number {
  const at = Math.floor(Date.now() / 1000);
  return Math.max(1, Math.min((begunAt || at) + signedInSeconds, endOf(acr) ?? Infinity) - at);
}

/** The claims that the portal reads; issuing a token begins or renews the session. */
const tokenClaims =
  (oidc: typeof OidcProvider, deps: SiteDeps, { tenant }: SiteFacts): Configuration['extraTokenClaims'] =>
  async (ctx, token) => {
    if (!('accountId' in token && 'sessionUid' in token))
      throw new oidc.errors.InvalidGrant('no user is signed in');
    const { accountId: globalId, sessionUid: id = '' } = token;
    const user = await findAccountHolder(deps.db, tenant, globalId);
    if (!user) throw new oidc.errors.InvalidGrant('the account is closed');
    const { AuthorizationCode, RefreshToken, RotatedRefreshToken } = ctx.oidc.entities;
    const at = new Date(deps.now());
    const startedAt = new Date((AuthorizationCode?.authTime ?? 0) * 1000);
    const device = ctx.get('User-Agent');
    // A browser that stores no keys signs in without one (decision 0105).
    const unbound = deps.config.tokenBinding && token.jkt === undefined;
    const acr = AuthorizationCode?.acr;
    const begun = { tenant: tenant.id, id, globalId, device, startedAt, unbound, endsBy: endOf(acr) };
    const renewed = RotatedRefreshToken !== undefined;
    const open = await deps.db.inTenant(tenant.id, async (trx) => {
      if (renewed) return renewSession(trx, begun, at);
      return (acr === undefined || (await connectSession(trx, acr, begun))) && beginSession(trx, begun, at);
    });
    if (!open) throw new oidc.errors.InvalidGrant('the session has ended');
    return { ...ownClaims(user, id), amr: (AuthorizationCode ?? RefreshToken)?.amr ?? [] };
  };

/** Only a sign-in is ever requested; a session whose user may no longer sign in requires a new one. */
function signInOnly(policyOf: typeof interactionPolicy): interactionPolicy.DefaultPolicy {
  const policy = policyOf.base();
  policy.remove('consent');
  policy
    .get('login')
    ?.checks.add(
      new policyOf.Check(
        'account_closed',
        'The account cannot be used',
        'login_required',
        (ctx) => ctx.oidc.session?.accountId !== undefined && ctx.oidc.entities.Account === undefined,
      ),
    );
  return policy;
}

/** The portal is a first-party client, so signing in counts as consent. */
function firstPartyGrant(audience: string) {
  return async (ctx: KoaContextWithOIDC) => {
    const { client, provider, session } = ctx.oidc;
    if (!client || !session?.accountId) return undefined;
    const known = session.grantIdFor(client.clientId);
    const found = known === undefined ? undefined : await provider.Grant.find(known);
    if (found && found.accountId === session.accountId) return found;
    const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
    grant.addOIDCScope('openid profile email offline_access');
    grant.addResourceScope(audience, 'api');
    await grant.save();
    return grant;
  };
}
