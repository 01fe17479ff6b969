import {
  forgotPassword,
  initiateMfa,
  logIn,
  logInMfa,
  resetPassword,
  SignInResult,
  validateToken,
  type Endpoint,
  type Envelope,
} from '@portal/api/contract';
import type { Hono } from 'hono';
import type { InferOutput } from 'valibot';
import { runForRequester } from '../../platform/requester.ts';
import { requestHost, type AppContext, type AppEnv } from '../../platform/http/app-env.ts';
import { tooMany } from '../../platform/http/http-error.ts';
import { clientFacts } from '../../platform/http/client-facts.ts';
import { remoteAddress } from '../../platform/http/remote-address.ts';
import { parseRequest } from '../../platform/http/request-parts.ts';
import { mount } from '../../platform/http/mount.ts';
import { replyText, send } from '../../platform/http/reply.ts';
import type { Answer, RouteDeps } from '../../platform/http/route.ts';
import type { Trx } from '../../platform/db/connect.ts';
import { emailKey, findUserByGlobalId } from '../directory/user.store.ts';
import { chooseByLink, holderOfLink } from '../passwords/chosen-password.ts';
import { sendResetLink } from '../passwords/forgotten-password.ts';
import { createToken } from '../tokens/one-time-link.ts';
import { consumeCode } from '../factors/codes.ts';
import { atSecondStep, beginSecondStep, endSecondStep, secondStepOf } from '../factors/second-step.ts';
import { waitText } from '../sign-in/sign-in-throttle.ts';
import type { SiteAt, Site } from '../site/site.ts';
import { tryPassword, wrongCredentials, type SignInDeps } from '../passwords/try-password.ts';

const done: Envelope = { ErrorNo: 0 };
const rejected = (Message: string): Envelope => ({ ErrorNo: 1, Message });
const enterCode = 'Type the code that your authenticator app shows.';
/** The response to a right password, by the next step. */
const nextStepReplies = {
  code: { ErrorNo: SignInResult.codeNeeded, Message: enterCode },
  passkey: { ErrorNo: SignInResult.passkeyNeeded, Message: 'Use your passkey to continue.' },
  'set-up': { ErrorNo: SignInResult.appNeeded, Message: 'Set up an authenticator app to continue.' },
} as const;
const noPassword = rejected(wrongCredentials);
const noStep = rejected('Sign in with your password first.');
/** Milliseconds from the last step to the page that continues. */
const entryTokenMs = 60_000;
const linkExpired = rejected('This link is no longer valid. Request another one.');

type Serve = <E extends Endpoint>(
  endpoint: E,
  /** The response on a host without a tenant. */
  replyWithoutTenant: Answer<E>,
  handler: (c: AppContext, site: Site, body: InferOutput<NonNullable<E['body']>>) => Promise<Answer<E>>,
) => void;

/**
 * Calls of clients that have not signed in: the same functions as the pages, without HTML. On a host without a tenant
 * they respond as they do for unknown users.
 */
export function accountCalls(
  app: Hono<AppEnv>,
  deps: SignInDeps & Pick<RouteDeps, 'checkReplies'>,
  siteAt: SiteAt,
): void {
  const serve: Serve = (endpoint, replyWithoutTenant, handler) =>
    mount(app, endpoint, async (c) => {
      const { body } = await parseRequest(c, endpoint);
      const site = await siteAt(requestHost(c));
      if (!site) return send(c, replyText(deps, endpoint, replyWithoutTenant));
      const requester = { tenant: site.tenant.id, user: remoteAddress(c, deps.config) };
      const answer = await runForRequester(requester, () =>
        handler(c, site, body as Parameters<typeof handler>[2]),
      );
      return send(c, replyText(deps, endpoint, answer));
    });

  linkCalls(serve, deps);
  signInCalls(serve, deps);
}

/** Sends, checks and uses a link to set another password. */
function linkCalls(serve: Serve, deps: SignInDeps): void {
  const { db, now, throttle } = deps;
  serve(forgotPassword, done, async (c, site, { Email }) => {
    const wait = await throttle.ask(site.tenant.id, remoteAddress(c, deps.config));
    if (wait > 0) throw tooMany(waitText(wait), wait);
    await sendResetLink(deps, site, Email);
    return done;
  });

  serve(validateToken, linkExpired, (_c, site, { Token }) =>
    db.inTenant(site.tenant.id, async (trx) => ((await holderOfLink(trx, Token, now)) ? done : linkExpired)),
  );

  serve(resetPassword, linkExpired, async (c, site, { Token: token, NewPassword: password }) => {
    const chosen = await chooseByLink(deps, c, site, { token, password, confirmation: password });
    if (chosen.outcome === 'rejected') return rejected(chosen.problem);
    return chosen.outcome === 'stored' ? done : linkExpired;
  });
}

/** Password and second step. */
function signInCalls(serve: Serve, deps: SignInDeps): void {
  const { db } = deps;
  const entryOf = (trx: Trx, { tenant: { id: tenant }, now }: Site, globalId: string) =>
    createToken(trx, { tenant, globalId, purpose: 'entry', validForMs: entryTokenMs }, now);

  serve(logIn, noPassword, async (c, site, { Username, Password }) => {
    const outcome = await tryPassword(deps, c, site, { email: Username, password: Password });
    if (!outcome.right) return rejected(outcome.problem);
    const globalId = outcome.accountId;
    return db.inTenant(site.tenant.id, async (trx) => {
      const step = await secondStepOf(trx, site.tenant, globalId);
      if (step === 'none')
        return { ErrorNo: SignInResult.completed, Token: await entryOf(trx, site, globalId) };
      await beginSecondStep(c, trx, site, globalId);
      return nextStepReplies[step];
    });
  });

  /** Returns the user who took the first step in this browser, if the user name is the same. */
  const userAtSecondStep = async (c: AppContext, trx: Trx, site: Site, username: string) => {
    const globalId = await atSecondStep(c, trx, site);
    const user = globalId === undefined ? undefined : await findUserByGlobalId(trx, globalId);
    return user && emailKey(user.email) === emailKey(username) ? user.global_id : undefined;
  };

  serve(initiateMfa, noStep, (c, site, { Username }) =>
    db.inTenant(site.tenant.id, async (trx) => {
      const globalId = await userAtSecondStep(c, trx, site, Username);
      if (globalId === undefined) return noStep;
      const step = await secondStepOf(trx, site.tenant, globalId);
      return step === 'code' ? { ErrorNo: 0, Message: enterCode } : noStep;
    }),
  );

  serve(logInMfa, noStep, async (c, site, { Username, Code }) => {
    const { tenant } = site;
    const globalId = await db.inTenant(tenant.id, (trx) => userAtSecondStep(c, trx, site, Username));
    if (globalId === undefined) return noStep;
    const outcome = await consumeCode(deps, tenant, globalId, Code, clientFacts(c, deps.config));
    if (outcome.right)
      return db.inTenant(tenant.id, async (trx) => {
        const proved = await endSecondStep(c, trx, site);
        return proved === undefined
          ? noStep
          : { ErrorNo: SignInResult.completed, Token: await entryOf(trx, site, proved) };
      });
    if (outcome.locked) deps.forget(tenant.id, globalId);
    return rejected(outcome.problem);
  });
}
