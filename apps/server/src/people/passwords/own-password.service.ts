import { PasswordResult, type changePassword, type WireReply } from '@portal/api/contract';
import type { Config } from '../../config/config.ts';
import type { Trx } from '../../platform/db/connect.ts';
import { storeAudit } from '../../platform/history/audit.store.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Person } from '../../platform/http/person.ts';
import { sameAsBefore, unfitPassword } from './new-password.ts';
import { maySignInHere } from './password-policy.ts';
import { waitText, type ThrottledDeps } from '../sign-in/sign-in-throttle.ts';
import { noteWrongPassword } from './wrong-password.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { findUserByGlobalId, type PortalUser } from '../directory/user.store.ts';
import { storePassword } from './password.store.ts';

type Answer = WireReply<typeof changePassword>;

/** A permitted change: the user as read, and the hash of the new password. */
export interface CheckedChange {
  readonly found: PortalUser;
  readonly was: string;
  readonly hash: string;
}

interface Deps extends ThrottledDeps {
  readonly config: Pick<Config, 'passwordCost'>;
}

const rejected = (message: string): Answer => ({ message, result: PasswordResult.rejected });

/**
 * Checks both passwords outside a transaction, because hashing is slow. Wrong ones are counted as at the sign-in, but
 * separately: an open session allows no more guesses than the sign-in page.
 */
export async function checkChange(
  deps: Deps,
  { person, tenant, client }: Pick<Caller, 'person' | 'tenant' | 'client'>,
  { oldPassword, newPassword }: { readonly oldPassword: string; readonly newPassword: string },
): Promise<CheckedChange | Answer> {
  const unfit = unfitPassword(newPassword, tenant);
  if (unfit) return rejected(unfit.problem);
  const { found, here } = await deps.db.inTenant(tenant.id, async (trx) => ({
    found: await findUserByGlobalId(trx, person.globalId),
    here: await maySignInHere(trx, person.email),
  }));
  const was = found?.password_hash ?? null;
  if (!found || !here || was === null || found.federated_only)
    return rejected('You sign in without a password, so there is none to change.');
  const attempt = { email: person.email, address: '', device: 'signed in' };
  const begun = await deps.throttle.begin(tenant.id, attempt);
  if (begun.wait > 0) return rejected(waitText(begun.wait));
  if (!(await verifyPassword(oldPassword, was))) {
    await noteWrongPassword(deps, tenant, attempt, begun, client);
    return rejected('The current password is incorrect.');
  }
  await deps.throttle.succeeded(tenant.id, attempt);
  if (oldPassword.normalize('NFKC') === newPassword.normalize('NFKC')) return rejected(sameAsBefore);
  return { found, was, hash: await hashPassword(newPassword, deps.config.passwordCost) };
}

/** Stores the change and ends all sessions of the user, unless the password was changed meanwhile. */
export async function storeChange(
  trx: Trx,
  person: Person,
  { found, was, hash }: CheckedChange,
): Promise<Answer> {
  if (!(await storePassword(trx, person.globalId, hash, { status: found.status, hash: was })))
    return rejected('Your password was changed meanwhile. Sign in again.');
  await storeAudit(trx, person, { action: 'password-changed', userId: person.globalId });
  return {
    message: 'Your password has been changed. Sign in again with the new one.',
    result: PasswordResult.changedSignInAgain,
  };
}
