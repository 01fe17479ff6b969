import { guidPattern } from '@portal/api/contract';
import type { Hono } from 'hono';
import { originOf } from '../../../config/config.ts';
import { requestHost, type AppContext, type AppEnv } from '../../../platform/http/app-env.ts';
import { unknownAddress } from '../../../platform/http/errors.ts';
import { declare } from '../../../platform/http/guards.ts';
import type { RouteDeps } from '../../../platform/http/route.ts';
import { standInPath } from '../../../platform/outbound/identity-checks/bundled-provider.ts';
import { messageAnswer, pageAnswer, sentFromHere } from '../../../people/pages/page-answer.ts';
import { html } from '../../../platform/http/html.ts';
import { cardPage } from '../../../people/pages/page.ts';
import { integrationKey, secretOf, sendNotice } from '../../../platform/outbound/webhook.ts';
import { hostName, type Tenant } from '../../../platform/tenant.ts';
import { callbackKeyName, callbackPath } from './invite-addresses.ts';
import { openInvite } from './invite.service.ts';

const outcomes: Readonly<Record<string, 'passed' | 'failed'>> = { yes: 'passed', no: 'failed' };

/**
 * Stands in for the provider's own page while there are demo data: the individual of an invite says yes or no there, once,
 * and the portal is told by the same signed call as by any provider.
 */
export function standInRoutes(app: Hono<AppEnv>, deps: RouteDeps): void {
  const { config, db } = deps;
  if (!config.demo) return;
  const template = standInPath(':check');

  const invited = async (c: AppContext) => {
    c.set('route', template);
    const check = c.req.param('check') ?? '';
    const tenant = await deps.tenants.byHost(requestHost(c));
    if (!tenant || !guidPattern.test(check)) return undefined;
    const invite = await db.inTenant(tenant.id, (trx) => openInvite(trx, check));
    return invite && { check, tenant, invite };
  };

  app.get(
    template,
    declare(async (c) => {
      const found = await invited(c);
      if (!found) return unknownAddress(c);
      const { tenant, invite } = found;
      if (invite === 'answered') return told(c, tenant, 'This invite has been answered.');
      return pageAnswer(c, tenant, (frame) =>
        cardPage(frame, { heading: 'Confirm who you are' }, question(tenant, invite.name)),
      );
    }),
  );

  app.post(
    template,
    declare(async (c) => {
      const found = await invited(c);
      if (!found || !sentFromHere(c, originOf(config, hostName(requestHost(c))))) return unknownAddress(c);
      const { check, tenant, invite } = found;
      if (invite === 'answered') return told(c, tenant, 'This invite has been answered.');
      const { answer } = await c.req.parseBody();
      const outcome = typeof answer === 'string' ? outcomes[answer] : undefined;
      const secret = secretOf(config);
      if (!outcome || secret === undefined) return unknownAddress(c);
      const delivery = await sendNotice(
        {
          id: check,
          url: new URL(callbackPath(tenant.id), `http://127.0.0.1:${config.port}`),
          body: JSON.stringify({
            Check: check,
            Outcome: outcome,
            VerifiedName: outcome === 'passed' ? invite.name : null,
          }),
          key: integrationKey(secret, tenant.id, callbackKeyName),
        },
        { local: true },
      );
      if (delivery !== 'taken')
        return told(c, tenant, 'Your answer could not be passed on. Try again in a moment.', 502);
      return told(c, tenant, `Thank you. ${tenant.displayName} has your answer.`);
    }),
  );
}

const told = (c: AppContext, tenant: Tenant, text: string, status: 200 | 502 = 200) =>
  messageAnswer(c, tenant, { heading: 'Confirm who you are', text, restart: null }, status);

const question = ({ displayName }: Tenant, name: string) =>
  html`<p>
      This page stands in for the check of a face against a document. ${displayName} asks: are you ${name}?
    </p>
    <form method="post" data-sends-once>
      <button class="primary" type="submit" name="answer" value="yes">Yes, that is me</button>
    </form>
    <form method="post" data-sends-once>
      <button class="primary" type="submit" name="answer" value="no">No</button>
    </form>`;
