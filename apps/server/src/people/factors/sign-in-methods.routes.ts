import { cleanText } from '@portal/api/contract';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Trx } from '../../platform/db/connect.ts';
import { storeAudit, type OfUserAction } from '../../platform/history/audit.store.ts';
import type { AppContext } from '../../platform/http/app-env.ts';
import type { PortalUser } from '../directory/user.store.ts';
import { needsSecondFactor } from '../../tenants/tenant-defaults.ts';
import {
  hasAuthenticator,
  makeRecoveryCodes,
  pendingSecret,
  recoveryCodesLeft,
  removeAuthenticator,
} from './authenticator.ts';
import type { NoticeKind } from '../../mail/mail.service.ts';
import { sendNotice } from '../notices.ts';
import { isLastEmergencyAccount } from '../outside/provider.store.ts';
import { formOf } from '../site/form.ts';
import type { SitePages } from '../sign-in/interaction.ts';
import { pageAnswer } from '../pages/page-answer.ts';
import { methodsPage } from '../pages/methods-page.ts';
import { recoveryCodesPage } from '../pages/recovery-codes-page.ts';
import { setUpAppPage } from '../pages/set-up-app-page.ts';
import { answerOf } from './passkey-answer.ts';
import { passkeyCreationOptions, storePasskey, passkeysOf, removePasskey } from './passkeys.ts';
import { methodsPath } from '../paths.ts';
import { activateApp } from './codes.ts';
import { confirmRoutes, noVisitor } from './confirm.routes.ts';
import { methodNotices, type MethodNotice } from './method-notices.ts';
import type { Site } from '../site/site.ts';
import type { SignInDeps } from '../passwords/try-password.ts';
import { hasConfirmed, secretsOfVisit, currentVisitor } from '../sessions/current-visitor.ts';

interface Visit {
  readonly c: AppContext;
  readonly site: Site;
  readonly user: PortalUser;
  readonly owner: { readonly tenant: string; readonly globalId: string };
  readonly work: <T>(piece: (trx: Trx) => Promise<T>) => Promise<T>;
  readonly done: (notice: MethodNotice) => Response;
}

type ServeVisit = (
  method: 'get' | 'post',
  path: string,
  serve: (visit: Visit) => Promise<Response> | Response,
) => void;

/**
 * The page where signed-in users add and remove their sign-in methods. Each visit begins with a proof by a method that the
 * user has: a browser that was left open adds no passkey for anybody else.
 */
export function signInMethodsRoutes(pages: SitePages, deps: SignInDeps): void {
  const { db } = deps;
  const showConfirm = confirmRoutes(pages, deps, {
    path: methodsPath,
    purpose: 'Before you change what you sign in with',
  });

  /** Serves a user who is signed in here and has just proved who they are; requests the proof otherwise. */
  const serve: ServeVisit = (method, path, serveVisit) =>
    pages[method](`${methodsPath}${path}`, async (c, site) => {
      const here = await currentVisitor(db, c, site);
      if (!here) return noVisitor(c, site);
      const owner = { tenant: site.tenant.id, globalId: here.global_id };
      const work = <T>(piece: (trx: Trx) => Promise<T>) => db.inTenant(owner.tenant, piece);
      const user = await work((trx) => hasConfirmed(c, trx, site, owner.globalId));
      if (!user) return method === 'get' && path === '' ? showConfirm(c, site, here) : back(c);
      return serveVisit({ c, site, user, owner, work, done: (notice) => back(c, notice) });
    });

  serve('get', '', showMethods);
  appRoutes(serve, deps);
  passkeyMethodRoutes(serve, deps);
}

async function showMethods({ c, site, work, owner: { globalId } }: Visit): Promise<Response> {
  const shown = await work(async (trx) => ({
    app: await hasAuthenticator(trx, globalId),
    codesLeft: await recoveryCodesLeft(trx, globalId),
    passkeys: await passkeysOf(trx, site, globalId),
  }));
  const notice = methodNotices.get(c.req.query('done') ?? '');
  const required = needsSecondFactor(site.tenant.settings);
  return pageAnswer(c, site.tenant, methodsPage, { ...shown, required, notice });
}

/** Sets up and removes the authenticator app, and makes its recovery codes. */
function appRoutes(serve: ServeVisit, deps: SignInDeps): void {
  serve('get', '/authenticator', (visit) => showSetUp(visit));

  serve('post', '/authenticator', async (visit) => {
    const typed = (await formOf(visit.c)).get('code') ?? '';
    const { c, site, owner } = visit;
    const taken = await activateApp(deps, owner, {
      keys: secretsOfVisit(c, site),
      typed,
      allowed: async (trx) => (await hasConfirmed(c, trx, site, owner.globalId)) !== undefined,
      also: (trx) => notify(deps, trx, visit, 'app-added'),
    });
    return 'problem' in taken ? showSetUp(visit, taken.problem) : showCodes(visit, taken.codes);
  });

  serve('post', '/authenticator/remove', async (visit) => {
    const { site, user, work, owner, done } = visit;
    const removed = await work(async (trx) => {
      const others = (await passkeysOf(trx, site, owner.globalId)).length > 0;
      if (needsSecondFactor(site.tenant.settings) && !others) return 'app-needed';
      if (!others && (await isLastEmergencyAccount(trx, user))) return 'emergency-needed';
      if (await removeAuthenticator(trx, owner.globalId)) {
        await note(trx, owner, 'authenticator-removed');
        await notify(deps, trx, visit, 'app-removed');
      }
      return 'app-removed';
    });
    return done(removed);
  });

  serve('post', '/recovery-codes', async (visit) => {
    const { c, work, owner } = visit;
    const codes = await work(async (trx) => {
      if (!(await hasAuthenticator(trx, owner.globalId))) return undefined;
      await note(trx, owner, 'recovery-codes-made');
      return makeRecoveryCodes(trx, owner);
    });
    return codes ? showCodes(visit, codes) : back(c);
  });
}

async function showSetUp(visit: Visit, problem?: string): Promise<Response> {
  const { c, site, work, owner, user } = visit;
  if (await work((trx) => hasAuthenticator(trx, owner.globalId))) return back(c);
  const issuer = site.tenant.displayName;
  const secret = pendingSecret(secretsOfVisit(c, site)[0], { issuer, email: user.email });
  return pageAnswer(c, site.tenant, setUpAppPage, { action: c.req.path, secret, asked: false, problem });
}

const showCodes = ({ c, site }: Visit, codes: readonly string[]) =>
  pageAnswer(c, site.tenant, recoveryCodesPage, { codes, next: { action: methodsPath } });

function passkeyMethodRoutes(serve: ServeVisit, deps: SignInDeps): void {
  serve('post', '/passkey-question', async ({ c, site, user, work }) => {
    return c.json(await work((trx) => passkeyCreationOptions(trx, site, user)));
  });

  serve('post', '/passkeys', async (visit) => {
    const { c, site, work, owner, done } = visit;
    const form = await formOf(c);
    const answer = answerOf<RegistrationResponseJSON>(form.get('answer'));
    const name = cleanText(form.get('name') ?? '').slice(0, 60) || 'Passkey';
    const kept =
      answer &&
      (await work(async (trx) => {
        if (!(await storePasskey(trx, site, owner.globalId, { answer, name }))) return false;
        await note(trx, owner, 'passkey-added');
        await notify(deps, trx, visit, 'passkey-added');
        return true;
      }));
    return done(kept ? 'passkey-added' : 'passkey-refused');
  });

  serve('post', '/passkeys/remove', async (visit) => {
    const { c, site, user, work, owner, done } = visit;
    const id = (await formOf(c)).get('id') ?? '';
    const removed = await work(async (trx) => {
      const app = await hasAuthenticator(trx, owner.globalId);
      const last = !app && (await passkeysOf(trx, site, owner.globalId)).length < 2;
      if (needsSecondFactor(site.tenant.settings) && last) return 'passkey-needed';
      if (last && (await isLastEmergencyAccount(trx, user))) return 'emergency-needed';
      if (await removePasskey(trx, owner.globalId, id)) {
        await note(trx, owner, 'passkey-removed');
        await notify(deps, trx, visit, 'passkey-removed');
      }
      return 'passkey-removed';
    });
    return done(removed);
  });
}

const notify = (
  { config }: Pick<SignInDeps, 'config'>,
  trx: Trx,
  { site, user }: Visit,
  notice: NoticeKind,
) => sendNotice(trx, config, { ...site, notice, user });

const note = (trx: Trx, owner: Visit['owner'], action: OfUserAction) =>
  storeAudit(trx, owner, { action, userId: owner.globalId });

function back(c: AppContext, notice?: MethodNotice): Response {
  return c.redirect(notice === undefined ? methodsPath : `${methodsPath}?done=${notice}`, 303);
}
