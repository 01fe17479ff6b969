import type { Hono } from 'hono';
import * as v from 'valibot';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { bodyBytes } from '../../../platform/http/body.ts';
import { unknownAddress } from '../../../platform/http/errors.ts';
import { openRoute } from '../../../platform/http/guards.ts';
import { invalid, unauthorised } from '../../../platform/http/refusal.ts';
import type { RouteDeps } from '../../../platform/http/route.ts';
import { integrationKey, isSigned, secretOf } from '../../../platform/outbound/webhook.ts';
import { answerInvite, callbackKeyName, callbackPath, inviteAnswer } from './invite.service.ts';

const maximumBytes = 8_192;
const answerText = v.pipe(v.string(), v.parseJson(), inviteAnswer);

/** Accepts the answer to an invite from a provider that can sign it; a repeated answer changes nothing. */
export function callbackRoutes(app: Hono<AppEnv>, deps: RouteDeps): void {
  openRoute(app, 'POST', callbackPath(':tenant'), async (c) => {
    c.header('Cache-Control', 'no-store');
    const secret = secretOf(deps.config);
    const tenant = (await deps.tenants.all()).find(({ id }) => id === c.req.param('tenant'));
    if (!tenant || secret === undefined) return unknownAddress(c);
    const body = (await bodyBytes(c.req.raw, maximumBytes)).toString('utf8');
    const signed = isSigned(
      { timestamp: c.req.header('portal-timestamp'), signature: c.req.header('portal-signature') },
      body,
      integrationKey(secret, tenant.id, callbackKeyName),
    );
    if (!signed) throw unauthorised();
    const answer = v.safeParse(answerText, body);
    if (!answer.success) throw invalid('The answer is not valid.');
    await deps.db.inTenant(tenant.id, (trx) =>
      answerInvite(trx, answer.output, deps.identityProvider?.name ?? ''),
    );
    return c.body(null, 204);
  });
}
