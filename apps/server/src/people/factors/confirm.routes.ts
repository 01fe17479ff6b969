import type { AppContext } from '../../platform/http/app-env.ts';
import { clientFacts } from '../../platform/http/client-facts.ts';
import type { PortalUser } from '../directory/user.store.ts';
import type { SitePages } from '../sign-in/interaction.ts';
import { messageAnswer, pageAnswer } from '../pages/page-answer.ts';
import { confirmPage, type ConfirmPage } from '../pages/confirm-page.ts';
import { formOf } from '../site/form.ts';
import { tryPassword, type SignInDeps } from '../passwords/try-password.ts';
import { confirmIdentity, currentVisitor } from '../sessions/current-visitor.ts';
import type { Site } from '../site/site.ts';
import { consumeCode } from './codes.ts';
import { passkeyQuestion, splitPasskeys, verifyOwnPasskey, wrongPasskey } from './own-passkey.ts';
import { factorsOf } from './second-step.ts';

/** Shows the page on which a signed-in user confirms their identity again. */
export type ShowConfirm = (
  c: AppContext,
  site: Site,
  user: PortalUser,
  problem?: string,
) => Promise<Response>;

/**
 * Handles the confirmation: a passkey, or the password with a code if the user has an app. The password alone does
 * not replace a passkey.
 *
 * @param page The page that needs it; the user returns there.
 */
export function confirmRoutes(
  pages: SitePages,
  deps: SignInDeps,
  page: Pick<ConfirmPage, 'path' | 'purpose'>,
): ShowConfirm {
  const { db, config, forget } = deps;

  const factors = (site: Site, { global_id: globalId }: PortalUser) =>
    db.inTenant(site.tenant.id, (trx) => factorsOf(trx, globalId));

  const show: ShowConfirm = async (c, site, user, problem) => {
    if (user.federated_only || user.password_hash === null) return nothingHere(c, site);
    const known = await factors(site, user);
    const { here, elsewhere } = splitPasskeys(config, site, known);
    const withPassword = known.app || known.passkeyHosts.length === 0;
    const shown = { email: user.email, withCode: known.app, withPassword, passkey: here, elsewhere, problem };
    return pageAnswer(c, site.tenant, confirmPage, { ...page, ...shown });
  };

  const serve = (
    path: string,
    serveUser: (c: AppContext, site: Site, user: PortalUser) => Promise<Response>,
  ) =>
    pages.post(`${page.path}${path}`, async (c, site) => {
      const user = await currentVisitor(db, c, site);
      return user ? serveUser(c, site, user) : noVisitor(c, site);
    });

  const confirmed = async (c: AppContext, site: Site, { global_id: globalId }: PortalUser) => {
    await db.inTenant(site.tenant.id, (trx) => confirmIdentity(c, trx, site, globalId));
    return c.redirect(page.path, 303);
  };

  serve('/confirm', async (c, site, user) => {
    const { app: withCode, passkeyHosts } = await factors(site, user);
    if (!withCode && passkeyHosts.length > 0) return show(c, site, user);
    const form = await formOf(c);
    const pair = { email: user.email, password: form.get('password') ?? '' };
    const outcome = await tryPassword(deps, c, site, pair);
    if (!outcome.right)
      return show(c, site, user, outcome.wait > 0 ? outcome.problem : 'The password is incorrect.');
    if (withCode) {
      const typed = form.get('code') ?? '';
      const code = await consumeCode(deps, site.tenant, user.global_id, typed, clientFacts(c, config));
      if (!code.right) {
        if (code.locked) forget(site.tenant.id, user.global_id);
        return show(c, site, user, code.problem);
      }
    }
    return confirmed(c, site, user);
  });

  serve('/confirm-passkey-question', (c, site, user) => passkeyQuestion(deps, c, site, user.global_id));

  serve('/confirm-passkey', async (c, site, user) =>
    (await verifyOwnPasskey(deps, c, site, user.global_id))
      ? confirmed(c, site, user)
      : show(c, site, user, wrongPasskey),
  );

  return show;
}

export const noVisitor = (c: AppContext, site: Site): Response =>
  messageAnswer(c, site.tenant, 401, {
    heading: 'You are not signed in',
    text: 'Sign in to change what you sign in with.',
    restart: 'Sign in',
  });

const nothingHere = (c: AppContext, site: Site): Response =>
  messageAnswer(c, site.tenant, 200, {
    heading: 'Sign-in methods',
    text: 'Another system signs you in, so there is nothing to change here.',
    restart: 'Back to the portal',
  });
