import type { Schema } from '../../platform/db/schema.ts';
import { createHash, randomBytes } from 'node:crypto';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Selectable } from 'kysely';
import type { Trx } from '../../platform/db/connect.ts';
import type { PortalUser } from '../directory/user.store.ts';
import { digest } from '../digest.ts';
import { loadWebAuthn } from './load-web-authn.ts';
import { consumeToken } from '../tokens/one-time-link.ts';
import type { SiteFacts } from '../site/site-facts.ts';

export type Passkey = Selectable<Schema['passkey']>;

/** Milliseconds for which a question may be answered. */
const goodFor = 5 * 60_000;
export const passkeyPurpose = 'passkey';

/** COSE's numbers of EdDSA, ES256 and RS256. Left to itself the library tries what is still an experiment here, and says so. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** A passkey is good at the host where it was made, and nowhere else. */
export const hostOf = ({ origin }: SiteFacts): string => new URL(origin).hostname;

/** Asks something that is answered once: 256 random bits, of which the hash is kept. Nobody's is a question at the sign-in. */
export async function askPasskey(
  trx: Trx,
  tenant: string,
  globalId: string,
  now: () => number,
): Promise<Buffer> {
  const criteria = randomBytes(32);
  await trx
    .insertInto('one_time_link')
    .values({
      tenant_id: tenant,
      token_hash: digest(criteria.toString('base64url')),
      global_id: globalId,
      purpose: passkeyPurpose,
      expires_at: new Date(now() + goodFor),
    })
    .execute();
  return criteria;
}

/** Bytes of our own, as the types of the library have them. */
export const bytes = (buffer: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(buffer);

/** What a browser needs to make a passkey for a person, with which they say who they are by themselves. */
export async function askForNew(trx: Trx, site: SiteFacts, user: PortalUser, now: () => number) {
  const known = await passkeysOf(trx, site, user.global_id);
  const { generateRegistrationOptions } = await loadWebAuthn();
  return generateRegistrationOptions({
    rpName: site.tenant.displayName,
    rpID: hostOf(site),
    userName: user.email,
    userDisplayName: user.display_name,
    // It stays on the person's devices, and is to say nothing there.
    userID: bytes(createHash('sha256').update(`${site.tenant.id}\n${user.global_id}`).digest()),
    challenge: bytes(await askPasskey(trx, site.tenant.id, user.global_id, now)),
    attestationType: 'none',
    supportedAlgorithmIDs,
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** Keeps the passkey that an answer brings. False where it is no answer to a question of this person at this site. */
export async function keepPasskey(
  trx: Trx,
  site: SiteFacts,
  globalId: string,
  { answer, name }: { readonly answer: RegistrationResponseJSON; readonly name: string },
  now: () => number,
): Promise<boolean> {
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: answer,
    expectedChallenge: async (criteria) =>
      (await consumeToken(trx, passkeyPurpose, criteria, now)) === globalId,
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
      added_at: new Date(now()),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Of a person at this host, oldest first. */
export const passkeysOf = (trx: Trx, site: SiteFacts, globalId: string): Promise<Passkey[]> =>
  trx
    .selectFrom('passkey')
    .selectAll()
    .where('global_id', '=', globalId)
    .where('host', '=', hostOf(site))
    .orderBy('added_at')
    .orderBy('id')
    .execute();

/** The hosts where somebody has a passkey. */
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

/** Forgets every passkey of somebody, whichever the host; answers how many there were. */
export async function removePasskeys(trx: Trx, globalId: string): Promise<number> {
  const gone = await trx.deleteFrom('passkey').where('global_id', '=', globalId).returning('id').execute();
  return gone.length;
}

/** False where it is not theirs. */
export async function removePasskey(trx: Trx, globalId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('passkey')
    .where('global_id', '=', globalId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
