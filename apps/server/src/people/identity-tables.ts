import type { ColumnType, Generated } from 'kysely';
import type { Timestamp } from '../platform/db/schema.ts';

/** What an issuer signs with for ninety days: tokens with the key, cookies with the secret. */
export interface SigningKeyTable {
  issuer: string;
  /** Id of the key. */
  kid: string;
  /** Private ES256 key as JWK text, sealed. Null once no token of it can be valid. */
  key_sealed: Uint8Array | null;
  /** Sealed. Null only where the release before wrote the row, until it is next read. */
  cookie_sealed: ColumnType<Uint8Array | null, Uint8Array | undefined, Uint8Array>;
  /** Both sign from then on, until those of the next row do. */
  signs_from: Timestamp;
}

/** One row for each issuer: the lock for changes of its keys, and what servers of the release before read. */
export interface IdentityKeyTable {
  issuer: string;
  /** Private ES256 key as JWK text, of an issuer from before there were several; empty since. */
  signing_key: string;
  /** The first cookie secret, plain, where an earlier release wrote it; else empty. */
  cookie_secret: string;
  /** The newest cookie secret, sealed, for servers of the release before. */
  cookie_sealed: Uint8Array | null;
  created_at: Generated<Timestamp>;
}

/** Whatever the provider has to remember: sessions, grants, codes, refresh tokens, interactions. */
export interface OidcRecordTable {
  issuer: string;
  model: string;
  /** SHA-256 of the id, which is a credential for most models. */
  id: string;
  payload: ColumnType<object, string, string>;
  grant_id: string | null;
  uid: string | null;
  account_id: string | null;
  expires_at: ColumnType<Date | null, Date | null, Date | null>;
  consumed_at: ColumnType<Date | null, Date | null, Date | null>;
}

export interface SignInAttemptTable {
  tenant_id: string;
  /** SHA-256 of what is counted: an account at an address or in a browser of its own, an account, or an address. */
  key: string;
  failures: number;
  failed_at: Timestamp;
  /** Failures since the last success, however long ago. */
  in_a_row: Generated<number>;
  row_began: Timestamp;
  blocked_until: Timestamp;
}

/**
 * What its holder may do with a token, once.
 * - `invitation`: choose the first password
 * - `password`: choose another password in place of a forgotten one
 * - `second-step`: prove who they are a second time, the password was right
 * - `methods`: change what they sign in with, as they have just shown that they may
 * - `passkey`: answer a question with a passkey; its id is the question, and nobody's
 * - `entry`: go on signed in, every step is taken
 * - `landing`: go on signed in, in the browser in which the password was chosen
 * - `federated`: show that the tenant's own identity system has said who it is
 * - `federated request`: nothing; it remembers that the identity system has asked
 * - `federated landing`: go on signed in, in the browser and the page in which the pair was shown
 *
 * A purpose keeps its name once tokens of it are stored.
 */
export type LinkPurpose =
  | 'invitation'
  | 'password'
  | 'second-step'
  | 'methods'
  | 'passkey'
  | 'entry'
  | 'landing'
  | 'federated'
  | 'federated request'
  | 'federated landing';

export interface OneTimeLinkTable {
  tenant_id: string;
  /** SHA-256. */
  token_hash: string;
  global_id: string;
  purpose: LinkPurpose;
  expires_at: Timestamp;
}

/** A session of a person at the provider, in one browser. */
export interface PortalSessionTable {
  tenant_id: string;
  /** As the provider names it, and as the access tokens do. No credential. */
  id: string;
  global_id: string;
  /** What the browser said of itself when it came last. */
  device: string;
  /** When the password was typed. */
  started_at: Timestamp;
  last_used_at: Timestamp;
  /** No token is issued later. */
  ends_at: Timestamp;
  /** Set once; what the provider holds goes with it. */
  ended_at: ColumnType<Date | null, null | undefined, Date>;
}

/** The app that makes somebody's one-time codes. */
export interface AuthenticatorTable {
  tenant_id: string;
  global_id: string;
  /** What codes are made from, under the seal of the data. */
  secret_sealed: Uint8Array;
  /** When the first code was taken. Null in rows of an earlier release, which stored secrets before that: they count for nothing. */
  confirmed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** The time step of the last code that was taken, in half minutes since 1970: none is taken twice. */
  last_step: Generated<number>;
}

/** Codes that stand in for the app, each once. */
export interface RecoveryCodeTable {
  tenant_id: string;
  global_id: string;
  /** SHA-256 of 80 random bits. */
  code_hash: string;
}

export interface PasskeyTable {
  tenant_id: string;
  /** Of the credential, base64url. */
  id: string;
  global_id: string;
  /** Host name at which it was made, and is good. */
  host: string;
  /** COSE. */
  public_key: Uint8Array;
  /** Signatures that its authenticator says it has made; 0 where it does not count. */
  counter: number;
  transports: string[];
  /** For the person. */
  name: string;
  added_at: Timestamp;
  last_used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** A proof of who sends a request, taken once. */
export interface SeenProofTable {
  /** SHA-256 of its key and id. */
  name: string;
  seen_at: Timestamp;
}

declare module '../platform/db/schema.ts' {
  interface Schema {
    identity_key: IdentityKeyTable;
    identity_signing_key: SigningKeyTable;
    oidc_record: OidcRecordTable;
    sign_in_attempt: SignInAttemptTable;
    one_time_link: OneTimeLinkTable;
    authenticator: AuthenticatorTable;
    recovery_code: RecoveryCodeTable;
    passkey: PasskeyTable;
    portal_session: PortalSessionTable;
    seen_proof: SeenProofTable;
  }
}
