import { randomBytes } from 'node:crypto';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Hono } from 'hono';
import { exportJWK, generateKeyPair } from 'jose';
import type Provider from 'oidc-provider';
import { originOf, type Config } from '../../config/config.ts';
import type { Database } from '../../platform/db/connect.ts';
import type { AppContext, AppEnv } from '../../platform/http/app-env.ts';
import { notFoundResponse } from '../../platform/http/errors.ts';
import { openRoute } from '../../platform/http/guards.ts';
import { html } from '../../platform/http/html.ts';
import type { RouteDeps } from '../../platform/http/route.ts';
import { storeProvider } from '../../people/outside/provider.store.ts';
import { cardPage } from '../../people/pages/page.ts';
import { pageAnswer } from '../../people/pages/page-answer.ts';
import { loadProvider } from '../../people/provider/load-provider.ts';
import { recordStore } from '../../people/provider/record.adapter.ts';

const path = '/dev/identity';
const tenant = 'meridian';
const client = { client_id: 'portal', client_secret: 'of-the-demo-only' };

/** The accounts of the demo firm: Fiona is a user of the portal, Nina becomes one at her first sign-in. */
const accounts: Readonly<
  Record<string, { readonly email: string; readonly given_name: string; readonly family_name: string }>
> = {
  fiona: { email: 'fiona.full@meridian.example', given_name: 'Fiona', family_name: 'Full' },
  nina: { email: 'nina.new@meridian.example', given_name: 'Nina', family_name: 'New' },
};

const issuerOf = (config: Config): string => originOf(config, 'localhost') + path;

/** Lets the staff of a demo tenant sign in at a provider that runs in this process. */
export async function storeDemoIdentity(db: Database, config: Config): Promise<void> {
  const known = await db.inTenant(tenant, (trx) =>
    trx.selectFrom('tenant_role').select('id').where('id', '=', 'adviser').executeTakeFirst(),
  );
  if (!known) return;
  const settings = {
    Name: 'Meridian ID',
    Issuer: issuerOf(config),
    ClientId: client.client_id,
    Secret: client.client_secret,
    Domains: ['meridian.example'],
    Accounts: 'domains',
    DefaultRole: 'adviser',
  };
  await storeProvider(db, { tenant }, 'demo', settings, true);
}

/** The provider of the demo firm: people choose who they are. */
export function demoIdentityRoutes(app: Hono<AppEnv>, { db, config, tenants }: RouteDeps): void {
  let opened: Promise<Provider> | undefined;

  const serve = async (
    c: AppContext,
    answer: (
      provider: Provider,
      node: Pick<Required<AppContext['env']>, 'incoming' | 'outgoing'>,
    ) => Promise<void>,
  ): Promise<Response> => {
    const { incoming, outgoing } = c.env;
    if (!incoming || !outgoing) return notFoundResponse(c);
    opened ??= openProvider(db, config);
    const { host } = new URL(issuerOf(config));
    Object.assign(incoming.headers, { 'x-forwarded-host': host, 'x-forwarded-proto': config.scheme });
    Object.assign(incoming, { originalUrl: incoming.url, url: incoming.url?.slice(path.length) });
    await answer(await opened, { incoming, outgoing });
    return RESPONSE_ALREADY_SENT;
  };

  openRoute(app, 'GET', `${path}/interaction/:uid`, async (c) => {
    const found = (await tenants.all()).find(({ id }) => id === tenant);
    if (!found) return notFoundResponse(c);
    const here = `${path}/interaction/${c.req.param('uid') ?? ''}`;
    const content = html`<p>The demo provider of a firm. Who are you?</p>
      ${Object.entries(accounts).map(
        ([id, { given_name, family_name }]) =>
          html`<a class="secondary" href="${here}/${id}">${given_name} ${family_name}</a>`,
      )}`;
    // The images of the tenant are not served at this host.
    const shown = { ...found, images: {} };
    return pageAnswer(c, shown, (frame, card) => cardPage(frame, { heading: 'Meridian ID' }, card), content);
  });

  openRoute(app, 'GET', `${path}/interaction/:uid/:account`, (c) =>
    serve(c, (provider, { incoming, outgoing }) =>
      provider.interactionFinished(incoming, outgoing, {
        login: { accountId: c.req.param('account') ?? '' },
      }),
    ),
  );

  for (const method of ['GET', 'POST'] as const)
    openRoute(app, method, `${path}/*`, (c) =>
      serve(c, (provider, { incoming, outgoing }) => provider.callback()(incoming, outgoing)),
    );
}

async function openProvider(db: Database, config: Config): Promise<Provider> {
  const oidc = await loadProvider();
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const policy = oidc.interactionPolicy.base();
  policy.remove('consent');
  const issuer = issuerOf(config);
  const home = originOf(config, `${tenant}.localhost`);
  const refuse = () => {
    throw new oidc.errors.InvalidRequest('not accepted');
  };
  const short = 600;
  const day = 86_400;
  const adapter = recordStore(db, issuer, { reused: refuse, unstorable: refuse }, Date.now);
  const provider = new oidc.Provider(issuer, {
    adapter,
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'ES256', use: 'sig' }] },
    clients: [
      {
        ...client,
        redirect_uris: [`${home}/oidc/provider-return`],
        post_logout_redirect_uris: [`${home}/`],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    scopes: ['openid', 'profile', 'email'],
    claims: {
      openid: ['sub'],
      profile: ['given_name', 'family_name'],
      email: ['email', 'email_verified'],
    },
    cookies: {
      keys: [randomBytes(32).toString('base64url')],
      names: { session: 'demo_firm', interaction: 'demo_firm_sign_in', resume: 'demo_firm_resume' },
      long: { httpOnly: true, sameSite: 'lax', signed: true, path },
      short: { httpOnly: true, sameSite: 'lax', signed: true },
    },
    ttl: {
      AccessToken: short,
      AuthorizationCode: 60,
      IdToken: short,
      Interaction: short,
      Grant: day,
      Session: day,
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => {
          ctx.body = `${form.replace('</form>', '<input type="hidden" name="logout" value="yes"></form>')}
            <button form="op.logoutForm">Log out of Meridian ID</button>`;
        },
        postLogoutSuccessSource: (ctx) => ctx.redirect(`${home}/`),
      },
    },
    interactions: { policy, url: (_ctx, { uid }) => `${path}/interaction/${uid}` },
    findAccount: (_ctx, sub) =>
      accounts[sub] && {
        accountId: sub,
        claims: () => Promise.resolve({ sub, ...accounts[sub], email_verified: true }),
      },
    loadExistingGrant: async ({ oidc: { session, client: by } }) => {
      const grant = new provider.Grant({
        clientId: by?.clientId ?? '',
        accountId: session?.accountId ?? '',
      });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
    renderError: (ctx, { error, error_description }) => {
      ctx.body = `${error}: ${error_description ?? ''}`;
      ctx.type = 'text';
    },
  });
  provider.proxy = true;
  return provider;
}
