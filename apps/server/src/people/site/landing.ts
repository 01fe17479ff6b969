import type { LinkPurpose } from '../../platform/db/column-types.ts';
import { federatedMethod } from '@portal/api/contract';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { AppContext } from '../../platform/http/app-env.ts';
import type { Trx } from '../../platform/db/connect.ts';
import { hostCookie, sessionCookie } from './cookies.ts';
import { createToken, consumeToken } from '../tokens/one-time-link.ts';
import type { SiteFacts } from './site-facts.ts';

/** Time from a chosen password to the page that asks for one. */
const goodFor = 60_000;
const landingCookie = (site: Pick<SiteFacts, 'origin'>) => hostCookie(site, 'portal_landing');

type LandingPurpose = Extract<LinkPurpose, `${string}landing`>;

/** What the portal brings to the provider of a federated landing. */
export const landingParameter = 'landing';

/**
 * Whoever has just chosen a password need not type it again: a cookie of this browser, good once and for a minute,
 * answers the provider's question. Whoever was signed in here before is so no more.
 * Of a federated landing the browser keeps one half and the page that asked the other: it is good for the sign-in that this
 * very page begins, and not for whichever is open beside it. Answers that other half; nothing of a plain one.
 */
export async function prepareLanding(
  c: AppContext,
  trx: Trx,
  site: SiteFacts,
  globalId: string,
  now: () => number,
  purpose: LandingPurpose = 'landing',
): Promise<string> {
  const tenant = site.tenant.id;
  const token = await createToken(trx, { tenant, globalId, purpose, goodFor }, now);
  const kept = purpose === 'landing' ? token : token.slice(0, token.length / 2);
  const session = sessionCookie(site);
  for (const name of [session.name, `${session.name}.sig`]) deleteCookie(c, name, session.options);
  const { name, options } = landingCookie(site);
  setCookie(c, name, kept, { ...options, maxAge: goodFor / 1000 });
  return token.slice(kept.length);
}

/** Who may go on without typing a password, and how they have proved who they are; nobody the second time. */
export async function landed(
  c: AppContext,
  trx: Trx,
  site: SiteFacts,
  brought: unknown,
  now: () => number,
): Promise<{ readonly accountId: string; readonly amr: readonly string[] } | undefined> {
  const { name, options } = landingCookie(site);
  const kept = getCookie(c, name);
  if (kept === undefined) return undefined;
  deleteCookie(c, name, options);
  const federated = typeof brought === 'string';
  const accountId = federated
    ? await consumeToken(trx, 'federated landing', kept + brought, now)
    : await consumeToken(trx, 'landing', kept, now);
  return accountId === undefined ? undefined : { accountId, amr: [federated ? federatedMethod : 'pwd'] };
}
