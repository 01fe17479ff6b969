import type { Config } from '../../config/config.ts';
import { smtpUrl } from '../../config/setting-forms.ts';
import type { Mailer } from './mailer.ts';

/** Emails stay where they are stored: the demo's outbox shows them. */
const outbox: Mailer = {
  keeps: true,
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
