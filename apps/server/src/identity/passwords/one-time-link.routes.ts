import type { Hono } from 'hono';
import type { AppContext, AppEnv } from '../../http/app-env.ts';
import { hashPassword } from '../../modules/users/password.ts';
import type { PortalUser } from '../../modules/users/user.store.ts';
import { choosePassword, holderOfLink, unfitForLink } from './chosen-password.ts';
import { formOf } from '../form.ts';
import { prepareLanding } from '../landing.ts';
import { linkPath } from './one-time-link.ts';
import { messageAnswer, pageAnswer, sentFromHere } from '../page-answer.ts';
import { setPasswordPage, type SetPasswordPage } from '../pages/set-password-page.ts';
import { refused, type WithSite } from '../interaction.ts';
import type { SiteDeps } from '../site-facts.ts';
import type { Site } from '../site.ts';

const address = linkPath(':token');
const tokenOf = (c: AppContext): string => c.req.param('token') ?? '';

/** Where somebody who was invited, or has forgotten a password, chooses one. Looking at the page uses nothing up. */
export function oneTimeLinkRoutes(
  app: Hono<AppEnv>,
  { db, now, config }: SiteDeps,
  withSite: WithSite,
): void {
  const holderOf = (c: AppContext, site: Site) =>
    db.inTenant(site.tenant.id, (trx) => holderOfLink(trx, tokenOf(c), now));

  const show = (
    c: AppContext,
    site: Site,
    shown: Omit<SetPasswordPage, 'action' | 'token'>,
    status: 200 | 422,
  ) =>
    pageAnswer(
      c,
      site.tenant,
      (frame) => setPasswordPage(frame, { action: c.req.path, token: tokenOf(c), ...shown }),
      status,
    );

  app.get(
    address,
    withSite(async (c, site) => {
      const user = await holderOf(c, site);
      return user ? show(c, site, shownTo(user), 200) : spent(c, site);
    }),
  );

  app.post(
    address,
    withSite(async (c, site) => {
      if (!sentFromHere(c, site.origin)) return refused(c, site);
      const user = await holderOf(c, site);
      if (!user) return spent(c, site);
      const form = await formOf(c);
      const password = form.get('password') ?? '';
      const unfit = await unfitForLink(password, site.tenant, user);
      if (unfit) return show(c, site, { ...shownTo(user), ...unfit }, 422);
      if (password !== form.get('confirmation'))
        return show(c, site, { ...shownTo(user), problem: 'Passwords do not match.' }, 422);
      const hash = await hashPassword(password, config.passwordCost);
      const done = await db.inTenant(site.tenant.id, async (trx) => {
        const globalId = await choosePassword(trx, site.tenant.id, { token: tokenOf(c), hash }, now);
        if (globalId === undefined) return false;
        await prepareLanding(c, trx, site, globalId, now);
        return true;
      });
      if (!done) return spent(c, site);
      c.header('Cache-Control', 'no-store');
      return c.redirect('/', 303);
    }),
  );
}

const shownTo = ({ email, must_choose_password: demanded }: PortalUser) => ({ email, demanded });

const spent = (c: AppContext, site: Site): Response =>
  messageAnswer(
    c,
    site.tenant,
    {
      heading: 'This link is not good any more',
      text: `It was used already, a newer one has replaced it, or it is too old. If you have chosen a password, sign in with it. If you were invited to ${site.tenant.displayName}, ask whoever did to send the invitation again; if you have forgotten your password, ask for another link.`,
      restart: 'Sign in',
    },
    404,
  );
