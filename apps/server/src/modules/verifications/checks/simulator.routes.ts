import { guidPattern } from '@portal/api/contract';
import { originOf } from '../../../config/config.ts';
import { messageAnswer, pageAnswer, sentFromHere } from '../../../people/pages/page-answer.ts';
import { cardPage, type PageFrame } from '../../../people/pages/page.ts';
import { requestHost, type AppContext } from '../../../platform/http/app-env.ts';
import { notFoundResponse } from '../../../platform/http/errors.ts';
import { openRoute } from '../../../platform/http/guards.ts';
import { html, type Html } from '../../../platform/http/html.ts';
import type { Routes } from '../../../platform/http/route.ts';
import { simulatorPath } from '../../../platform/outbound/identity-checks/bundled-provider.ts';
import { secretOf, sendNotice } from '../../../platform/outbound/webhook.ts';
import { hostName, type Tenant } from '../../../platform/tenant.ts';
import { callbackKey, callbackPath, openInvite, type InviteAnswer } from './invite.service.ts';

const heading = 'Confirm who you are';
const outcomes = new Map<unknown, InviteAnswer['Outcome']>([
  ['yes', 'passed'],
  ['no', 'failed'],
]);

/**
 * Simulates the provider's own page, with demo data only: the individual of an invite responds there, once, and the
 * portal receives the same signed call as from any provider.
 */
export const simulatorRoutes: Routes = (app, deps) => {
  const { config, db } = deps;
  if (!config.demo) return;

  for (const method of ['GET', 'POST'] as const)
    openRoute(app, method, simulatorPath(':check'), async (c) => {
      const Check = c.req.param('check') ?? '';
      const host = requestHost(c);
      const foreign = method === 'POST' && !sentFromHere(c, originOf(config, hostName(host)));
      const tenant = await deps.tenants.byHost(host);
      if (!tenant || foreign || !guidPattern.test(Check)) return notFoundResponse(c);
      const invite = await db.inTenant(tenant.id, (trx) => openInvite(trx, Check));
      if (!invite) return notFoundResponse(c);
      if (invite === 'answered') return message(c, tenant, 'This invite has been answered.');
      const name = invite.subject_name ?? '';
      if (method === 'GET') return pageAnswer(c, tenant, page, criteria(tenant, name));

      const Outcome = outcomes.get((await c.req.parseBody())['answer']);
      const secret = secretOf(config);
      if (!Outcome || secret === undefined) return notFoundResponse(c);
      const answer: InviteAnswer = { Check, Outcome, VerifiedName: Outcome === 'passed' ? name : null };
      const notice = {
        id: Check,
        url: new URL(callbackPath(tenant.id), `http://127.0.0.1:${config.port}`),
        body: JSON.stringify(answer),
        key: callbackKey(secret, tenant.id),
      };
      return (await sendNotice(notice, { local: true })) === 'taken'
        ? message(c, tenant, `Thank you. ${tenant.displayName} has your answer.`)
        : message(c, tenant, 'Your answer could not be passed on. Try again in a moment.', 502);
    });
};

const message = (c: AppContext, tenant: Tenant, text: string, status: 200 | 502 = 200) =>
  messageAnswer(c, tenant, status, { heading, text, restart: null });

const page = (frame: PageFrame, content: Html) => cardPage(frame, { heading }, content);

const criteria = ({ displayName }: Tenant, name: string) =>
  html`<p>
      This page simulates the check of a face against a document. ${displayName} asks: are you ${name}?
    </p>
    <form method="post" data-sends-once>
      <button class="primary" type="submit" name="answer" value="yes">Yes, that is me</button>
    </form>
    <form method="post" data-sends-once>
      <button class="primary" type="submit" name="answer" value="no">No</button>
    </form>`;
