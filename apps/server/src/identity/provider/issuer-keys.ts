import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { JWK } from 'jose';
import type { Database } from '../../db/connect.ts';

export interface IssuerKeys {
  /** Private ES256 key with its id. */
  readonly signing: JWK & { readonly kid: string };
  /** The same key as anyone may see it. */
  readonly verifying: JWK;
  readonly cookieSecret: string;
}

/** The keys of an issuer: made by whichever process comes first, then the same for all and for ever. */
export async function issuerKeys(db: Database, issuer: string): Promise<IssuerKeys> {
  const stored = await db.system(async (trx) => {
    const find = () =>
      trx.selectFrom('identity_key').selectAll().where('issuer', '=', issuer).executeTakeFirst();
    const known = await find();
    if (known) return known;
    const fresh = { issuer, signing_key: newKey(), cookie_secret: randomBytes(32).toString('base64url') };
    await trx
      .insertInto('identity_key')
      .values(fresh)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return (await find()) ?? fresh;
  });
  const signing = JSON.parse(stored.signing_key) as IssuerKeys['signing'];
  const { d: _secret, ...verifying } = signing;
  return { signing, verifying, cookieSecret: stored.cookie_secret };
}

function newKey(): string {
  const jwk = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
  const kid = createHash('sha256').update(`${jwk.x}.${jwk.y}`).digest('base64url').slice(0, 16);
  return JSON.stringify({ ...jwk, kid, alg: 'ES256', use: 'sig' });
}
