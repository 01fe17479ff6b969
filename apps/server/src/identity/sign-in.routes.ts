import type { Hono } from 'hono';
import type { AppContext, AppEnv } from '../http/app-env.ts';
import { checkPassword, noteSignIn } from './check-password.ts';
import { deviceOf, rememberDevice } from './device.ts';
import { formOf } from './form.ts';
import { landed, landingParameter } from './landing.ts';
import { messageAnswer, pageAnswer, sentFromHere } from './page-answer.ts';
import { signInPage } from './pages/sign-in-page.ts';
import { remoteAddress } from './remote-address.ts';
import type { SiteDeps } from './site-facts.ts';
import { rebased, type Site } from './site.ts';
import { signInThrottle, waitText } from './sign-in-throttle.ts';
import { noteWrongPassword } from './wrong-password.ts';

const address = '/oidc/interaction/:uid';
const wrongPair = 'The email or password is incorrect.';

export type WithSite = (
  serve: (c: AppContext, site: Site) => Promise<Response>,
) => (c: AppContext) => Promise<Response>;

/** The page where a person proves who they are, and what its form is sent to. */
export function signInRoutes(
  app: Hono<AppEnv>,
  deps: SiteDeps,
  withSite: WithSite,
  forget: (tenant: string, globalId: string) => void,
): void {
  const { db, demoAccounts, now } = deps;
  const throttle = signInThrottle(db, now);

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

  /** The person has proved who they are: back to where the provider asked, unless they have been shut out meanwhile. */
  const goOn = async (
    c: AppContext,
    site: Site,
    interaction: Interaction,
    { accountId, amr }: { readonly accountId: string; readonly amr: readonly string[] },
  ) => {
    const email = await noteSignIn(db, site.tenant, accountId, new Date(now()));
    if (email === undefined) return undefined;
    rememberDevice(c, site, email, now);
    interaction.result = { login: { accountId, amr: [...amr], remember: false } };
    await interaction.save(interaction.exp - Math.floor(Date.now() / 1000));
    c.header('Cache-Control', 'no-store');
    return c.redirect(interaction.returnTo, 303);
  };

  app.get(
    address,
    withSite(async (c, site) => {
      const interaction = await interactionOf(c, site);
      if (!interaction) return expired(c, site);
      const brought = interaction.params[landingParameter];
      const known = await db.inTenant(site.tenant.id, (trx) => landed(c, trx, site, brought, now));
      const entered = known && (await goOn(c, site, interaction, known));
      if (entered) return entered;
      const hint = interaction.params['login_hint'];
      return show(c, site, { email: typeof hint === 'string' ? hint.slice(0, 320) : '' }, 200);
    }),
  );

  app.post(
    address,
    withSite(async (c, site) => {
      if (!sentFromHere(c, site.origin)) return refused(c, site);
      const interaction = await interactionOf(c, site);
      if (!interaction) return expired(c, site);
      const form = await formOf(c);
      const email = (form.get('email') ?? '').trim().slice(0, 320);
      const password = (form.get('password') ?? '').slice(0, 1024);
      const attempt = { email, address: remoteAddress(c), device: deviceOf(c, site, email, now) };
      const begun = await throttle.begin(site.tenant.id, attempt);
      const { wait } = begun;
      if (wait > 0) {
        c.header('Retry-After', String(wait));
        return show(c, site, { email, problem: waitText(wait) }, 429);
      }
      const accountId = await checkPassword(
        db,
        site.tenant,
        { email, password },
        { cost: deps.config.passwordCost },
      );
      if (accountId === undefined) {
        const locked = await noteWrongPassword({ db, throttle, now }, site.tenant, attempt, begun);
        if (locked !== undefined) forget(site.tenant.id, locked);
        return show(c, site, { email, problem: wrongPair }, 200);
      }
      await throttle.succeeded(site.tenant.id, attempt);
      const entered = await goOn(c, site, interaction, { accountId, amr: ['pwd'] });
      return entered ?? show(c, site, { email, problem: wrongPair }, 200);
    }),
  );
}

type Interaction = NonNullable<Awaited<ReturnType<typeof interactionOf>>>;

/** The interaction of the address, if this browser began it. */
async function interactionOf(c: AppContext, site: Site) {
  const { incoming, outgoing } = c.env;
  if (!incoming || !outgoing) return undefined;
  rebased(incoming, site.origin);
  try {
    const interaction = await site.provider.interactionDetails(incoming, outgoing);
    return interaction.uid === c.req.param('uid') && interaction.prompt.name === 'login'
      ? interaction
      : undefined;
  } catch (error) {
    if (error instanceof Error && error.name === 'SessionNotFound') return undefined;
    throw error;
  }
}

const expired = (c: AppContext, site: Site): Response =>
  messageAnswer(c, site.tenant, { heading: 'This page has expired', text: 'Start again to sign in.' }, 400);

export const refused = (c: AppContext, site: Site): Response =>
  messageAnswer(
    c,
    site.tenant,
    {
      heading: 'Sign-in is not possible',
      text: 'The form was sent from another site. Start again from the portal.',
    },
    403,
  );
