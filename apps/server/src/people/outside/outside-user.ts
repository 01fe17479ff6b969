import { readEmailAddress } from '@portal/api/contract';
import type { Trx } from '../../platform/db/connect.ts';
import { storeAudit } from '../../platform/history/audit.store.ts';
import { emailKey, findUserByEmail, findUserByGlobalId, isActiveUser } from '../directory/user.store.ts';
import { sendNotice } from '../notices.ts';
import type { SiteDeps } from '../site/site-facts.ts';
import type { Site } from '../site/site.ts';
import { ProviderFailed, type Claims } from './provider-client.ts';
import type { OutsideProvider } from './provider.store.ts';

/**
 * The user of an account at a provider, by issuer and subject. At the first sign-in the user is found by an address of
 * the firm that the provider has verified, and notified.
 */
export async function userOf(
  trx: Trx,
  { config, now }: Pick<SiteDeps, 'config' | 'now'>,
  site: Site,
  provider: OutsideProvider,
  claims: Claims,
): Promise<string> {
  const { sub: subject } = claims;
  const { Issuer: issuer } = provider;
  if (typeof subject !== 'string' || subject === '') throw new ProviderFailed('claim');
  const link = await trx
    .selectFrom('identity_link')
    .select('global_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  const user = link
    ? await findUserByGlobalId(trx, link.global_id)
    : await findUserByEmail(trx, verifiedEmail(provider, claims));
  if (!user) throw new ProviderFailed('unknown-user');
  if (!isActiveUser(user)) throw new ProviderFailed('inactive', user.global_id);
  if (link) return user.global_id;
  const linked = await trx
    .insertInto('identity_link')
    .values({
      tenant_id: site.tenant.id,
      issuer,
      subject,
      global_id: user.global_id,
      linked_at: new Date(now()),
    })
    // A firm may give the address of a leaver to somebody else, who must not get the leaver's account.
    .onConflict((conflict) => conflict.doNothing())
    .returning('global_id')
    .executeTakeFirst();
  if (!linked) throw new ProviderFailed('other-account', user.global_id);
  const entry = { action: 'provider-linked', userId: user.global_id, part: provider.id } as const;
  await storeAudit(trx, { tenant: site.tenant.id, globalId: user.global_id }, entry);
  await sendNotice(trx, config, { ...site, notice: 'provider-linked', user });
  return user.global_id;
}

function verifiedEmail({ EmailClaim, VerifiedClaim, Domains }: OutsideProvider, claims: Claims): string {
  const given = claims[EmailClaim];
  const email = typeof given === 'string' ? readEmailAddress(given) : undefined;
  if (email === undefined) throw new ProviderFailed('claim');
  const key = emailKey(email);
  if (!Domains.includes(key.slice(key.lastIndexOf('@') + 1))) throw new ProviderFailed('domain');
  if (![true, 'true', 1, '1'].includes(claims[VerifiedClaim] as string))
    throw new ProviderFailed('unverified');
  return email;
}
