import { can, Permission } from '@portal/api/contract';
import * as v from 'valibot';
import { StartError } from '../../config/start-error.ts';
import type { Actor } from '../../platform/history/audit.store.ts';
import type { AppContext } from '../../platform/http/app-env.ts';
import { allRoles } from '../directory/role.store.ts';
import { claimsOf, findUserByGlobalId, type PortalUser } from '../directory/user.store.ts';
import { confirmRoutes, noVisitor } from '../factors/confirm.routes.ts';
import { messageAnswer, pageAnswer } from '../pages/page-answer.ts';
import { signInSettingsPage, testedPage } from '../pages/sign-in-settings-page.ts';
import { settingsPath } from '../paths.ts';
import { maySignInHere } from '../passwords/password-policy.ts';
import type { SignInDeps } from '../passwords/try-password.ts';
import { currentVisitor, hasConfirmed, hasJustSignedIn } from '../sessions/current-visitor.ts';
import type { SitePages } from '../sign-in/interaction.ts';
import { formOf } from '../site/form.ts';
import type { SiteDeps } from '../site/site-facts.ts';
import type { Site } from '../site/site.ts';
import { userOf } from './outside-user.ts';
import { ProviderFailed, type FinishedSignIn } from './provider-client.ts';
import { settingsOf, typedOf, type Typed } from './settings-form.ts';
import {
  findProvider,
  lacksEmergencyAccount,
  listProviders,
  listVersions,
  providerSettings,
  removeProvider,
  storeProvider,
  type OutsideProvider,
} from './provider.store.ts';

/** What the page shows: a provider, what was typed, or an earlier version to restore. */
interface Shown {
  readonly id: string;
  readonly typed?: Typed;
  readonly problem?: string;
  readonly version?: string | undefined;
}

type Serve = (c: AppContext, site: Site, user: PortalUser) => Promise<Response> | Response;

/** Serves a user who is signed in here and administers the tenant. */
export const forAdministrator =
  ({ db }: Pick<SiteDeps, 'db'>, serve: Serve) =>
  async (c: AppContext, site: Site): Promise<Response> => {
    const user = await currentVisitor(db, c, site);
    if (!user) return noVisitor(c, site);
    if (can(claimsOf(user), Permission.admin)) return serve(c, site, user);
    const text = 'Only administrators can change how users sign in.';
    return messageAnswer(c, site.tenant, 403, { heading: 'Sign-in', text, restart: 'Back to the portal' });
  };

/** The page on which administrators set the firm's identity providers. */
export function signInSettingsRoutes(
  pages: SitePages,
  deps: SignInDeps,
  begin: (c: AppContext, site: Site, provider: OutsideProvider, userId: string) => Promise<Response>,
): void {
  const { db, config } = deps;
  const showConfirm = confirmRoutes(pages, deps, {
    path: settingsPath,
    purpose: 'Before you change how the firm signs in',
  });

  /** How an administrator proves who they are: by a password here, or else by a sign-in. */
  const proofOf = async (c: AppContext, site: Site, { global_id: globalId, email, ...user }: PortalUser) => {
    const { here, confirmed } = await db.inTenant(site.tenant.id, async (trx) => ({
      here: !user.federated_only && user.password_hash !== null && (await maySignInHere(trx, email)),
      confirmed: (await hasConfirmed(c, trx, site, globalId)) !== undefined,
    }));
    return { here, fresh: here ? confirmed : await hasJustSignedIn(c, site) };
  };

  const show = async (c: AppContext, site: Site, { id, typed, problem, version }: Shown) => {
    const { providers, roles, stored, unsafe, versions } = await db.inTenant(site.tenant.id, async (trx) => {
      const all = await listProviders(trx);
      const found = all.find((each) => each.id === id);
      return {
        providers: all,
        roles: await allRoles(trx),
        stored: found,
        versions: await listVersions(trx, id),
        unsafe: found && (await lacksEmergencyAccount(trx, found)),
      };
    });
    const restored = versions.find(({ number }) => String(number) === version);
    const settings = restored?.settings ?? stored ?? v.getDefaults(providerSettings);
    const shown = {
      ids: providers.map((each) => each.id),
      id,
      typed: typed ?? typedOf(settings),
      roles,
      versions,
      restored,
      saved: c.req.query('saved') !== undefined,
      problem: problem ?? (unsafe ? noEmergencyAccount : undefined),
    };
    const status = problem === undefined ? 200 : 422;
    return pageAnswer(c, site.tenant, signInSettingsPage, shown, status);
  };

  pages.get(
    settingsPath,
    forAdministrator(deps, async (c, site, user) => {
      const { here, fresh } = await proofOf(c, site, user);
      if (fresh) return show(c, site, { id: c.req.query('provider') ?? '', version: c.req.query('version') });
      return here ? showConfirm(c, site, user) : messageAnswer(c, site.tenant, 200, signInAgain);
    }),
  );

  const change = (path: string, act: (form: URLSearchParams, id: string, by: Actor) => Promise<void>) =>
    pages.post(
      path,
      forAdministrator(deps, async (c, site, user) => {
        const form = await formOf(c);
        const id = form.get('id') ?? '';
        try {
          if (!(await proofOf(c, site, user)).fresh) throw new StartError(proofIsOver);
          await act(form, id, { tenant: site.tenant.id, globalId: user.global_id });
        } catch (error) {
          if (!(error instanceof StartError)) throw error;
          return show(c, site, { id, typed: Object.fromEntries(form), problem: error.message });
        }
        return c.redirect(`${settingsPath}?${String(new URLSearchParams({ provider: id, saved: '' }))}`, 303);
      }),
    );

  change(settingsPath, async (form, id, by) => {
    const known = await db.inTenant(by.tenant, (trx) => findProvider(trx, db.sealer, id));
    const field = (name: 'Issuer' | 'ClientId') => form.get(name)?.trim();
    const sameClient = known?.Issuer === field('Issuer') && known?.ClientId === field('ClientId');
    const Secret = form.get('secret') || (sameClient ? known?.secret : undefined);
    if (known && Secret === undefined) throw new StartError(otherClient);
    const given = { ...settingsOf(Object.fromEntries(form)), Secret };
    await storeProvider(db, by, id, given, config.demo);
  });
  change(`${settingsPath}/remove`, (_form, id, by) => removeProvider(db, by, id));

  pages.get(
    `${settingsPath}/test/:provider`,
    forAdministrator(deps, async (c, site, user) => {
      const id = c.req.param('provider') ?? '';
      const provider = await db.inTenant(site.tenant.id, (trx) => findProvider(trx, db.sealer, id));
      return provider ? begin(c, site, provider, user.global_id) : c.redirect(settingsPath, 303);
    }),
  );
}

const otherClient =
  'Client secret or private key: enter it, because the stored one belongs to another issuer or client.';
const proofIsOver =
  'Nothing was changed, because your confirmation is older than ten minutes. Open this page in another tab, confirm that it is you, then save here.';
const noEmergencyAccount =
  'No emergency account can sign in: each lacks a password, a second factor, or is not active.';
const signInAgain = {
  heading: 'Sign in again',
  text: 'You can change how the firm signs in for ten minutes after a sign-in. Log out of the portal, sign in, and open this page again.',
  restart: 'Back to the portal',
};

/** Thrown to roll back. */
class Outcome extends Error {}

/** Says what a sign-in with these claims would lead to, and changes nothing. */
export async function testedAnswer(
  deps: SiteDeps,
  c: AppContext,
  site: Site,
  provider: OutsideProvider,
  tested: FinishedSignIn | ProviderFailed,
): Promise<Response> {
  const work = async () => {
    if (tested instanceof ProviderFailed) throw tested;
    return deps.db.inTenant(site.tenant.id, async (trx) => {
      const user = await findUserByGlobalId(trx, await userOf(trx, deps, site, provider, tested.claims));
      throw new Outcome(`Signs in ${user?.email ?? ''} with the role ${user?.role_name ?? ''}.`);
    });
  };
  const outcome = await work().catch((error: unknown) => {
    if (error instanceof Outcome) return error.message;
    if (error instanceof ProviderFailed) return `The sign-in is refused: ${error.reason}.`;
    throw error;
  });
  const claims = tested instanceof ProviderFailed ? {} : { ...tested.claims, ...tested.proved };
  const text = JSON.stringify(claims, undefined, 1).slice(0, 20_000);
  return pageAnswer(c, site.tenant, testedPage, { outcome, claims: text });
}
