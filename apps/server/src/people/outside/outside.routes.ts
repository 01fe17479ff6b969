import { federatedMethod } from '@portal/api/contract';
import { randomBytes } from 'node:crypto';
import { storeAudit } from '../../platform/history/audit.store.ts';
import type { AppContext } from '../../platform/http/app-env.ts';
import { clientFacts } from '../../platform/http/client-facts.ts';
import { digest } from '../digest.ts';
import { messageAnswer } from '../pages/page-answer.ts';
import { interactionPath, interactionPathOf, returnPath } from '../paths.ts';
import { continueSignIn } from '../sign-in/continue-sign-in.ts';
import { interactionOf, type Interaction, type SitePages } from '../sign-in/interaction.ts';
import { startAgain } from '../sign-in/start-again.ts';
import type { SiteDeps } from '../site/site-facts.ts';
import type { Site } from '../site/site.ts';
import { userOf } from './outside-user.ts';
import { ProviderFailed, providerClient, type BegunSignIn, type Failure } from './provider-client.ts';
import { findProvider, type OutsideProvider } from './provider.store.ts';

/** Milliseconds that a person may take at the provider. */
const validForMs = 15 * 60_000;

const sentences: Readonly<Record<Failure, string>> = {
  unreachable: 'does not answer. Try again in a few minutes, or sign in another way.',
  refused: 'did not sign you in.',
  secret: 'does not accept this portal. Your administrator has to check the client secret.',
  clock: 'and this portal disagree about the time. Your administrator has to check the clocks.',
  issuer: 'gave an answer of another provider. Your administrator has to check the issuer.',
  audience: 'gave an answer for another portal. Your administrator has to check the client ID.',
  answer: 'gave an answer that is not valid. Start again.',
  claim: 'did not say which e-mail address is yours. Your administrator has to check the claims.',
  unverified: 'has not verified your e-mail address.',
  domain: 'gave an e-mail address that does not belong to your firm.',
  'unknown-user': 'signed you in, but you have no account here. Ask your administrator for an invitation.',
  'other-account': 'signed you in with another account than before. Ask your administrator.',
  inactive: 'signed you in, but your account here cannot be used. Ask your administrator.',
};

/** Signs people in at the identity provider of their firm (decision 0110). */
export function outsideRoutes(pages: SitePages, deps: SiteDeps): void {
  const { db, config, now } = deps;
  const client = providerClient(config.demo, now);
  const redirectOf = ({ origin }: Site): string => origin + returnPath;

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
    const text = `${Name} ${sentences[reason]} Reference: ${reference}`;
    const restart = { text: 'Back to sign in', href: interactionPathOf(uid) };
    return messageAnswer(c, site.tenant, { heading: 'Sign-in is not possible', text, restart }, 403);
  };

  const guarded = async <T>(work: Promise<T>): Promise<T | ProviderFailed> => {
    try {
      return await work;
    } catch (error) {
      if (error instanceof ProviderFailed) return error;
      throw error;
    }
  };

  pages.get(`${interactionPath}/provider/:provider`, async (c, site) => {
    const interaction = await interactionOf(c, site);
    const id = c.req.param('provider') ?? '';
    const { id: tenant } = site.tenant;
    const provider = await db.inTenant(tenant, (trx) => findProvider(trx, db.sealer, id));
    if (!interaction || !provider) return startAgain(c, site);
    const fresh = () => randomBytes(32).toString('base64url');
    const begun = { state: `${interaction.uid}.${fresh()}`, nonce: fresh(), verifier: fresh() };
    const address = await guarded(client.address(provider, redirectOf(site), begun));
    if (address instanceof ProviderFailed) return failed(c, site, interaction, provider, address);
    const { nonce, verifier, state } = begun;
    const row = { tenant_id: tenant, provider_id: id, state_hash: digest(state), nonce, verifier };
    await db.inTenant(tenant, (trx) =>
      trx
        .insertInto('identity_sign_in')
        .values({ ...row, expires_at: new Date(now() + validForMs) })
        .execute(),
    );
    c.header('Cache-Control', 'no-store');
    return c.redirect(address.href, 303);
  });

  // The cookie of a sign-in is sent only below its own address.
  pages.get(returnPath, (c, site) => {
    const uid = /^([\w-]{10,64})\.[\w-]{43}$/.exec(c.req.query('state') ?? '')?.[1];
    c.header('Cache-Control', 'no-store');
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
    const found = await db.inTenant(site.tenant.id, async (trx) => {
      const begun = await trx
        .deleteFrom('identity_sign_in')
        .where('state_hash', '=', digest(state))
        .where('expires_at', '>', new Date(now()))
        .returningAll()
        .executeTakeFirst();
      const provider = begun && (await findProvider(trx, db.sealer, begun.provider_id));
      return provider && { provider, begun: { ...begun, state } };
    });
    if (!found) return startAgain(c, site);
    const accountId = await guarded(accountOf(site, found.provider, c, found.begun));
    if (accountId instanceof ProviderFailed) return failed(c, site, interaction, found.provider, accountId);
    const known = { accountId, amr: [federatedMethod] };
    return (await continueSignIn(deps, c, site, interaction, known)) ?? startAgain(c, site);
  });

  const accountOf = async (site: Site, provider: OutsideProvider, c: AppContext, begun: BegunSignIn) => {
    const returned = new URL(redirectOf(site) + new URL(c.req.url).search);
    const claims = await client.claims(provider, returned, begun);
    return db.inTenant(site.tenant.id, (trx) => userOf(trx, deps, site, provider, claims));
  };
}
