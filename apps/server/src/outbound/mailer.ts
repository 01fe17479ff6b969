import type { Config } from '../config.ts';
import { smtpUrl } from '../settings.ts';

/** An email on its way out. */
export interface OutgoingMail {
  /** Makes the `Message-ID`: the same for every attempt. */
  readonly id: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly to: { readonly name: string | null; readonly address: string };
  /** Who reads an answer; the sender without one. */
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/**
 * What became of an attempt.
 * - `taken`: it is the mail server's now
 * - `refused`: it never will be
 * - `later`: it was not taken, and may be another time
 * - `unknown`: it was handed over, and no answer came: it may or may not have been taken
 * - `withdrawn`: it was not to be handed over any more
 */
export type Delivery = 'taken' | 'refused' | 'later' | 'unknown' | 'withdrawn';

export interface Mailer {
  /** Asks `handOver` at the last moment at which the email can still be kept back. */
  deliver(mail: OutgoingMail, handOver: () => Promise<boolean>): Promise<Delivery>;
}

/** Emails stay where they are stored: the demo's outbox shows them. */
const outbox: Mailer = {
  deliver: async (_, handOver) => ((await handOver()) ? 'taken' : 'withdrawn'),
};

/** Nobody takes emails until a mail server is set. */
const nobody: Mailer = { deliver: () => Promise.resolve('later') };

/** The mail server of the settings; its library comes with the first email. */
export function mailerOf(config: Pick<Config, 'smtpUrl' | 'demo'>): Mailer {
  const url = config.smtpUrl === undefined ? undefined : smtpUrl(config.smtpUrl);
  if (!url) return config.demo ? outbox : nobody;
  return {
    deliver: async (mail, handOver) => {
      const { smtpMailer } = await import('./smtp-mailer.ts');
      return smtpMailer(url).deliver(mail, handOver);
    },
  };
}
