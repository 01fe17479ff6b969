import { federatedMethod } from '@portal/api/contract';
import type { AppContext } from '../../platform/http/app-env.ts';
import { findUserByGlobalId } from '../directory/user.store.ts';
import { noteSignIn } from './note-sign-in.ts';
import { rememberDevice } from '../devices/device.ts';
import { createToken } from '../tokens/one-time-link.ts';
import { linkPath } from '../paths.ts';
import { messageAnswer } from '../pages/page-answer.ts';
import type { SiteDeps } from '../site/site-facts.ts';
import { rebased, type Site } from '../site/site.ts';

export type WithSite = (
  serve: (c: AppContext, site: Site) => Promise<Response>,
) => (c: AppContext) => Promise<Response>;

/** Where the pages of a site are mounted. A form has to come from one of these pages. */
export type SitePages = Readonly<
  Record<'get' | 'post', (path: string, serve: (c: AppContext, site: Site) => Promise<Response>) => void>
>;

export type Interaction = NonNullable<Awaited<ReturnType<typeof interactionOf>>>;

/** Returns the interaction of the URL, if this browser began it. */
export async function interactionOf(c: AppContext, site: Site) {
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

/** Stores the result until the interaction expires, by the clock of the provider library. */
export const saveInteraction = (interaction: Interaction): Promise<unknown> =>
  interaction.save(interaction.exp - Math.floor(Date.now() / 1000));

/** A user and their authentication methods, by the names of RFC 8176 and `federatedMethod`. */
export interface Proof {
  readonly accountId: string;
  readonly amr: readonly string[];
  /** Of a sign-in at the provider of the firm; see `outside-session.ts`. */
  readonly acr?: string | undefined;
}

/** Milliseconds for which a required new password can be set. */
const choosing = 10 * 60_000;

/**
 * Completes a sign-in and returns to the provider, unless the user has been locked meanwhile. A user who has to set
 * another password does that first, and is signed in afterwards.
 */
export async function enter(
  deps: Pick<SiteDeps, 'db' | 'config'>,
  c: AppContext,
  site: Site,
  interaction: Interaction,
  proof: Proof,
): Promise<Response | undefined> {
  const { accountId, amr, acr } = proof;
  const { id: tenant } = site.tenant;
  const token = await deps.db.inTenant(tenant, async (trx) => {
    const user = await findUserByGlobalId(trx, accountId);
    if (!user?.must_choose_password || amr.includes(federatedMethod)) return undefined;
    const wanted = { tenant, globalId: accountId, purpose: 'password', validForMs: choosing } as const;
    return createToken(trx, wanted, site.now);
  });
  if (token !== undefined) {
    return c.redirect(linkPath(token), 303);
  }
  const unbound = deps.config.tokenBinding && interaction.params['dpop_jkt'] === undefined;
  const email = await noteSignIn(deps, c, site, proof, unbound);
  if (email === undefined) return undefined;
  c.set('signIn', 'entered');
  rememberDevice(c, site, email);
  interaction.result = { login: { accountId, amr: [...amr], remember: false, ...(acr && { acr }) } };
  await saveInteraction(interaction);
  return c.redirect(interaction.returnTo, 303);
}

export const refused = (c: AppContext, site: Site): Response =>
  messageAnswer(c, site.tenant, 403, {
    heading: 'Sign-in is not possible',
    text: 'The form was sent from another site. Start again from the portal.',
  });
