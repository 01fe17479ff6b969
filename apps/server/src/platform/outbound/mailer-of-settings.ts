import type { Config } from '../../config/config.ts';
import { smtpUrl } from '../../config/setting-forms.ts';
import type { Mailer } from './mailer.ts';

/** Stores emails only; the demo's outbox shows them. */
const outbox: Mailer = {
  keeps: true,
  deliver: async (_, handOver) => ((await handOver()) ? 'taken' : 'withdrawn'),
};

/** Without a mail server, emails stay queued. */
const noMailServer: Mailer = { deliver: () => Promise.resolve('later') };

/** The configured mailer; its library is loaded with the first email. */
export function mailerOf(config: Pick<Config, 'smtpUrl' | 'demo'>): Mailer {
  const url = config.smtpUrl === undefined ? undefined : smtpUrl(config.smtpUrl);
  if (!url) return config.demo ? outbox : noMailServer;
  return {
    deliver: async (mail, handOver) => {
      const { smtpMailer } = await import('./smtp-mailer.ts');
      return smtpMailer(url).deliver(mail, handOver);
    },
  };
}
