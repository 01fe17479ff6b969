import { readEmailAddress } from '@portal/api/contract';
import { sql } from 'kysely';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../platform/db/connect.ts';
import {
  isOverLimit,
  withdrawMail,
  noMailServer,
  textOfReset,
  tokenPlaceholder,
  type WantedMail,
} from '../../mail/mail.service.ts';
import { findUserByEmail } from '../directory/user.store.ts';
import { resetMinutes } from '../../tenants/tenant-defaults.ts';
import { canResetPassword } from './chosen-password.ts';
import { maySignInHere } from './password-policy.ts';
import { linkPath } from '../paths.ts';
import type { SiteFacts } from '../site/site-facts.ts';

/**
 * Queues an email with a link if the user of the address may reset the password. Otherwise the same work is done and
 * rolled back: neither the response nor its time reveals whether there is an account.
 */
export async function sendResetLink(
  { db, config }: { readonly db: Database; readonly config: Pick<Config, 'demo' | 'smtpUrl' | 'mailFrom'> },
  { tenant, origin }: Pick<SiteFacts, 'tenant' | 'origin'>,
  email: string,
): Promise<void> {
  const address = readEmailAddress(email)?.toLowerCase();
  if (address === undefined || noMailServer(config) !== undefined) return;
  await db.inTenant(tenant.id, async (trx) => {
    const user = await findUserByEmail(trx, address);
    const wanted: WantedMail = {
      tenant,
      kind: 'password-reset',
      words: textOfReset(tenant, resetMinutes),
      // As the account has it, by which changed credentials end the email.
      to: { name: null, address: user?.email ?? address },
      link: `${origin}${linkPath(tokenPlaceholder)}`,
      oneTimeLink: { purpose: 'password', globalId: null },
    };
    const overLimit = await isOverLimit(trx, wanted);
    const here = await maySignInHere(trx, address);
    await sql`savepoint unsent`.execute(trx);
    await withdrawMail(trx, wanted, config);
    // The transaction is still committed, because a commit takes time too.
    if (overLimit || !here || !user || !canResetPassword(user))
      await sql`rollback to savepoint unsent`.execute(trx);
  });
}
