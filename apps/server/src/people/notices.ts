import { pages } from '@portal/api/contract';
import type { Config } from '../config/config.ts';
import type { Trx } from '../platform/db/connect.ts';
import {
  noMailServer,
  queueMail,
  textOfNotice,
  type NoticeFacts,
  type NoticeKind,
} from '../mail/mail.service.ts';
import type { PortalUser } from './directory/user.store.ts';
import type { SiteFacts } from './site/site-facts.ts';

export interface Notice extends Pick<SiteFacts, 'tenant' | 'origin'>, Pick<NoticeFacts, 'from'> {
  readonly notice: NoticeKind;
  readonly user: Pick<PortalUser, 'email' | 'display_name'>;
}

/**
 * Queues an email to the owner of an account about a change of their sign-in methods, in the transaction of the
 * change. Neither a missing mail server nor the email limit prevents the change.
 */
export async function sendNotice(
  trx: Trx,
  config: Pick<Config, 'demo' | 'smtpUrl' | 'mailFrom'>,
  { tenant, origin, notice, user, from }: Notice,
): Promise<void> {
  if (noMailServer(config) !== undefined) return;
  const mail = {
    tenant,
    kind: notice,
    words: textOfNotice(notice, { tenant, from }),
    to: { name: user.display_name, address: user.email },
    link: origin + pages.home.path,
  };
  await queueMail(trx, mail, config);
}
