import { triggerIntegration } from '@portal/api/contract';
import * as v from 'valibot';
import { openRoute } from '../../platform/http/guards.ts';
import { externalCallRoute } from '../../platform/http/external-call-route.ts';
import { signedRequest } from '../../platform/http/signed-request.ts';
import type { Routes } from '../../platform/http/route.ts';
import { integrationKey, secretOf } from '../../platform/outbound/webhook.ts';
import { receiverPath } from './integration-address.ts';
import { trigger } from './integration.service.ts';

export const integrationRoutes: Routes = (app, deps) => {
  const { config } = deps;
  externalCallRoute(app, deps, triggerIntegration, (call) =>
    trigger(call, config, (trx) => deps.findVisible(trx, call.person, call.body.ApplicationGuid)),
  );
  if (!config.demo) return;

  // The demo's receiver, which accepts signed notices only.
  const template = `${receiverPath}/:tenant/:name`;
  openRoute(app, 'POST', template, async (c) => {
    const tenant = c.req.param('tenant') ?? '';
    const name = c.req.param('name') ?? '';
    const notice = await signedRequest(c, {
      key: integrationKey(secretOf(config) ?? '', tenant, name),
      schema: v.looseObject({}),
      invalidText: 'The notice is not valid.',
      now: deps.now(),
    });
    return notice ? c.body(null, 204) : c.text('The notice is not signed.', 401);
  });
};
