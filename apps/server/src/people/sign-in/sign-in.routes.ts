import { cleanText, typedEmailMaximum } from '@portal/api/contract';
import type { Trx } from '../../platform/db/connect.ts';
import type { AppContext } from '../../platform/http/app-env.ts';
import { hasAuthenticator } from '../factors/authenticator.ts';
import { formOf } from '../site/form.ts';
import { enter, interactionOf, type Interaction, type Proof, type SitePages } from './interaction.ts';
import { keepWantedPage, startAgain, takeTypedEmail } from './start-again.ts';
import { consumeLanding, landingParameter } from '../site/landing.ts';
import { consumeToken } from '../tokens/one-time-link.ts';
import { pageAnswer } from '../pages/page-answer.ts';
import { signInPage } from '../pages/sign-in-page.ts';
import { interactionPath, stepPathOf } from '../paths.ts';
import { beginSecondStep, secondStepOf } from '../factors/second-step.ts';
import type { SiteDeps } from '../site/site-facts.ts';
import type { Site } from '../site/site.ts';
import { tryPassword, wrongCredentials, type SignInDeps } from '../passwords/try-password.ts';

const formWasOver = 'The page was open for too long. Enter your password again.';

const emailIn = (typed: unknown): string =>
  typeof typed === 'string' ? cleanText(typed).slice(0, typedEmailMaximum) : '';

/** The sign-in page and the requests of its form. */
export function signInRoutes(pages: SitePages, deps: SignInDeps & Pick<SiteDeps, 'demoAccounts'>): void {
  const { db, demoAccounts, now } = deps;

  const show = async (
    c: AppContext,
    site: Site,
    filled: { email: string; problem?: string },
    status: 200 | 429,
  ) => {
    const demo = await demoAccounts?.(site.tenant);
    return pageAnswer(
      c,
      site.tenant,
      (frame) => signInPage(frame, { action: c.req.path, ...filled, ...(demo && { demo }) }),
      status,
    );
  };

  /** The user is known: completes the sign-in, or continues with the second step. */
  const continueSignIn = async (c: AppContext, site: Site, interaction: Interaction, known: Proof) => {
    const { accountId, amr } = known;
    if (!amr.includes('pwd')) return enter(deps, c, site, interaction, known);
    const step = await db.inTenant(site.tenant.id, async (trx) => {
      const asked = await secondStepOf(trx, site.tenant, accountId);
      if (asked !== 'none') await beginSecondStep(c, trx, site, accountId, now);
      return asked;
    });
    if (step === 'none') return enter(deps, c, site, interaction, known);
    c.header('Cache-Control', 'no-store');
    return c.redirect(stepPathOf(interaction.uid), 303);
  };

  /** Returns the user who has completed every step, by the token of the last one. */
  const proofOf = async (trx: Trx, token: string): Promise<Proof | undefined> => {
    const accountId = await consumeToken(trx, 'entry', token, now);
    if (accountId === undefined) return undefined;
    return { accountId, amr: (await hasAuthenticator(trx, accountId)) ? ['pwd', 'otp'] : ['pwd'] };
  };

  pages.get(interactionPath, async (c, site) => {
    const interaction = await interactionOf(c, site);
    if (!interaction) return startAgain(c, site);
    keepWantedPage(c, site, interaction);
    const landingToken = interaction.params[landingParameter];
    const known = await db.inTenant(site.tenant.id, (trx) => consumeLanding(c, trx, site, landingToken, now));
    const entered = known && (await continueSignIn(c, site, interaction, known));
    if (entered) return entered;
    const typed = takeTypedEmail(c, site);
    if (typed !== undefined) return show(c, site, { email: emailIn(typed), problem: formWasOver }, 200);
    return show(c, site, { email: emailIn(interaction.params['login_hint']) }, 200);
  });

  pages.post(interactionPath, async (c, site) => {
    const interaction = await interactionOf(c, site);
    const form = await formOf(c);
    const email = emailIn(form.get('email'));
    if (!interaction) return startAgain(c, site, email);
    const token = form.get('token');
    if (token !== null) {
      const proof = await db.inTenant(site.tenant.id, (trx) => proofOf(trx, token));
      const entered = proof && (await enter(deps, c, site, interaction, proof));
      return entered ?? startAgain(c, site, email);
    }
    const outcome = await tryPassword(deps, c, site, { email, password: form.get('password') ?? '' });
    if (outcome.right)
      return (
        (await continueSignIn(c, site, interaction, { accountId: outcome.accountId, amr: ['pwd'] })) ??
        show(c, site, { email, problem: wrongCredentials }, 200)
      );
    const { problem, wait } = outcome;
    if (wait > 0) c.header('Retry-After', String(wait));
    return show(c, site, { email, problem }, wait > 0 ? 429 : 200);
  });
}
