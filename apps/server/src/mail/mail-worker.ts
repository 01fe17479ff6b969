import type { MailState } from '../platform/db/column-types.ts';
import type { Config } from '../config/config.ts';
import type { Database, Trx } from '../platform/db/connect.ts';
import type { Task } from '../platform/jobs/enqueue.ts';
import type { Worker } from '../platform/jobs/start-jobs.ts';
import type { Delivery, Mailer } from '../platform/outbound/mailer.ts';
import type { Tenant, TenantDirectory } from '../platform/tenant.ts';
import { mailHtml } from './mail-document.ts';
import { tokenPlaceholder, type MailedLink } from './mail.service.ts';
import { findMail, storeSentMail, moveMail, type StoredMail } from './mail.store.ts';

export interface MailWorkerDeps {
  readonly db: Database;
  readonly tenants: Pick<TenantDirectory, 'all'>;
  readonly mailer: Mailer;
  readonly config: Pick<Config, 'mailFrom'>;
  /** Creates the token of an email's one-time link; undefined if no user of the address may have one. */
  readonly makeToken: (tenant: Tenant, link: MailedLink, address: string) => Promise<string | undefined>;
  /** Records for the sender that an email was not sent, or may not have been sent. */
  readonly note: (
    trx: Trx,
    tenant: string,
    message: StoredMail,
    state: Extract<MailState, 'failed' | 'doubtful'>,
  ) => Promise<void>;
}

/** The state of a message after an attempt; `later` keeps it queued. */
const after: Readonly<Record<Exclude<Delivery, 'withdrawn'>, MailState>> = {
  taken: 'sent',
  refused: 'failed',
  later: 'queued',
  unknown: 'doubtful',
};

function linkOf({ link_purpose: purpose, link_for: globalId }: StoredMail): MailedLink | undefined {
  if (purpose === 'password') return { purpose, globalId: null };
  return purpose === null || globalId === null ? undefined : { purpose, globalId };
}

/**
 * Sends each email at most once: a message is marked before it is sent. The result of one that was marked by a
 * process that has ended is unknown; the feed says so, and users decide whether to send it again.
 */
export function mailWorker({ db, tenants, mailer, config, makeToken, note }: MailWorkerDeps): Worker {
  const settle = ({ tenant, id }: Task, from: MailState, to: MailState) =>
    db.inTenant(tenant, async (trx) => {
      const message = await findMail(trx, id);
      if (!message || !(await moveMail(trx, id, from, to))) return;
      if (to === 'failed' || to === 'doubtful') await note(trx, tenant, message, to);
    });

  /**
   * The email to send, in the tenant's current look. Its one-time link is created now and is stored nowhere else.
   * Undefined if the email must not be sent.
   */
  const leaving = async (
    tenant: Tenant,
    message: StoredMail,
  ): Promise<Pick<StoredMail, 'text' | 'html'> | undefined> => {
    const { text, parts, address } = message;
    // The look may have changed since the email was queued.
    const html = parts ? mailHtml({ tenant, ...parts }) : message.html;
    const link = linkOf(message);
    if (!link) return { text, html };
    const token = await makeToken(tenant, link, address);
    if (token === undefined) return undefined;
    return { text: text.replaceAll(tokenPlaceholder, token), html: html.replaceAll(tokenPlaceholder, token) };
  };

  return {
    run: async (task) => {
      const { tenant: tenantId, id } = task;
      const tenant = (await tenants.all()).find((each) => each.id === tenantId);
      const message = await db.inTenant(tenantId, (trx) => findMail(trx, id));
      if (!tenant || !message) return;
      if (message.state === 'sending') return settle(task, 'sending', 'doubtful');
      if (message.state !== 'queued') return;
      let state: MailState = 'queued';
      const content = await leaving(tenant, message);
      if (!content) return void (await db.inTenant(tenantId, (trx) => moveMail(trx, id, 'queued', 'failed')));
      const delivery = await mailer.deliver(
        {
          id,
          from: { name: tenant.displayName, address: config.mailFrom },
          to: { name: message.recipient, address: message.address },
          replyTo: tenant.supportEmail,
          subject: message.subject,
          ...content,
        },
        async () => {
          const marked = await db.inTenant(tenantId, (trx) => moveMail(trx, id, 'queued', 'sending'));
          if (marked) state = 'sending';
          return marked;
        },
      );
      if (delivery === 'withdrawn') return;
      if (delivery === 'taken' && mailer.keeps)
        await db.inTenant(tenantId, (trx) => storeSentMail(trx, id, content));
      if (after[delivery] !== state) await settle(task, state, after[delivery]);
      if (delivery === 'later') throw new Error('The mail server did not take the email.');
    },
    onRetriesExhausted: async (task) => {
      await settle(task, 'queued', 'failed');
      await settle(task, 'sending', 'doubtful');
    },
  };
}
