import type { Trx } from '../../platform/db/connect.ts';
import { storeAudit } from '../../platform/history/audit.store.ts';
import type { ClientFacts } from '../../platform/http/client-facts.ts';
import type { Tenant } from '../../platform/tenant.ts';
import { waitText, type Attempt, type ThrottledDeps } from '../sign-in/sign-in-throttle.ts';
import {
  base32Of,
  confirmAuthenticator,
  makeRecoveryCodes,
  consumeAppCode,
  consumeRecoveryCode,
} from './authenticator.ts';
import { countWrongCode, resetWrongCodes } from './wrong-code.ts';

const wrongCode = 'This code is not right, or was used already. Type the one that is shown now.';

/** Codes are counted per user alone, whatever the browser or address. */
const codeOf = (globalId: string): Attempt => ({ email: globalId, address: '', device: 'code' });

/** The result of checking a code, with a message for the user. A lock ends all sessions of the user. */
export type CodeOutcome =
  | { readonly right: true; readonly method: 'app' | 'recovery' }
  | { readonly right: false; readonly problem: string; readonly locked: boolean };

/**
 * Consumes a code of an app or a recovery code. Wrong codes in a row lock the user, and each one is delayed longer
 * than the last.
 */
export async function consumeCode(
  { db, throttle, now }: ThrottledDeps,
  tenant: Pick<Tenant, 'id' | 'settings'>,
  globalId: string,
  typed: string,
  client: ClientFacts,
): Promise<CodeOutcome> {
  const attempt = codeOf(globalId);
  const { wait } = await throttle.begin(tenant.id, attempt);
  if (wait > 0) return { right: false, problem: waitText(wait), locked: false };
  const at = new Date(now());
  const outcome = await db.inTenant(tenant.id, async (trx): Promise<CodeOutcome> => {
    const owner = { tenant: tenant.id, globalId };
    const byApp = await consumeAppCode(trx, db.sealer, owner, typed, at);
    if (byApp || (await consumeRecoveryCode(trx, globalId, typed))) {
      await resetWrongCodes(trx, globalId);
      if (!byApp) await storeAudit(trx, owner, { action: 'recovery-code-used', userId: globalId });
      return { right: true, method: byApp ? 'app' : 'recovery' };
    }
    const refused = { action: 'sign-in-refused', userId: globalId, part: 'code', ...client } as const;
    await storeAudit(trx, { tenant: tenant.id }, refused);
    const locked = await countWrongCode(trx, tenant, globalId, at);
    const problem = locked
      ? 'Too many codes were wrong, so your account is locked. Ask the person who manages users to unlock it.'
      : wrongCode;
    return { right: false, problem, locked };
  });
  if (outcome.right) await throttle.succeeded(tenant.id, attempt);
  return outcome;
}

export interface SetUp<T> {
  /** The app has one of these keys. */
  readonly keys: readonly Buffer[];
  readonly typed: string;
  /** Whether the visit that showed the secret is still valid. */
  readonly allowed: (trx: Trx) => Promise<boolean>;
  /** Further work in the same transaction. */
  readonly also: (trx: Trx) => Promise<T>;
}

/**
 * Activates an app with its first code. Wrong codes are delayed, but lock nobody, because the app is not in use yet.
 * Returns its recovery codes, which are shown once, or the reason for a failure.
 */
export async function activateApp<T>(
  { db, throttle, now }: ThrottledDeps,
  owner: { readonly tenant: string; readonly globalId: string },
  { keys, typed, allowed, also }: SetUp<T>,
) {
  const { tenant, globalId } = owner;
  const attempt = codeOf(globalId);
  const { wait } = await throttle.begin(tenant, attempt);
  if (wait > 0) return { problem: waitText(wait) };
  const taken = await db.inTenant(tenant, async (trx) => {
    if (!(await allowed(trx))) return undefined;
    let confirmed = false;
    for (const key of keys)
      confirmed ||= await confirmAuthenticator(
        trx,
        db.sealer,
        owner,
        { base32: base32Of(key), typed },
        new Date(now()),
      );
    if (!confirmed) return undefined;
    await storeAudit(trx, owner, { action: 'authenticator-added', userId: globalId });
    return { codes: await makeRecoveryCodes(trx, owner), also: await also(trx) };
  });
  if (!taken) return { problem: wrongCode };
  await throttle.succeeded(tenant, attempt);
  return taken;
}
