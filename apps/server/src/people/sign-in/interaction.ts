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

/** Where the pages of a site are mounted: what is posted to them has to come from one of them. */
export type SitePages = Readonly<
  Record<'get' | 'post', (path: string, serve: (c: AppContext, site: Site) => Promise<Response>) => void>
>;

export type Interaction = NonNullable<Awaited<ReturnType<typeof interactionOf>>>;

/** The interaction of the address, if this browser began it. */
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

/** Who somebody is, and how they have proved it: by the names of RFC 8176, and `federatedMethod`. */
export interface Proof {
  readonly accountId: string;
  readonly amr: readonly string[];
}

/** Milliseconds for which somebody who has to choose a password may do so. */
const choosing = 10 * 60_000;

/**
 * The person has proved who they are: back to where the provider asked, unless they have been shut out meanwhile. Whoever has
 * to choose another password does that first, and comes back signed in.
 */
export async function enter(
  deps: Pick<SiteDeps, 'db' | 'now' | 'config'>,
  c: AppContext,
  site: Site,
  interaction: Interaction,
  { accountId, amr }: Proof,
): Promise<Response | undefined> {
  const { db, now } = deps;
  const { id: tenant } = site.tenant;
  const token = await db.inTenant(tenant, async (trx) => {
    const user = await findUserByGlobalId(trx, accountId);
    if (!user?.must_choose_password || amr.includes(federatedMethod)) return undefined;
    return createToken(trx, { tenant, globalId: accountId, purpose: 'password', goodFor: choosing }, now);
  });
  if (token !== undefined) {
    c.header('Cache-Control', 'no-store');
    return c.redirect(linkPath(token), 303);
  }
  const email = await noteSignIn(deps, c, site, { accountId, amr });
  if (email === undefined) return undefined;
  c.set('signIn', 'entered');
  rememberDevice(c, site, email, now);
  interaction.result = { login: { accountId, amr: [...amr], remember: false } };
  await interaction.save(interaction.exp - Math.floor(Date.now() / 1000));
  c.header('Cache-Control', 'no-store');
  return c.redirect(interaction.returnTo, 303);
}

export const expired = (c: AppContext, site: Site): Response =>
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
