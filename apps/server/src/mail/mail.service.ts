import { randomUUID } from 'node:crypto';
import { cleanLines, cleanText, readableEmailAddress, type EmailPreview } from '@portal/api/contract';
import type { Config } from '../config/config.ts';
import type { StoredMailParts } from '../platform/db/column-types.ts';
import type { Trx } from '../platform/db/connect.ts';
import type { Caller } from '../platform/http/caller.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import type { Tenant } from '../platform/tenant.ts';
import { mailHtml, mailText } from './mail-document.ts';
import { countedWith, type MailKind, type MailText } from './mail-kinds.ts';
import { recentMails, storeMail } from './mail.store.ts';

export {
  textOfInvitation,
  textOfMail,
  textOfReset,
  type ApplicationMailKind,
  type MailKind,
  type NoticeKind,
} from './mail-kinds.ts';
export { textOfNotice, type NoticeFacts } from './notice-text.ts';

/** A one-time link for a user, or for the user who has the address when the email is sent. Without such a user it is not sent. */
export type MailedLink =
  | { readonly purpose: 'invitation'; readonly globalId: string }
  | { readonly purpose: 'password'; readonly globalId: null };

/** An email to compose. */
export interface WantedMail {
  readonly tenant: Tenant;
  readonly kind: MailKind;
  readonly words: MailText;
  /** Set if it is about an application. */
  readonly applicationId?: number;
  /** Set if it is sent to one applicant. */
  readonly individualId?: string | undefined;
  readonly to: { readonly name: string | null; readonly address: string };
  /** As it was typed. Default none. */
  readonly message?: string;
  /** The address of its button. */
  readonly link: string;
  /** Its button leads to a one-time link: `link` contains `tokenPlaceholder` until the email is sent. */
  readonly oneTimeLink?: MailedLink;
}

/** Where an email is sent from. */
export interface MailContext extends Pick<Caller, 'tenant' | 'origin'> {
  readonly config: Pick<Config, 'demo' | 'smtpUrl' | 'mailFrom'>;
}

/** Placeholder for the token, which is created when the email is sent: the stored email grants nothing. */
export const tokenPlaceholder = '{token}';

/** Composes an email. The preview and the sent email are both composed here. */
export function composeMail(wanted: WantedMail, config: Pick<Config, 'mailFrom'>): EmailPreview {
  const { tenant, words, to } = wanted;
  const parts = { tenant, ...storedParts(wanted) };
  return {
    From: named(tenant.displayName, config.mailFrom),
    To: named(parts.recipient, readableEmailAddress(to.address)),
    Subject: cleanText(words.subject),
    Html: mailHtml(parts),
    Text: mailText(parts),
  };
}

/** What an email is drawn from, besides its tenant. */
const storedParts = ({ words, to, message = '', link }: WantedMail): StoredMailParts => ({
  words,
  recipient: to.name === null ? null : cleanText(to.name),
  message: cleanLines(message),
  address: link,
});

/** Why this server cannot send email; undefined if it can. */
export const noMailServer = ({ smtpUrl, demo }: Pick<Config, 'smtpUrl' | 'demo'>): string | undefined =>
  smtpUrl === undefined && !demo ? 'This portal has no mail server yet.' : undefined;

/** Maximum emails of one group of kinds to one address per hour, over all applications and users of a tenant. */
export const mailsPerHour = 5;

export const tooManyMails = `This address has been sent ${mailsPerHour} emails within the last hour; try again later.`;

/** Queues an email; returns the reason if it cannot be sent. */
export async function queueMail(
  trx: Trx,
  wanted: WantedMail,
  config: Pick<Config, 'mailFrom'>,
): Promise<string | undefined> {
  if (await isOverLimit(trx, wanted)) return tooManyMails;
  await withdrawMail(trx, wanted, config);
  return undefined;
}

/** Whether an address has reached the maximum number of emails per hour. */
export const isOverLimit = async (
  trx: Trx,
  { kind, to }: Pick<WantedMail, 'kind' | 'to'>,
): Promise<boolean> => (await recentMails(trx, to.address, countedWith(kind))) >= mailsPerHour;

/** Queues an email regardless of the limit. */
export async function withdrawMail(
  trx: Trx,
  wanted: WantedMail,
  config: Pick<Config, 'mailFrom'>,
): Promise<void> {
  const { tenant, kind, applicationId, individualId, to, oneTimeLink } = wanted;
  const { Subject, Html, Text } = composeMail(wanted, config);
  const id = randomUUID();
  const parts = storedParts(wanted);
  await storeMail(trx, {
    tenant_id: tenant.id,
    id,
    application_id: applicationId ?? null,
    individual_id: individualId ?? null,
    kind,
    address: to.address,
    recipient: parts.recipient,
    subject: Subject,
    text: Text,
    html: Html,
    parts: JSON.stringify(parts),
    link_purpose: oneTimeLink?.purpose ?? null,
    link_for: oneTimeLink?.globalId ?? null,
  });
  await enqueue(trx, 'mail', { tenant: tenant.id, id });
}

/** In header format; a name with special characters is quoted. */
function named(name: string | null, address: string): string {
  if (name === null) return address;
  return /^[\w .'-]*$/.test(name) ? `${name} <${address}>` : `"${name.replace(/["\\]/g, '')}" <${address}>`;
}
