import { guidPattern } from '@portal/api/contract';
import { requestHost } from '../../platform/http/app-env.ts';
import { notFoundResponse } from '../../platform/http/errors.ts';
import { openRoute } from '../../platform/http/guards.ts';
import type { Routes } from '../../platform/http/route.ts';
import { pageAnswer } from '../../people/pages/page-answer.ts';
import { html } from '../../platform/http/html.ts';
import { cardPage } from '../../people/pages/page.ts';
import {
  findMail,
  latestMails,
  latestTexts,
  type StoredMail,
  type StoredText,
} from '../../mail/mail.store.ts';

/** Allows styles in the markup of an email, and nothing else. */
const mailPolicy = `sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'`;
const shown = 100;

/** With demo data and without a mail server: shows the emails and messages that would have been sent. */
export const outboxRoutes: Routes = (app, deps) => {
  if (!deps.config.demo) return;
  const list = '/dev/outbox';
  openRoute(app, 'GET', list, async (c) => {
    const tenant = await deps.tenants.byHost(requestHost(c));
    if (!tenant) return notFoundResponse(c);
    const { messages, texts } = await deps.db.inTenant(tenant.id, async (trx) => ({
      messages: await latestMails(trx, shown),
      texts: await latestTexts(trx, shown),
    }));
    const content = html`<p>The latest text messages and emails of ${tenant.displayName}.</p>
      ${texts.map((text) => textEntry(text, tenant.timeZone))}
      ${messages.length === 0 && html`<p>No email yet.</p>`}
      ${messages.map((message) => entry(message, tenant.timeZone))}`;
    return pageAnswer(c, tenant, (frame, shown) => cardPage(frame, { heading: 'Outbox' }, shown), content);
  });

  const one = '/dev/outbox/:id/:part';
  openRoute(app, 'GET', one, async (c) => {
    const id = c.req.param('id') ?? '';
    const part = c.req.param('part') ?? '';
    const tenant = await deps.tenants.byHost(requestHost(c));
    if (!tenant || !guidPattern.test(id)) return notFoundResponse(c);
    const message = await deps.db.inTenant(tenant.id, (trx) => findMail(trx, id));
    if (!message || !(part === 'html' || part === 'text')) return notFoundResponse(c);
    c.header('Content-Security-Policy', mailPolicy);
    c.header('Cache-Control', 'no-store');
    return part === 'html' ? c.html(message.html) : c.text(message.text);
  });
};

const momentIn = (moment: Date, timeZone: string) =>
  moment.toLocaleString('en-AU', { timeZone, dateStyle: 'medium', timeStyle: 'short' });

/** The text of a message, with its URLs as links. */
const textEntry = ({ mobile, text, sent_at }: StoredText, timeZone: string) =>
  html`<article>
    <h2>Text message</h2>
    <p>
      To ${mobile}, ${momentIn(sent_at, timeZone)}:<br />
      ${text
        .split(/(https?:\/\/\S+)/)
        .map((part, index) =>
          index % 2 === 1 ? html`<a class="link" href="${part}">${part}</a>` : html`${part}`,
        )}
    </p>
  </article>`;

const entry = ({ id, subject, recipient, address, state, queued_at }: StoredMail, timeZone: string) =>
  html`<article>
    <h2>${subject}</h2>
    <p>
      To ${recipient ?? ''} &lt;${address}&gt;, ${momentIn(queued_at, timeZone)}: ${state}<br />
      <a class="link" href="/dev/outbox/${id}/html">As it looks</a> ·
      <a class="link" href="/dev/outbox/${id}/text">As plain text</a>
    </p>
  </article>`;
