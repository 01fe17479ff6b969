import type { Hono } from 'hono';
import type { Trx } from '../db/connect.ts';
import type { Tenant } from '../tenant.ts';
import type { AppContext, AppEnv } from './app-env.ts';
import type { Person } from './person.ts';

/** The proof that the sender holds the key of the token (RFC 9449). */
export interface ProofOfPossession {
  /** The header `DPoP`. */
  readonly jwt: string;
  readonly method: string;
  /** Path of the public URL, without its query. */
  readonly path: string;
}

/** A token with its scheme and proof. */
export interface PresentedToken {
  readonly scheme: 'Bearer' | 'DPoP';
  readonly token: string;
  readonly proof: ProofOfPossession | undefined;
}

/** Whether a token is presented as its host requires, and what to send back. */
export interface TokenCheck {
  /** Undefined if the token can be verified next. */
  readonly failure: 'token' | 'proof' | 'nonce' | undefined;
  /** The `WWW-Authenticate` header of an error response. */
  readonly challenge: string;
  /** The nonce for the next proof; undefined if the sender has it or needs none. */
  readonly nonce: string | undefined;
}

/** What the server needs of the identity provider. */
export interface Identity {
  /** Adds `/oidc/*`, the sign-in pages and the calls for users who are not signed in. */
  mount(app: Hono<AppEnv>, options: { readonly checkReplies: boolean }): void;
  /**
   * Checks that a token is presented as it was issued: bound to a key, or as a bearer token. Accepts each proof once.
   * Does not verify the token itself.
   */
  accept(host: string, presented: PresentedToken | undefined): Promise<TokenCheck>;
  /** The user of a valid access token of this host; undefined for any other token. */
  verify(host: string, token: string): Promise<Person | undefined>;
  /** The current claims within a transaction; undefined if the user or the session has been deactivated or ended. */
  claimsIn(trx: Trx, person: Person): Promise<readonly string[] | undefined>;
  /** The nonce for the first proof of a page, which saves a repeated first call; undefined if none is needed. */
  proofNonce(host: string): Promise<string | undefined>;
  /** Removes the user from the cache, so that a change by this process takes effect at the next call. */
  forget(person: Pick<Person, 'tenant' | 'globalId'>): void;
  /** The response of a disabled tenant. */
  closed(c: AppContext, tenant: Tenant): Response;
  endSessions(person: Person): Promise<void>;
}
