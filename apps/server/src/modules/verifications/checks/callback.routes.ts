import { guidPattern } from '@portal/api/contract';
import type { Hono } from 'hono';
import * as v from 'valibot';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { bodyBytes } from '../../../platform/http/body.ts';
import { unknownAddress } from '../../../platform/http/errors.ts';
import { openRoute } from '../../../platform/http/guards.ts';
import { invalid, unauthorised } from '../../../platform/http/refusal.ts';
import type { RouteDeps } from '../../../platform/http/route.ts';
import { integrationKey, isSigned, secretOf } from '../../../platform/outbound/webhook.ts';
import { callbackKeyName, callbackPath } from './invite-addresses.ts';
import { answerInvite } from './invite.service.ts';

const maximumBytes = 8_192;

/** As `docs/identity-provider.schema.json` says it. */
const callback = v.object({
  Check: v.pipe(v.string(), v.regex(guidPattern)),
  Outcome: v.picklist(['passed', 'failed']),
  VerifiedName: v.nullable(v.pipe(v.string(), v.maxLength(300))),
});

/** Takes what a provider tells of an invite, from whoever can sign it: the same answer again is taken and changes nothing. */
export function callbackRoutes(app: Hono<AppEnv>, deps: RouteDeps): void {
  const template = callbackPath(':tenant');
  openRoute(app, 'POST', template, async (c) => {
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
    const said = v.safeParse(callback, parsed(body));
    if (!said.success) throw invalid('The answer is not valid.');
    const { Check: check, Outcome: outcome, VerifiedName: verifiedName } = said.output;
    await deps.db.inTenant(tenant.id, (trx) =>
      answerInvite(trx, { check, outcome, verifiedName }, deps.identityProvider?.name ?? ''),
    );
    return c.body(null, 204);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
