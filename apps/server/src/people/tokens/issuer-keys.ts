import type { JWK } from 'jose';
import type { Database } from '../../platform/db/connect.ts';
import { cookieSecretContext, signingKeyContext } from '../../platform/db/sealer.ts';
import { currentKeys, type PrivateKey } from './stored-keys.ts';

export interface IssuerKeys {
  /** The private ES256 key that signs now, with its id. */
  readonly signing: PrivateKey;
  /** Every known private key, the signing one first. */
  readonly all: readonly PrivateKey[];
  /** The public parts of all keys, including the next one. */
  readonly verifying: readonly JWK[];
  /** The first one signs cookies and similar short texts; each verifies. */
  readonly cookieSecrets: CookieSecrets;
}

export type CookieSecrets = readonly [string, ...string[]];

/** The keys of an issuer: created by the first process that needs them, then the same for all. */
export async function issuerKeys(db: Database, issuer: string, now: number): Promise<IssuerKeys> {
  const { sealer } = db;
  const rows = (await db.system((trx) => currentKeys(trx, sealer, issuer, now))).toSorted(
    (one, other) => rank(one, now) - rank(other, now),
  );
  const all = rows.flatMap(({ kid, key_sealed }) =>
    key_sealed === null
      ? []
      : [JSON.parse(sealer.open(key_sealed, signingKeyContext(issuer, kid))) as PrivateKey],
  );
  const secrets = rows.map(({ kid, cookie_sealed }) =>
    sealer.open(cookie_sealed, cookieSecretContext(issuer, kid)),
  );
  const [signing] = all;
  const [secret, ...others] = new Set(secrets);
  if (!signing || secret === undefined) throw new Error('An issuer has no key.');
  return {
    signing,
    all,
    verifying: all.map(({ d: _secret, ...known }) => known),
    cookieSecrets: [secret, ...others],
  };
}

/** Whether two reads of an issuer's keys have the same signing and verifying keys. */
export const sameKeys = (one: IssuerKeys, other: IssuerKeys): boolean => named(one) === named(other);

const named = ({ all, cookieSecrets }: IssuerKeys): string =>
  JSON.stringify([all.map(({ kid }) => kid), cookieSecrets]);

/** The newest key that already signs comes first. */
const rank = ({ signs_from }: { readonly signs_from: Date }, now: number): number => {
  const age = now - signs_from.getTime();
  return age < 0 ? Infinity : age;
};
