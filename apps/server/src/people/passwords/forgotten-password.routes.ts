import { cleanText, typedEmailMaximum } from '@portal/api/contract';
import type { AppContext } from '../../platform/http/app-env.ts';
import { remoteAddress } from '../../platform/http/remote-address.ts';
import { formOf } from '../site/form.ts';
import { messageAnswer, pageAnswer } from '../pages/page-answer.ts';
import { forgottenPasswordPage } from '../pages/forgotten-password-page.ts';
import { forgottenPath } from '../paths.ts';
import { sendResetLink } from './forgotten-password.ts';
import type { SitePages } from '../sign-in/interaction.ts';
import { signInThrottle, waitText } from '../sign-in/sign-in-throttle.ts';
import type { SiteDeps } from '../site/site-facts.ts';
import type { Site } from '../site/site.ts';
import { resetMinutes } from '../../tenants/tenant-defaults.ts';

/** Where a user requests a link to reset the password. The link leads to the page of every one-time link. */
export function forgottenPasswordRoutes(pages: SitePages, deps: SiteDeps): void {
  const throttle = signInThrottle(deps.db, deps.now);

  const show = (c: AppContext, site: Site, filled: { email: string; problem?: string }, status: 200 | 429) =>
    pageAnswer(c, site.tenant, forgottenPasswordPage, { action: forgottenPath, ...filled }, status);

  pages.get(forgottenPath, (c, site) => Promise.resolve(show(c, site, { email: '' }, 200)));

  pages.post(forgottenPath, async (c, site) => {
    const email = cleanText((await formOf(c)).get('email') ?? '').slice(0, typedEmailMaximum);
    const wait = await throttle.ask(site.tenant.id, remoteAddress(c, deps.config));
    if (wait > 0) {
      c.header('Retry-After', String(wait));
      return show(c, site, { email, problem: waitText(wait) }, 429);
    }
    await sendResetLink(deps, site, email);
    return messageAnswer(c, site.tenant, 200, {
      heading: 'Look into your mailbox',
      text: `If ${email} has an account with ${site.tenant.displayName}, an email with a link is on its way. The link is good for ${resetMinutes} minutes. If nothing arrives, look among unwanted emails, or ask the person who manages users.`,
      restart: 'Back to sign in',
    });
  });
}
