import { Readable } from 'node:stream';
import { readEmailAddress } from '@portal/api/contract';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection, { type SMTPConnectionOptions } from 'nodemailer/lib/smtp-connection';
import { loopback } from '../../config/setting-forms.ts';
import type { Delivery, Mailer, OutgoingMail } from './mailer.ts';

export interface SmtpOptions {
  /** Additional certificate authorities. */
  readonly ca?: string;
  /** Milliseconds to wait for each response of the server. Default 20 000. */
  readonly timeoutMs?: number;
}

/** Longest time of one attempt in milliseconds, however slowly the server responds. */
const attemptMs = 60_000;

/**
 * Sends email by SMTP. The email is handed over only once the server has accepted sender and recipient and waits for
 * it; any earlier failure can be retried.
 */
export function smtpMailer(server: URL, { ca, timeoutMs = 20_000 }: SmtpOptions = {}): Mailer {
  const secure = server.protocol === 'smtps:';
  const host = server.hostname.replace(/^\[|\]$/g, '');
  const options: SMTPConnectionOptions = {
    host,
    port: Number(server.port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && ![...loopback, 'localhost'].includes(host),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    ...(ca !== undefined && { tls: { ca } }),
  };
  const user = decodeURIComponent(server.username);
  const auth = user === '' ? undefined : { user, pass: decodeURIComponent(server.password) };
  return {
    deliver: async (mail, handOver) => {
      const message = await composed(mail);
      let handedOver = false;
      let withdrawn = false;
      const body = Readable.from(
        (async function* () {
          withdrawn = !(await handOver());
          if (withdrawn) throw new Error('The email was withdrawn.');
          handedOver = true;
          yield message;
        })(),
      );
      const connection = new SMTPConnection(options);
      try {
        await within(connection, async () => {
          await step((done) => connection.connect(done));
          if (auth) await step((done) => connection.login({ credentials: auth }, done));
          const envelope = { from: sent(mail.from.address), to: [sent(mail.to.address)] };
          await step((done) => connection.send(envelope, body, done));
        });
        return 'taken';
      } catch (error) {
        return withdrawn ? 'withdrawn' : deliveryOf(error, handedOver);
      } finally {
        body.destroy();
        connection.close();
      }
    },
  };
}

/** Servers that do not know SMTPUTF8 take only ASCII. Stored addresses may be older than their judge. */
const sent = (address: string): string => readEmailAddress(address) ?? address;

/** Uses the domain of the sender, so that the `Message-ID` is globally unique. */
function composed({ id, from, to, replyTo, subject, text, html }: OutgoingMail): Promise<Buffer> {
  return new MailComposer({
    messageId: `<${id}@${sent(from.address).split('@').at(-1)}>`,
    from,
    to: { name: to.name ?? '', address: to.address },
    ...(replyTo !== null && { replyTo }),
    subject,
    text,
    html,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
}

type Done = (error?: Error | null) => void;

const step = (begin: (done: Done) => void): Promise<void> =>
  new Promise((resolve, reject) => begin((error) => (error ? reject(error) : resolve())));

/** A connection error or the overall timeout rejects the waiting step. */
async function within(connection: SMTPConnection, work: () => Promise<void>): Promise<void> {
  const { promise: broken, reject } = Promise.withResolvers<never>();
  connection.on('error', reject);
  const timer = setTimeout(() => reject(new Error('The attempt took too long.')), attemptMs);
  try {
    await Promise.race([work(), broken]);
  } finally {
    clearTimeout(timer);
  }
}

function deliveryOf(error: unknown, handedOver: boolean): Delivery {
  const { responseCode, command } = error as { responseCode?: number; command?: string };
  if (responseCode === undefined) return handedOver ? 'unknown' : 'later';
  // A failed authentication or a rejected sender is a problem of the settings, not of the email.
  const aboutTheEmail = handedOver || command === 'RCPT TO' || command === 'DATA';
  return aboutTheEmail && responseCode >= 500 ? 'refused' : 'later';
}
