import { federatedMethod } from '@portal/api/contract';
import { randomBytes } from 'node:crypto';
import type { Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import { decodeJwt } from 'jose';
import { storeAudit } from '../../platform/history/audit.store.ts';
import type { AppContext, AppEnv } from '../../platform/http/app-env.ts';
import { clientFacts } from '../../platform/http/client-facts.ts';
import { digest } from '../digest.ts';
import { messageAnswer } from '../pages/page-answer.ts';
import {
  interactionPath,
  interactionPathOf,
  passwordFormPath,
  returnPath,
  settingsPath,
  signedOutPath,
} from '../paths.ts';
import type { SignInDeps } from '../passwords/try-password.ts';
import { continueSignIn } from '../sign-in/continue-sign-in.ts';
import {
  enter,
  interactionOf,
  type Interaction,
  type SitePages,
  type WithSite,
} from '../sign-in/interaction.ts';
import { startAgain } from '../sign-in/start-again.ts';
import { formOf } from '../site/form.ts';
import { formCookie, formParameter } from '../sign-in/sign-in-form.ts';
import type { SiteDeps } from '../site/site-facts.ts';
import type { Site } from '../site/site.ts';
import { userOf } from './outside-user.ts';
import {
  failures,
  ProviderFailed,
  providerClient,
  type BegunSignIn,
  type FinishedSignIn,
  type Hints,
} from './provider-client.ts';
import { endSignIns, outsideCookie, storeBegun, storeSignIn, takeBegun } from './outside-session.ts';
import { forAdministrator, signInSettingsRoutes, testedAnswer } from './settings.routes.ts';
import { findProvider, listProviders, type OutsideProvider } from './provider.store.ts';

/** Milliseconds that a person may take at the provider. */
const validForMs = 15 * 60_000;

/** How the state of a test begins: no interaction has such an id. */
const testState = 'test.';

const fresh = (): string => randomBytes(32).toString('base64url');

/** Signs people in at the identity provider of their firm (decision 0110). */
export function outsideRoutes(
  app: Hono<AppEnv>,
  pages: SitePages,
  deps: SignInDeps & SiteDeps,
  withSite: WithSite,
): void {
  const { db, config, now } = deps;
  const client = providerClient(config.demo, now);

  const failed = async (
    c: AppContext,
    site: Site,
    { uid }: Interaction,
    { id, Name }: OutsideProvider,
    { reason, userId }: ProviderFailed,
  ): Promise<Response> => {
    c.set('signIn', 'refused');
    const reference = c.get('requestId');
    const entry = { part: reason, provider: id, reference, userId, ...clientFacts(c, config) };
    await db.inTenant(site.tenant.id, (trx) =>
      storeAudit(trx, { tenant: site.tenant.id }, { action: 'provider-sign-in-refused', ...entry }),
    );
    deps.log.event({ level: 'warn', event: 'sign-in at a provider failed', reason, reference });
    const text = `${Name} ${failures[reason]} Reference: ${reference}`;
    const restart = { text: 'Back to sign in', href: `${interactionPathOf(uid)}?${formParameter}` };
    return messageAnswer(c, site.tenant, 403, { heading: 'Sign-in is not possible', text, restart });
  };

  const guarded = <T>(work: Promise<T>): Promise<T | ProviderFailed> =>
    work.catch((error: unknown) => {
      if (error instanceof ProviderFailed) return error;
      throw error;
    });

  /** Stores that a sign-in begins; returns the address at the provider. A test of the settings has a user from its beginning. */
  const begin = async (
    { tenant: { id: tenant }, origin }: Site,
    provider: OutsideProvider,
    state: string,
    { hints = {}, userId }: { readonly hints?: Hints; readonly userId?: string },
  ) => {
    const [nonce, verifier] = [fresh(), fresh()];
    const begun = { state, nonce, verifier };
    const address = await guarded(client.address(provider, origin + returnPath, begun, hints));
    if (address instanceof ProviderFailed) return address;
    const expires = new Date(now() + validForMs);
    await db.inTenant(tenant, (trx) =>
      storeBegun(trx, { tenant, provider: provider.id, userId, ...begun, expires }),
    );
    return address;
  };

  /** What `begin` has stored, once. */
  const take = (site: Site, state: string, userId?: string) =>
    db.inTenant(site.tenant.id, async (trx) => {
      const begun = await takeBegun(trx, state, userId, new Date(now()));
      const provider = begun && (await findProvider(trx, db.sealer, begun.provider));
      return provider && { provider, begun };
    });

  const finish = (c: AppContext, { origin }: Site, provider: OutsideProvider, begun: BegunSignIn) =>
    client.finish(provider, new URL(origin + returnPath + new URL(c.req.url).search), begun);

  pages.get(`${interactionPath}/provider/:provider`, async (c, site) => {
    const interaction = await interactionOf(c, site);
    const id = c.req.param('provider') ?? '';
    const { id: tenant } = site.tenant;
    const provider = await db.inTenant(tenant, (trx) => findProvider(trx, db.sealer, id));
    if (!interaction || !provider) return startAgain(c, site);
    const typed = c.req.query('email') ?? interaction.params['login_hint'];
    const hints = {
      ...(typeof typed === 'string' && typed !== '' && { login_hint: typed }),
      // After a sign-out the portal asks for it. Without it, the session at the provider would sign the user in again.
      ...(interaction.params['prompt'] === 'login' && { prompt: 'login' }),
    };
    const address = await begin(site, provider, `${interaction.uid}.${fresh()}`, { hints });
    if (address instanceof ProviderFailed) return failed(c, site, interaction, provider, address);
    return c.redirect(address.href, 303);
  });

  const finishTest = (state: string) =>
    forAdministrator(deps, async (c, site, { global_id: userId }) => {
      const found = await take(site, state, userId);
      if (!found) return c.redirect(settingsPath, 303);
      const finished = await guarded(finish(c, site, found.provider, found.begun));
      return testedAnswer(deps, c, site, found.provider, finished);
    });

  signInSettingsRoutes(pages, deps, async (c, site, provider, userId) => {
    const address = await begin(site, provider, testState + fresh(), { userId });
    if (address instanceof ProviderFailed) return testedAnswer(deps, c, site, provider, address);
    return c.redirect(address.href, 303);
  });

  // The cookie of a sign-in is sent only below its own address.
  pages.get(returnPath, (c, site) => {
    const test = c.req.query('state') ?? '';
    if (test.startsWith(testState)) return finishTest(test)(c, site);
    const uid = /^([\w-]{10,64})\.[\w-]{43}$/.exec(c.req.query('state') ?? '')?.[1];
    const { search } = new URL(c.req.url);
    return Promise.resolve(
      uid === undefined
        ? startAgain(c, site)
        : c.redirect(`${interactionPathOf(uid)}/returned${search}`, 303),
    );
  });

  pages.get(`${interactionPath}/returned`, async (c, site) => {
    const interaction = await interactionOf(c, site);
    const state = c.req.query('state') ?? '';
    if (!interaction || !state.startsWith(`${interaction.uid}.`)) return startAgain(c, site);
    const found = await take(site, state);
    if (!found) return startAgain(c, site);
    const known = await guarded(accountOf(site, found.provider, c, found.begun));
    if (known instanceof ProviderFailed) return failed(c, site, interaction, found.provider, known);
    const { name, options } = outsideCookie(site);
    setCookie(c, name, digest(state), options);
    const next = known.amr.length > 1 ? enter : continueSignIn;
    return (await next(deps, c, site, interaction, known)) ?? startAgain(c, site);
  });

  const accountOf = async (site: Site, provider: OutsideProvider, c: AppContext, begun: BegunSignIn) => {
    const finished = await finish(c, site, provider, begun);
    const [tenant, stateHash] = [site.tenant.id, digest(begun.state)];
    return db.inTenant(tenant, async (trx) => {
      const accountId = await userOf(trx, deps, site, provider, finished.claims);
      const signIn = { ...finished, tenant, stateHash, globalId: accountId, provider };
      const acr = await storeSignIn(trx, db.sealer, signIn, now());
      const amr = provedSecondFactor(provider, finished.proved)
        ? [federatedMethod, 'mfa']
        : [federatedMethod];
      return { accountId, amr, acr };
    });
  };

  // The server of the provider sends it, so it comes from another site.
  app.post(
    signedOutPath,
    withSite(async (c, site) => {
      const { id: tenant } = site.tenant;
      const token = (await formOf(c)).get('logout_token') ?? '';
      for (const each of await db.inTenant(tenant, listProviders)) {
        if (each.Issuer !== issuerIn(token)) continue;
        const provider = { ...each, secret: '' };
        const claims = await guarded(client.signedOut(provider, token));
        if (claims instanceof ProviderFailed) continue;
        const ended = await db.inTenant(tenant, (trx) => endSignIns(trx, tenant, provider, claims));
        for (const globalId of ended) deps.forget(tenant, globalId);
        return c.body(null, 200);
      }
      deps.log.event({ level: 'warn', event: 'log-out token rejected' });
      return c.json({ error: 'invalid_request' }, 400);
    }),
  );

  pages.get(passwordFormPath, (c, site) => {
    const { name, options } = formCookie(site);
    setCookie(c, name, '1', { ...options, maxAge: 600 });
    return Promise.resolve(c.redirect('/', 303));
  });
}

const provedSecondFactor = (
  { SecondFactorAmr, SecondFactorAcr }: OutsideProvider,
  { amr, acr }: FinishedSignIn['proved'],
): boolean =>
  SecondFactorAcr.includes(String(acr)) ||
  [amr].flat().some((each) => SecondFactorAmr.includes(String(each)));

function issuerIn(token: string): string | undefined {
  try {
    return decodeJwt(token).iss;
  } catch {
    return undefined;
  }
}
