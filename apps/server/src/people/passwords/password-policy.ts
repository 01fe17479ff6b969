import type { Trx } from '../../platform/db/connect.ts';
import { domainOf, emailKey } from '../directory/user.store.ts';
import { listProviders } from '../outside/provider.store.ts';

/** Whether the user of an address may sign in with a password or passkey of the portal, by the firm's providers. */
export async function maySignInHere(trx: Trx, email: string): Promise<boolean> {
  const providers = await listProviders(trx);
  const isOff = ({ Passwords, Domains }: (typeof providers)[number]) =>
    Passwords === 'emergency' || (Passwords === 'other' && Domains.includes(domainOf(email)));
  return !providers.some(isOff) || providers.some((each) => each.EmergencyAccounts.includes(emailKey(email)));
}
