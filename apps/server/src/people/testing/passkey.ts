import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { Database } from '../../platform/db/connect.ts';
import { originAt } from './identity-server.ts';

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();

/** An ES256 key in COSE format (RFC 9053). */
const coseKey = (x: Buffer, y: Buffer) =>
  Buffer.concat([Buffer.from('a5010203262001215820', 'hex'), x, Buffer.from('225820', 'hex'), y]);

/** Gives a user a passkey at a host. Returns a function that responds to a challenge. */
export async function givePasskey(db: Database, globalId: string, host = 'localhost', tenant = 'harbour') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16).toString('base64url');
  const passkey = {
    id,
    tenant_id: tenant,
    global_id: globalId,
    host,
    counter: 0,
    transports: [],
    name: 'Test',
  };
  const public_key = coseKey(Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url'));
  await db.inTenant(tenant, (trx) =>
    trx
      .insertInto('passkey')
      .values({ ...passkey, public_key, added_at: new Date() })
      .execute(),
  );
  return (challenge: string): string => {
    const clientFields = { type: 'webauthn.get', challenge, origin: originAt(host), crossOrigin: false };
    const clientData = Buffer.from(JSON.stringify(clientFields));
    // Flags for user presence and verification; the counter is unused.
    const authenticatorData = Buffer.concat([sha256(host), Buffer.from([0x05, 0, 0, 0, 0])]);
    const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientData)]), privateKey);
    return JSON.stringify({
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: signature.toString('base64url'),
      },
    });
  };
}
