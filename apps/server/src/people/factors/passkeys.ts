import type { Schema } from '../../platform/db/schema.ts';
import { createHash } from 'node:crypto';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Selectable } from 'kysely';
import type { Trx } from '../../platform/db/connect.ts';
import type { PortalUser } from '../directory/user.store.ts';
import { addToken, consumeToken } from '../tokens/one-time-link.ts';
import type { SiteFacts } from '../site/site-facts.ts';

export type Passkey = Selectable<Schema['passkey']>;

/** Milliseconds for which a challenge is valid. */
const validForMs = 5 * 60_000;
export const passkeyPurpose = 'passkey';

/** COSE numbers of EdDSA, ES256 and RS256. The library's default includes experimental algorithms, with a warning. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** A passkey is valid only at the host where it was created. */
export const hostOf = ({ origin }: SiteFacts): string => new URL(origin).hostname;

export const bytes = (buffer: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(buffer);

/**
 * Creates a challenge that is valid once. Several may be open, in several pages. A challenge without a user belongs to
 * the sign-in page.
 */
export async function createChallenge(trx: Trx, { tenant, now }: SiteFacts, globalId: string) {
  const wanted = { tenant: tenant.id, globalId, purpose: passkeyPurpose, validForMs } as const;
  const token = await addToken(trx, wanted, now);
  return bytes(Buffer.from(token, 'base64url'));
}

/** Returns what a browser needs to create a discoverable passkey for a user. */
export async function passkeyCreationOptions(trx: Trx, site: SiteFacts, user: PortalUser) {
  const known = await passkeysOf(trx, site, user.global_id);
  // Loaded when the first passkey is requested, so that the server starts faster.
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  return generateRegistrationOptions({
    rpName: site.tenant.displayName,
    rpID: hostOf(site),
    userName: user.email,
    userDisplayName: user.display_name,
    // Stored on the user's devices, so it must not reveal anything.
    userID: bytes(createHash('sha256').update(`${site.tenant.id}\n${user.global_id}`).digest()),
    challenge: await createChallenge(trx, site, user.global_id),
    attestationType: 'none',
    supportedAlgorithmIDs,
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/**
 * Stores the passkey of a response. Returns false if the response does not belong to a challenge of this user at this
 * site.
 */
export async function storePasskey(
  trx: Trx,
  site: SiteFacts,
  globalId: string,
  { answer, name }: { readonly answer: RegistrationResponseJSON; readonly name: string },
): Promise<boolean> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: answer,
    expectedChallenge: async (criteria) =>
      (await consumeToken(trx, passkeyPurpose, criteria, site.now)) === globalId,
    expectedOrigin: site.origin,
    expectedRPID: hostOf(site),
    supportedAlgorithmIDs,
    requireUserVerification: true,
  }).catch(() => ({ verified: false, registrationInfo: undefined }));
  if (!verified || !registrationInfo) return false;
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('passkey')
    .values({
      tenant_id: site.tenant.id,
      id,
      global_id: globalId,
      host: hostOf(site),
      public_key: Buffer.from(publicKey),
      counter,
      transports: [...transports],
      name,
      added_at: new Date(site.now()),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** The user's passkeys for this host, oldest first. */
export const passkeysOf = (trx: Trx, site: SiteFacts, globalId: string): Promise<Passkey[]> =>
  trx
    .selectFrom('passkey')
    .selectAll()
    .where('global_id', '=', globalId)
    .where('host', '=', hostOf(site))
    .orderBy('added_at')
    .orderBy('id')
    .execute();

export async function passkeyHosts(trx: Trx, globalId: string): Promise<readonly string[]> {
  const rows = await trx
    .selectFrom('passkey')
    .select('host')
    .distinct()
    .where('global_id', '=', globalId)
    .orderBy('host')
    .execute();
  return rows.map(({ host }) => host);
}

/** Removes all passkeys of a user, at every host. Returns their number. */
export async function removePasskeys(trx: Trx, globalId: string): Promise<number> {
  const removed = await trx.deleteFrom('passkey').where('global_id', '=', globalId).returning('id').execute();
  return removed.length;
}

/** Returns false if the user does not have this passkey. */
export async function removePasskey(trx: Trx, globalId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('passkey')
    .where('global_id', '=', globalId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
