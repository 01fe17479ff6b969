import { isEmailAddress } from '@portal/api/contract';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/connect.ts';
import { noMailServer, queueMail, textOfReset, unmadeToken } from '../../modules/mail/mail.service.ts';
import { emailKey } from '../../modules/users/user.store.ts';
import { resetMinutes } from '../../tenants/tenant-defaults.ts';
import { linkPath } from './one-time-link.ts';
import type { SiteFacts } from '../site-facts.ts';

/**
 * Leaves an email with a link to the queue, whoever has the address: whether anybody does is asked when it leaves, so that
 * neither the answer nor the time that it takes tells. What keeps it from being sent is told to nobody either.
 */
export async function sendResetLink(
  { db, config }: { readonly db: Database; readonly config: Pick<Config, 'demo' | 'smtpUrl' | 'mailFrom'> },
  { tenant, origin }: Pick<SiteFacts, 'tenant' | 'origin'>,
  email: string,
): Promise<void> {
  const address = emailKey(email);
  if (!isEmailAddress(address) || address.includes('\0') || noMailServer(config) !== undefined) return;
  await db.inTenant(tenant.id, (trx) =>
    queueMail(
      trx,
      {
        tenant,
        kind: 'password-reset',
        words: textOfReset({ tenant, minutes: resetMinutes }),
        applicationId: null,
        individualId: null,
        to: { name: null, address },
        message: '',
        link: `${origin}${linkPath(unmadeToken)}`,
        oneTimeLink: { purpose: 'password', globalId: null },
      },
      config,
    ),
  );
}
