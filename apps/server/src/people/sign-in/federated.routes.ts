import { signInFederated, typedEmail } from '@portal/api/contract';
import type { Hono } from 'hono';
import * as v from 'valibot';
import type { Trx } from '../../platform/db/connect.ts';
import { storeAudit } from '../../platform/history/audit.store.ts';
import type { AppContext, AppEnv } from '../../platform/http/app-env.ts';
import { requestHost } from '../../platform/http/app-env.ts';
import { notFoundResponse } from '../../platform/http/errors.ts';
import { openRoute } from '../../platform/http/guards.ts';
import { conflict, notFound, HttpError, tooMany, unauthorised } from '../../platform/http/http-error.ts';
import { remoteAddress } from '../../platform/http/remote-address.ts';
import { parseRequest } from '../../platform/http/request-parts.ts';
import { mount } from '../../platform/http/mount.ts';
import { replyText, send } from '../../platform/http/reply.ts';
import { signedRequest } from '../../platform/http/signed-request.ts';
import type { RouteDeps } from '../../platform/http/route.ts';
import { activeStatuses, findUserByEmail, isActiveUser } from '../directory/user.store.ts';
import { integrationKey, secretOf, signatureTolerance } from '../../platform/outbound/webhook.ts';
import { mayFederate } from './may-federate.ts';
import { signInThrottle, waitText } from './sign-in-throttle.ts';
import { digest } from '../digest.ts';
import { createPair, pairLifetimeMs, consumePair, type FederatedPair } from './federated-pair.ts';
import { createLanding } from '../site/landing.ts';
import { findAccountHolder } from '../directory/account-holder.ts';
import { federatedDemoPath, federatedPath } from '../paths.ts';
import type { WithSite } from './interaction.ts';
import type { SiteDeps } from '../site/site-facts.ts';
import type { Site, SiteAt } from '../site/site.ts';

/** The name, among the tenant's keys, of the key with which its identity system signs. */
export const federatedKeyName = 'federated sign-in';

const invalidPair = { ErrorNo: 1, Message: 'This address is no longer valid.' } as const;

/** As documented in `docs/integrations.md`. */
const request = v.strictObject({
  Email: typedEmail,
  RequestId: v.pipe(v.string(), v.uuid()),
});

/** Signs in users of the tenant's own identity system, without a password of the portal (decision 0046). */
export function federatedRoutes(
  app: Hono<AppEnv>,
  deps: SiteDeps & Pick<RouteDeps, 'checkReplies'>,
  siteAt: SiteAt,
  withSite: WithSite,
): void {
  const { db, config, now } = deps;
  const throttle = signInThrottle(db, now);

  mount(app, signInFederated, async (c) => {
    const { params, query } = await parseRequest(c, signInFederated);
    const site = await siteAt(requestHost(c));
    const pair = { Token: params['token'] ?? '', Hash: (query as { hash?: string }).hash ?? '' };
    const Token = site && (await landingFor(c, site, pair));
    return send(
      c,
      replyText(deps, signInFederated, Token === undefined ? invalidPair : { ErrorNo: 0, Token }),
    );
  });

  const landingFor = async (c: AppContext, site: Site, pair: FederatedPair) => {
    const globalId = await db.inTenant(site.tenant.id, (trx) => consumePair(trx, site, pair));
    const holder = globalId === undefined ? undefined : await findAccountHolder(db, site.tenant, globalId);
    if (!holder || !mayFederate(site.tenant, holder)) return undefined;
    return db.inTenant(site.tenant.id, (trx) =>
      createLanding(c, trx, site, holder.global_id, 'federated landing'),
    );
  };

  const issued = async (trx: Trx, site: Site, userId: string, address: string) => {
    const pair = await createPair(trx, site, userId);
    await storeAudit(trx, { tenant: site.tenant.id }, { action: 'federated-pair-made', userId, address });
    return { ...pair, Address: `${site.origin}/federated/${pair.Token}/${pair.Hash}` };
  };

  /**
   * Rejects a request without a valid signature of the tenant. A client that sends many is delayed, and leaves no
   * more audit entries.
   */
  const unsigned = async (site: Site, address: string): Promise<never> => {
    const wait = await throttle.ask(site.tenant.id, address);
    if (wait > 0) throw tooMany(waitText(wait), wait);
    const refused = { action: 'federated-request-refused', part: 'signature', address } as const;
    await db.inTenant(site.tenant.id, (trx) => storeAudit(trx, { tenant: site.tenant.id }, refused));
    throw unauthorised();
  };

  app.post(
    federatedPath,
    withSite(async (c, site) => {
      const address = remoteAddress(c, config);
      const { Email, RequestId } = (await requestOf(c, deps, site)) ?? (await unsigned(site, address));
      const answer = await db.inTenant(site.tenant.id, async (trx) => {
        const user = await findUserByEmail(trx, Email);
        if (!user || !isActiveUser(user)) throw notFound();
        if (!mayFederate(site.tenant, user)) {
          const refused = { part: 'person', userId: user.global_id, address } as const;
          await storeAudit(
            trx,
            { tenant: site.tenant.id },
            { action: 'federated-request-refused', ...refused },
          );
          return undefined;
        }
        if (!(await isFirst(trx, user.tenant_id, user.global_id, RequestId, now)))
          throw conflict('This request was answered already.');
        return issued(trx, site, user.global_id, address);
      });
      if (!answer) throw new HttpError(403, 'Federated sign-in is off for this tenant or person.');
      return c.json({ ...answer, GoodForSeconds: pairLifetimeMs / 1000 });
    }),
  );

  if (config.demo) demoPairRoute(app, deps, siteAt);
}

/** Gives the pair of the federated demo user. */
function demoPairRoute(app: Hono<AppEnv>, { db }: SiteDeps, siteAt: SiteAt): void {
  openRoute(app, 'GET', federatedDemoPath, async (c) => {
    c.header('Cache-Control', 'no-store');
    const site = await siteAt(requestHost(c));
    if (!site) return notFoundResponse(c);
    const answer = await db.inTenant(site.tenant.id, async (trx) => {
      const user = await trx
        .selectFrom('portal_user')
        .selectAll()
        .where('federated_only', '=', true)
        .where('seeded', '=', true)
        .where('status', 'in', activeStatuses)
        .orderBy('global_id')
        .executeTakeFirst();
      if (!user || !mayFederate(site.tenant, user)) return undefined;
      const { Token, Hash } = await createPair(trx, site, user.global_id);
      return { Token, Hash, DisplayName: user.display_name };
    });
    return answer ? c.json(answer) : notFoundResponse(c);
  });
}

/** The request of the tenant's identity system; undefined if the signature is invalid. */
async function requestOf(c: AppContext, { config, now }: SiteDeps, { tenant }: Site) {
  const secret = secretOf(config);
  if (secret === undefined) throw notFound();
  return signedRequest(c, {
    key: integrationKey(secret, tenant.id, federatedKeyName),
    schema: request,
    invalidText: 'The request is not valid.',
    now: now(),
  });
}

/** Records a request for as long as its signature is valid, so that a replayed request gets no pair. */
async function isFirst(trx: Trx, tenant: string, globalId: string, requestId: string, now: () => number) {
  const purpose = 'federated request';
  const noted = await trx
    .insertInto('one_time_link')
    .values({
      tenant_id: tenant,
      token_hash: digest(`${purpose}\n${requestId.toLowerCase()}`),
      global_id: globalId,
      purpose,
      expires_at: new Date(now() + 2 * signatureTolerance * 1000),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('token_hash')
    .executeTakeFirst();
  return noted !== undefined;
}
