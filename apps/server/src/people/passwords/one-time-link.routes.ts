import type { AppContext } from '../../platform/http/app-env.ts';
import type { PortalUser } from '../directory/user.store.ts';
import { chooseByLink, userOfLink } from './chosen-password.ts';
import { maySignInHere } from './password-policy.ts';
import { listProviders } from '../outside/provider.store.ts';
import { formOf } from '../site/form.ts';
import { linkPath } from '../paths.ts';
import { messageAnswer, pageAnswer } from '../pages/page-answer.ts';
import { setPasswordPage, type SetPasswordPage } from '../pages/set-password-page.ts';
import type { SitePages } from '../sign-in/interaction.ts';
import type { SiteDeps } from '../site/site-facts.ts';
import type { Site } from '../site/site.ts';

const address = linkPath(':token');
const tokenOf = (c: AppContext): string => c.req.param('token') ?? '';

/**
 * Where an invited user, or one who has forgotten the password, sets one. Opening the page does not consume the link.
 */
export function oneTimeLinkRoutes(pages: SitePages, deps: SiteDeps): void {
  const { db, now } = deps;

  const show = (
    c: AppContext,
    site: Site,
    shown: Omit<SetPasswordPage, 'action' | 'token'>,
    status: 200 | 422,
  ) =>
    pageAnswer(c, site.tenant, setPasswordPage, { action: c.req.path, token: tokenOf(c), ...shown }, status);

  pages.get(address, async (c, site) => {
    const [user, here, providers] = await db.inTenant(site.tenant.id, async (trx) => {
      const found = await userOfLink(trx, tokenOf(c), now);
      const known = await listProviders(trx);
      return [found, found && (await maySignInHere(trx, found.email)), known];
    });
    if (!user) return linkExpired(c, site);
    // The sign-in at the provider accepts the invitation.
    if (!here) return c.redirect('/', 303);
    const accepting = user.status === 'Invited' ? providers : [];
    return show(c, site, { ...shownTo(user), providers: accepting.map(({ Name }) => Name) }, 200);
  });

  pages.post(address, async (c, site) => {
    const form = await formOf(c);
    const chosen = await chooseByLink(deps, c, site, {
      token: tokenOf(c),
      password: form.get('password') ?? '',
      confirmation: form.get('confirmation'),
    });
    if (chosen.outcome === 'rejected') return show(c, site, { ...shownTo(chosen.user), ...chosen }, 422);
    if (chosen.outcome === 'expired') return linkExpired(c, site);
    return c.redirect('/', 303);
  });
}

const shownTo = ({ email, must_choose_password: demanded }: PortalUser) => ({ email, demanded });

const linkExpired = (c: AppContext, site: Site): Response =>
  messageAnswer(c, site.tenant, 404, {
    heading: 'This link is no longer valid',
    text: `It was used already, a newer one has replaced it, or it is too old. If you have chosen a password, sign in with it. If you were invited to ${site.tenant.displayName}, ask the person who did to send the invitation again; if you have forgotten your password, ask for another link.`,
    restart: 'Sign in',
  });
