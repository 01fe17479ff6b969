import { randomUUID } from 'node:crypto';
import type { EmailPreview } from '@portal/api/contract';
import type { Config } from '../config/config.ts';
import type { Trx } from '../platform/db/connect.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import type { Tenant } from '../platform/tenant.ts';
import { mailHtml, mailText } from './mail-document.ts';
import { countedWith, type MailKind, type MailText } from './mail-kinds.ts';
import { deleteMails, recentMails, storeMail } from './mail.store.ts';

export {
  textOfInvitation,
  textOfMail,
  textOfReset,
  type ApplicationMailKind,
  type MailKind,
  type NoticeKind,
} from './mail-kinds.ts';
export { textOfNotice, type NoticeFacts } from './notice-text.ts';

/**
 * A one-time link for a person, or for whoever has the address when the email leaves: if nobody has, it never does.
 */
export type MailedLink =
  | { readonly purpose: 'invitation'; readonly globalId: string }
  | { readonly purpose: 'password'; readonly globalId: null };

/** An email that is wanted. */
export interface WantedMail {
  readonly tenant: Tenant;
  readonly kind: MailKind;
  readonly words: MailText;
  /** Null where it is about none. */
  readonly applicationId: number | null;
  /** Set where it goes to one applicant. */
  readonly individualId: string | null;
  readonly to: { readonly name: string | null; readonly address: string };
  /** As it was typed. */
  readonly message: string;
  /** Where its button leads. */
  readonly link: string;
  /** Its button leads to a one-time link, which stands in `link` as `unmadeToken` until it leaves. */
  readonly oneTimeLink?: MailedLink;
}

/** Stands where a token comes when the email leaves: what is stored opens nothing. */
export const unmadeToken = '{token}';

/** An email to the letter. The preview and what is sent are made here and nowhere else. */
export function composeMail(wanted: WantedMail, config: Pick<Config, 'mailFrom'>): EmailPreview {
  const { tenant, words, to, link } = wanted;
  const recipient = to.name === null ? null : oneLine(to.name);
  const parts = { tenant, words, recipient, message: plainText(wanted.message), address: link };
  return {
    From: named(tenant.displayName, config.mailFrom),
    To: named(recipient, to.address),
    Subject: oneLine(words.subject),
    Html: mailHtml(parts),
    Text: mailText(parts),
  };
}

/** Why this portal cannot send any email; undefined where it can. */
export const noMailServer = ({ smtpUrl, demo }: Pick<Config, 'smtpUrl' | 'demo'>): string | undefined =>
  smtpUrl === undefined && !demo ? 'This portal has no mail server yet.' : undefined;

/** Emails of one group of kinds to one address within an hour, over all applications and people of a tenant. */
export const mailsPerHour = 5;

export const tooManyMails = `This address has been sent ${mailsPerHour} emails within the last hour; try again later.`;

/** Stores an email and leaves it to the queue; answers why it is not sent, if it is not. */
export async function queueMail(
  trx: Trx,
  wanted: WantedMail,
  config: Pick<Config, 'mailFrom'>,
): Promise<string | undefined> {
  if (await isOverLimit(trx, wanted)) return tooManyMails;
  await withdrawMail(trx, wanted, config);
  return undefined;
}

/** Whether an address has been sent as many emails as it may be sent in an hour. */
export const isOverLimit = async (
  trx: Trx,
  { tenant, kind, to }: Pick<WantedMail, 'tenant' | 'kind' | 'to'>,
): Promise<boolean> => (await recentMails(trx, tenant.id, to.address, countedWith(kind))) >= mailsPerHour;

/** Stores an email and leaves it to the queue, whatever the limit. */
export async function withdrawMail(
  trx: Trx,
  wanted: WantedMail,
  config: Pick<Config, 'mailFrom'>,
): Promise<void> {
  const { tenant, kind, applicationId, individualId, to, oneTimeLink } = wanted;
  const { Subject, Html, Text } = composeMail(wanted, config);
  const id = randomUUID();
  await storeMail(trx, {
    tenant_id: tenant.id,
    id,
    application_id: applicationId,
    individual_id: individualId,
    kind,
    address: to.address,
    recipient: to.name === null ? null : oneLine(to.name),
    subject: Subject,
    text: Text,
    html: Html,
    link_purpose: oneTimeLink?.purpose ?? null,
    link_for: oneTimeLink?.globalId ?? null,
  });
  await enqueue(trx, 'mail', { tenant: tenant.id, id });
}

/** Removes every email about an application, sent or not; one that is on its way to the mail server cannot be stopped. */
export const deleteMessages = (trx: Trx, applicationId: number): Promise<void> =>
  deleteMails(trx, applicationId);

/** Signs that break a line, end a text, or turn what follows around. */
const unseen = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** A text for a header, or inside a sentence: nothing in it can begin another header. */
const oneLine = (text: string): string => text.replace(unseen, ' ').replace(/ {2,}/g, ' ').trim();

/** What somebody typed, with its line breaks. */
const plainText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.replace(unseen, ' ').trimEnd())
    .join('\n')
    .trim();

/** As headers have it; a name with signs of its own is quoted. */
function named(name: string | null, address: string): string {
  if (name === null) return address;
  return /^[\w .'-]*$/.test(name) ? `${name} <${address}>` : `"${name.replace(/["\\]/g, '')}" <${address}>`;
}
