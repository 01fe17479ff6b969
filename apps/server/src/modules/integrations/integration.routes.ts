import { triggerIntegration } from '@portal/api/contract';
import { bodyBytes } from '../../platform/http/body.ts';
import { openRoute } from '../../platform/http/guards.ts';
import { externalCallRoute } from '../../platform/http/external-call-route.ts';
import type { Routes } from '../../platform/http/route.ts';
import { integrationKey, isSigned, secretOf } from '../../platform/outbound/webhook.ts';
import { receiverPath } from './integration-address.ts';
import { trigger } from './integration.service.ts';

const maximumBytes = 65_536;

export const integrationRoutes: Routes = (app, deps) => {
  const { config } = deps;
  externalCallRoute(app, deps, triggerIntegration, (call) =>
    trigger(call, { config, find: (trx) => deps.findVisible(trx, call.person, call.body.ApplicationGuid) }),
  );
  if (!config.demo) return;

  // The demo's receiver, which accepts signed notices only.
  const template = `${receiverPath}/:tenant/:name`;
  openRoute(app, 'POST', template, async (c) => {
    const tenant = c.req.param('tenant') ?? '';
    const name = c.req.param('name') ?? '';
    const body = new TextDecoder().decode(await bodyBytes(c.req.raw, maximumBytes));
    const headers = {
      timestamp: c.req.header('portal-timestamp'),
      signature: c.req.header('portal-signature'),
    };
    const key = integrationKey(secretOf(config) ?? '', tenant, name);
    return isSigned(headers, body, key, deps.now())
      ? c.body(null, 204)
      : c.text('The notice is not signed.', 401);
  });
};
