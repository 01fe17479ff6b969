import {
  forgotPassword,
  resetPassword,
  validateToken,
  type Endpoint,
  type Envelope,
} from '@portal/api/contract';
import type { Hono } from 'hono';
import type { InferOutput } from 'valibot';
import { requestHost, type AppContext, type AppEnv } from '../http/app-env.ts';
import { tooMany } from '../http/refusal.ts';
import { mount, partsOf, replyText, send, type Answer, type RouteDeps } from '../http/route.ts';
import { hashPassword } from '../modules/users/password.ts';
import { choosePassword, holderOfLink } from './chosen-password.ts';
import { sendResetLink } from './forgotten-password.ts';
import { prepareLanding } from './landing.ts';
import { unfitPassword } from './new-password.ts';
import { remoteAddress } from './remote-address.ts';
import type { SiteDeps } from './site-facts.ts';
import { signInThrottle, waitText } from './sign-in-throttle.ts';
import type { SiteAt, Site } from './site.ts';

const done: Envelope = { ErrorNo: 0 };
const refused = (Message: string): Envelope => ({ ErrorNo: 1, Message });
const spent = refused('This link is not good any more. Ask for another one.');

/**
 * Calls of people who have not proved who they are: what the pages beside them do without a script. On a host of nobody
 * they answer as they do to strangers.
 */
export function accountCalls(
  app: Hono<AppEnv>,
  deps: SiteDeps & Pick<RouteDeps, 'checkReplies'>,
  siteAt: SiteAt,
): void {
  const { db, now } = deps;
  const throttle = signInThrottle(db, now);

  const serve = <E extends Endpoint>(
    endpoint: E,
    elsewhere: Answer<E>,
    handler: (c: AppContext, site: Site, body: InferOutput<NonNullable<E['body']>>) => Promise<Answer<E>>,
  ) =>
    mount(app, endpoint, async (c) => {
      const { body } = await partsOf(c, endpoint);
      const site = await siteAt(requestHost(c));
      const answer = site ? await handler(c, site, body as InferOutput<NonNullable<E['body']>>) : elsewhere;
      return send(c, replyText(deps, endpoint, answer));
    });

  serve(forgotPassword, done, async (c, site, { Email }) => {
    const wait = await throttle.ask(site.tenant.id, remoteAddress(c));
    if (wait > 0) throw tooMany(waitText(wait));
    await sendResetLink(deps, site, Email);
    return done;
  });

  serve(validateToken, spent, (_c, site, { Token }) =>
    db.inTenant(site.tenant.id, async (trx) => ((await holderOfLink(trx, Token, now)) ? done : spent)),
  );

  serve(resetPassword, spent, async (c, site, { Token, NewPassword }) => {
    const tenant = site.tenant.id;
    if (!(await db.inTenant(tenant, (trx) => holderOfLink(trx, Token, now)))) return spent;
    const unfit = unfitPassword(NewPassword, site.tenant);
    if (unfit) return refused(unfit.problem);
    const hash = await hashPassword(NewPassword, deps.config.passwordCost);
    return db.inTenant(tenant, async (trx) => {
      const globalId = await choosePassword(trx, tenant, { token: Token, hash }, now);
      if (globalId === undefined) return spent;
      await prepareLanding(c, trx, site, globalId, now);
      return done;
    });
  });
}
