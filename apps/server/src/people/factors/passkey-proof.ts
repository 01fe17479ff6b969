import type { AuthenticationResponseJSON, AuthenticatorTransport } from '@simplewebauthn/server';
import type { Trx } from '../../platform/db/connect.ts';
import { consumeToken } from '../tokens/one-time-link.ts';
import type { SiteFacts } from '../site/site-facts.ts';
import { createChallenge, bytes, hostOf, passkeyPurpose, passkeysOf } from './passkeys.ts';

/** The owner of a challenge at the sign-in page, where the user is not known yet. */
export const noUser = '';

/** Returns what a browser needs to use a passkey of this site, of one user or of `noUser`. */
export async function passkeyRequestOptions(trx: Trx, site: SiteFacts, globalId: string) {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const own = globalId === noUser ? [] : await passkeysOf(trx, site, globalId);
  return generateAuthenticationOptions({
    rpID: hostOf(site),
    challenge: await createChallenge(trx, site, globalId),
    allowCredentials: own.map(({ id }) => ({ id })),
    userVerification: 'required',
  });
}

/**
 * Returns the owner of the passkey that responded, or undefined if the passkey belongs to another site or the
 * challenge is unknown.
 *
 * @param expectedUser The user whose passkey was requested, or `noUser`.
 */
export async function holderOfPasskey(
  trx: Trx,
  site: SiteFacts,
  { answer, expectedUser }: { readonly answer: AuthenticationResponseJSON; readonly expectedUser: string },
): Promise<string | undefined> {
  const passkey = await trx
    .selectFrom('passkey')
    .selectAll()
    .where('id', '=', answer.id)
    .where('host', '=', hostOf(site))
    .forUpdate()
    .executeTakeFirst();
  if (!passkey || (expectedUser !== noUser && passkey.global_id !== expectedUser)) return undefined;
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge: async (criteria) =>
      (await consumeToken(trx, passkeyPurpose, criteria, site.now)) === expectedUser,
    expectedOrigin: site.origin,
    expectedRPID: hostOf(site),
    requireUserVerification: true,
    credential: {
      id: passkey.id,
      publicKey: bytes(passkey.public_key),
      counter: Number(passkey.counter),
      transports: passkey.transports as AuthenticatorTransport[],
    },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  if (!verified || !authenticationInfo) return undefined;
  await trx
    .updateTable('passkey')
    .set({ counter: authenticationInfo.newCounter, last_used_at: new Date(site.now()) })
    .where('id', '=', passkey.id)
    .execute();
  return passkey.global_id;
}
