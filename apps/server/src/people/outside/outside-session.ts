import type { Database, Trx } from '../../platform/db/connect.ts';
import { signOutContext, type Sealer } from '../../platform/db/sealer.ts';
import { storeAudit } from '../../platform/history/audit.store.ts';
import { digest } from '../digest.ts';
import { endSession } from '../sessions/sessions.ts';
import { hostCookie } from '../site/cookies.ts';
import type { BegunSignIn, Claims, FinishedSignIn } from './provider-client.ts';
import type { OutsideProvider } from './provider.store.ts';

/** The sign-in at the provider of the firm that this browser has used last. */
export const outsideCookie = (site: Parameters<typeof hostCookie>[0]) => hostCookie(site, 'portal_firm');

/** A sign-in that has left for the provider. */
interface NewBegunSignIn extends BegunSignIn {
  readonly tenant: string;
  readonly provider: string;
  /** Who tests the settings; undefined for a sign-in. */
  readonly userId: string | undefined;
  readonly expires: Date;
}

export async function storeBegun(
  trx: Trx,
  { tenant, provider, userId, state, nonce, verifier, expires }: NewBegunSignIn,
): Promise<void> {
  await trx
    .insertInto('identity_sign_in')
    .values({
      tenant_id: tenant,
      provider_id: provider,
      state_hash: digest(state),
      nonce,
      verifier,
      global_id: userId ?? null,
      expires_at: expires,
    })
    .execute();
}

/** What `storeBegun` has stored, once and until it expires. */
export async function takeBegun(
  trx: Trx,
  state: string,
  userId: string | undefined,
  now: Date,
): Promise<(BegunSignIn & Pick<NewBegunSignIn, 'provider'>) | undefined> {
  const row = await trx
    .deleteFrom('identity_sign_in')
    .where('state_hash', '=', digest(state))
    .where('global_id', 'is not distinct from', userId ?? null)
    .where('verifier', 'is not', null)
    .where('expires_at', '>', now)
    .returning(['provider_id', 'nonce', 'verifier'])
    .executeTakeFirst();
  if (row?.nonce == null || row.verifier === null) return undefined;
  return { state, nonce: row.nonce, verifier: row.verifier, provider: row.provider_id };
}

interface NewSignIn extends FinishedSignIn {
  readonly tenant: string;
  readonly stateHash: string;
  readonly globalId: string;
  readonly provider: OutsideProvider;
}

/**
 * Stores a sign-in that is finished at the provider. Returns it as an authentication context (`acr`), which the
 * provider's session, codes and refresh tokens carry: the row and the end of the session.
 */
export async function storeSignIn(
  trx: Trx,
  sealer: Sealer,
  { tenant, stateHash, globalId, provider, claims, proved, signOut }: NewSignIn,
  now: number,
): Promise<string> {
  const ends = Math.floor(now / 1000 + provider.SessionHours * 3600);
  await trx
    .insertInto('identity_sign_in')
    .values({
      tenant_id: tenant,
      state_hash: stateHash,
      provider_id: provider.id,
      expires_at: new Date(ends * 1000),
      global_id: globalId,
      issuer: provider.Issuer,
      subject: String(claims['sub']),
      sid: typeof proved.sid === 'string' ? proved.sid : null,
      sign_out_sealed: signOut === undefined ? null : sealer.seal(signOut, signOutContext(tenant, stateHash)),
    })
    .execute();
  return `${stateHash}.${ends}`;
}

/** When a session with this context ends, in seconds since 1970; undefined for other contexts. */
export const endOf = (acr: string | undefined): number | undefined =>
  acr === undefined ? undefined : Number(acr.split('.')[1]);

/** Connects the portal's session; false if the provider has ended the sign-in meanwhile. */
export async function connectSession(
  trx: Trx,
  acr: string,
  { id, globalId }: { readonly id: string; readonly globalId: string },
): Promise<boolean> {
  const connected = await trx
    .updateTable('identity_sign_in')
    .set({ session_id: id })
    .where('state_hash', '=', acr.split('.')[0] ?? '')
    .where('global_id', '=', globalId)
    .executeTakeFirst();
  return connected.numUpdatedRows > 0n;
}

/** Ends the sessions that a verified log-out token names. Returns their users. */
export async function endSignIns(
  trx: Trx,
  tenant: string,
  { id, Issuer }: OutsideProvider,
  { sid, sub }: Claims,
): Promise<readonly string[]> {
  if (typeof sid !== 'string' && typeof sub !== 'string') return [];
  let ended = trx.deleteFrom('identity_sign_in').where('issuer', '=', Issuer);
  if (typeof sid === 'string') ended = ended.where('sid', '=', sid);
  if (typeof sub === 'string') ended = ended.where('subject', '=', sub);
  const users = new Set<string>();
  for (const { global_id: globalId, session_id: session } of await ended
    .returning(['global_id', 'session_id'])
    .execute()) {
    if (globalId === null) continue;
    users.add(globalId);
    if (session !== null) await endSession(trx, { globalId }, session);
  }
  for (const userId of users)
    await storeAudit(trx, { tenant }, { action: 'provider-signed-out', userId, part: id });
  return [...users];
}

/** Where a browser signs out at the provider, too. Works once, for a session that the user has ended, not for a timeout. */
export function takeSignOut(
  { inTenant, sealer }: Pick<Database, 'inTenant' | 'sealer'>,
  tenant: string,
  stateHash: string,
): Promise<string | undefined> {
  return inTenant(tenant, async (trx) => {
    const row = await trx
      .deleteFrom('identity_sign_in')
      .where('state_hash', '=', stateHash)
      .where('session_id', 'in', (eb) =>
        eb.selectFrom('portal_session').select('id').where('ended_at', 'is not', null),
      )
      .returning('sign_out_sealed')
      .executeTakeFirst();
    return row?.sign_out_sealed
      ? sealer.open(row.sign_out_sealed, signOutContext(tenant, stateHash))
      : undefined;
  });
}
