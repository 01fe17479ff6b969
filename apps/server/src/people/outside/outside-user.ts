import { randomUUID } from 'node:crypto';
import { cleanText, readEmailAddress } from '@portal/api/contract';
import type { Trx } from '../../platform/db/connect.ts';
import { storeAudit } from '../../platform/history/audit.store.ts';
import { findRole, valuesOfRole, type TenantRole } from '../directory/role.store.ts';
import {
  domainOf,
  emailKey,
  findUserByEmail,
  findUserByGlobalId,
  isActiveUser,
  type PortalUser,
} from '../directory/user.store.ts';
import { sendNotice } from '../notices.ts';
import type { SiteDeps } from '../site/site-facts.ts';
import type { Site } from '../site/site.ts';
import { changeRole } from '../users/user-change.service.ts';
import { storeInvited } from '../users/user-change.store.ts';
import { ProviderFailed, type Claims } from './provider-client.ts';
import type { OutsideProvider } from './provider.store.ts';

/**
 * The user of an account at a provider, by issuer and subject. At the first sign-in the user is found by an address of
 * the firm that the provider has verified, and notified; the settings decide whether a new user is made.
 */
export async function userOf(
  trx: Trx,
  { config, now }: Pick<SiteDeps, 'config' | 'now'>,
  site: Site,
  provider: OutsideProvider,
  claims: Claims,
): Promise<string> {
  const { sub: subject } = claims;
  const { Issuer: issuer, id: part } = provider;
  const { id: tenant } = site.tenant;
  if (typeof subject !== 'string' || subject === '') throw new ProviderFailed('claim');
  const findLink = () =>
    trx
      .selectFrom('identity_link')
      .select('global_id')
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .executeTakeFirst();
  const link = await findLink();
  const { user, made } = link
    ? { user: await findUserByGlobalId(trx, link.global_id), made: false }
    : await userOfAddress(trx, tenant, provider, claims);
  if (!user) throw new ProviderFailed('unknown-user');
  const { global_id: userId, status } = user;
  if (!isActiveUser(user) && status !== 'Invited') throw new ProviderFailed('inactive', userId);
  if (provider.RolesAt === 'each' && !made) {
    const role = await roleOf(trx, provider, claims, userId);
    if (role.name !== user.role_name) {
      await changeRole(trx, userId, role.id);
      await storeAudit(trx, { tenant }, { action: 'provider-role-given', userId, part: role.id });
    }
  }
  if (status === 'Invited') {
    await trx.updateTable('portal_user').set({ status: 'Active' }).where('global_id', '=', userId).execute();
    await storeAudit(trx, { tenant, globalId: userId }, { action: 'invitation-accepted', userId });
  }
  if (link) return userId;
  const linked = await trx
    .insertInto('identity_link')
    .values({ tenant_id: tenant, issuer, subject, global_id: userId, linked_at: new Date(now()) })
    // A firm may give the e-mail address of a former employee to another one, who must not get the old account.
    .onConflict((conflict) => conflict.doNothing())
    .returning('global_id')
    .executeTakeFirst();
  if (!linked) {
    // A concurrent sign-in may have stored the link.
    if ((await findLink())?.global_id === userId) return userId;
    throw new ProviderFailed('other-account', userId);
  }
  await storeAudit(trx, { tenant, globalId: userId }, { action: 'provider-linked', userId, part });
  if (!made) await sendNotice(trx, config, { ...site, notice: 'provider-linked', user });
  return userId;
}

async function userOfAddress(trx: Trx, tenant: string, provider: OutsideProvider, claims: Claims) {
  const email = verifiedEmail(provider, claims);
  const known = await findUserByEmail(trx, email);
  if (known || provider.Accounts === 'known') return { user: known, made: false };
  const role = await roleOf(trx, provider, claims);
  const names = [provider.FirstNameClaim, provider.LastNameClaim].map((claim) => nameIn(claims[claim]));
  const [first_name = '', last_name = ''] = names.join('') === '' ? [nameIn(claims['name'])] : names;
  const globalId = `G-${randomUUID()}`;
  const isNew = await storeInvited(trx, {
    tenant_id: tenant,
    global_id: globalId,
    public_id: randomUUID(),
    email: emailKey(email),
    first_name,
    last_name,
    display_name: `${first_name} ${last_name}`.trim() || email,
    status: 'Active',
    ...valuesOfRole(role),
  });
  if (isNew)
    await storeAudit(trx, { tenant }, { action: 'provider-user-made', userId: globalId, part: provider.id });
  // A concurrent sign-in may have made the user.
  return { user: await findUserByEmail(trx, email), made: isNew };
}

const nameIn = (claim: unknown): string => (typeof claim === 'string' ? cleanText(claim).slice(0, 100) : '');

/** The role of an account by its groups. */
async function roleOf(
  trx: Trx,
  { Roles, DefaultRole, GroupsClaim }: OutsideProvider,
  claims: Claims,
  userId?: PortalUser['global_id'],
): Promise<TenantRole> {
  const groups = new Set([claims[GroupsClaim]].flat());
  const id = Roles.find(({ Group }) => groups.has(Group))?.Role ?? DefaultRole;
  const role = id === undefined ? undefined : await findRole(trx, id);
  if (!role) throw new ProviderFailed('no-role', userId);
  return role;
}

function verifiedEmail({ EmailClaim, VerifiedClaim, Domains }: OutsideProvider, claims: Claims): string {
  const given = claims[EmailClaim];
  const email = typeof given === 'string' ? readEmailAddress(given) : undefined;
  if (email === undefined) throw new ProviderFailed('claim');
  if (!Domains.includes(domainOf(email))) throw new ProviderFailed('domain');
  if (![true, 'true', 1, '1'].includes(claims[VerifiedClaim] as string))
    throw new ProviderFailed('unverified');
  return email;
}
