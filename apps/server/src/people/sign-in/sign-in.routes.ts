import { cleanText, typedEmailMaximum } from '@portal/api/contract';
import { getCookie } from 'hono/cookie';
import type { Trx } from '../../platform/db/connect.ts';
import type { AppContext } from '../../platform/http/app-env.ts';
import { hasAuthenticator } from '../factors/authenticator.ts';
import { formOf } from '../site/form.ts';
import { continueSignIn, withSecondStep } from './continue-sign-in.ts';
import { enter, interactionOf, type Interaction, type Proof, type SitePages } from './interaction.ts';
import { keepWantedPage, startAgain, takeTypedEmail } from './start-again.ts';
import { formCookie, formParameter, onlyProvider, providerOfAddress } from './sign-in-form.ts';
import { consumeLanding, landingParameter } from '../site/landing.ts';
import { consumeToken } from '../tokens/one-time-link.ts';
import { pageAnswer } from '../pages/page-answer.ts';
import { firmPage } from '../pages/firm-page.ts';
import { signInPage } from '../pages/sign-in-page.ts';
import { interactionPath, interactionPathOf } from '../paths.ts';
import { listProviders } from '../outside/provider.store.ts';
import type { SiteDeps } from '../site/site-facts.ts';
import type { Site } from '../site/site.ts';
import { tryPassword, wrongCredentials, type SignInDeps } from '../passwords/try-password.ts';

const formWasOver = 'The page was open for too long. Enter your password again.';

const emailIn = (typed: unknown): string =>
  typeof typed === 'string' ? cleanText(typed).slice(0, typedEmailMaximum) : '';

/** The sign-in page and the requests of its form. */
export function signInRoutes(pages: SitePages, deps: SignInDeps & Pick<SiteDeps, 'demoAccounts'>): void {
  const { db, demoAccounts } = deps;

  const show = async (
    c: AppContext,
    site: Site,
    filled: { email: string; problem?: string },
    status: 200 | 429,
  ) => {
    const demo = await demoAccounts?.(site.tenant);
    const found = await db.inTenant(site.tenant.id, listProviders);
    const providers = found.map(({ id, Name }) => ({ name: Name, href: providerPath(c, id) }));
    return pageAnswer(c, site.tenant, signInPage, { action: c.req.path, providers, demo, ...filled }, status);
  };

  const providerPath = (c: AppContext, id: string, email = '') =>
    `${interactionPathOf(c.req.param('uid') ?? '')}/provider/${id}${email && `?${String(new URLSearchParams({ email }))}`}`;

  /** Returns the user who has completed every step, by the token of the last one. */
  const proofOf = async (trx: Trx, interaction: Interaction, token: string): Promise<Proof | undefined> => {
    const accountId = await consumeToken(trx, 'entry', token, deps.now);
    if (accountId === undefined) return undefined;
    return withSecondStep(interaction, accountId, (await hasAuthenticator(trx, accountId)) ? ['otp'] : []);
  };

  pages.get(interactionPath, async (c, site) => {
    const interaction = await interactionOf(c, site);
    if (!interaction) return startAgain(c, site);
    keepWantedPage(c, site, interaction);
    const landingToken = interaction.params[landingParameter];
    const known = await db.inTenant(site.tenant.id, (trx) => consumeLanding(c, trx, site, landingToken));
    const entered =
      known &&
      (await (known.amr.includes('pwd') ? continueSignIn : enter)(deps, c, site, interaction, known));
    if (entered) return entered;
    const typed = takeTypedEmail(c, site);
    if (typed !== undefined) return show(c, site, { email: emailIn(typed), problem: formWasOver }, 200);
    const email = emailIn(interaction.params['login_hint']);
    const only = onlyProvider(await db.inTenant(site.tenant.id, listProviders));
    const asked = c.req.query(formParameter) ?? getCookie(c, formCookie(site).name);
    if (!only || asked !== undefined) return show(c, site, { email }, 200);
    return c.redirect(providerPath(c, only.id, email), 303);
  });

  pages.post(interactionPath, async (c, site) => {
    const interaction = await interactionOf(c, site);
    const form = await formOf(c);
    const email = emailIn(form.get('email'));
    if (!interaction) return startAgain(c, site, email);
    const token = form.get('token');
    if (token !== null) {
      const proof = await db.inTenant(site.tenant.id, (trx) => proofOf(trx, interaction, token));
      const entered = proof && (await enter(deps, c, site, interaction, proof));
      return entered ?? startAgain(c, site, email);
    }
    const password = form.get('password') ?? '';
    if (password === '') {
      const providers = await db.inTenant(site.tenant.id, listProviders);
      const provider = providerOfAddress(providers, email);
      if (provider) {
        const href = providerPath(c, provider.id, email);
        return pageAnswer(c, site.tenant, firmPage, { heading: 'Sign in', href });
      }
    }
    const outcome = await tryPassword(deps, c, site, { email, password });
    if (outcome.right)
      return (
        (await continueSignIn(deps, c, site, interaction, { accountId: outcome.accountId, amr: ['pwd'] })) ??
        show(c, site, { email, problem: wrongCredentials }, 200)
      );
    const { problem, wait } = outcome;
    if (wait > 0) c.header('Retry-After', String(wait));
    return show(c, site, { email, problem }, wait > 0 ? 429 : 200);
  });
}
