import type { Hono } from 'hono';
import type { Trx } from '../db/connect.ts';
import type { Tenant } from '../tenant.ts';
import type { AppContext, AppEnv } from './app-env.ts';
import type { Person } from './person.ts';

/** What came with a request to prove that its sender holds the key of the token (RFC 9449). */
export interface ProofOfPossession {
  /** The header `DPoP`. */
  readonly jwt: string;
  readonly method: string;
  /** Of the public address, without its query. */
  readonly path: string;
}

/** A token as a request presents it. */
export interface PresentedToken {
  readonly scheme: 'Bearer' | 'DPoP';
  readonly token: string;
  /** Undefined where there is none. */
  readonly proof: ProofOfPossession | undefined;
}

/** How a host wants tokens presented, and what it thinks of one. */
export interface TokenCheck {
  /** Undefined for a token that may go on to be verified. */
  readonly failure: 'token' | 'proof' | 'nonce' | undefined;
  /** The header `WWW-Authenticate` of a refusal. */
  readonly challenge: string;
  /** What the sender has to put into its next proof; undefined where it knows, or where none is asked for. */
  readonly nonce: string | undefined;
}

/** What the server needs of the identity provider. */
export interface Identity {
  /** Adds `/oidc/*`, the sign-in pages and the calls of people who are not signed in. */
  mount(app: Hono<AppEnv>, options: { readonly checkReplies: boolean }): void;
  /** Whether a token is presented as it was issued: bound to a key, or to nobody. Takes a proof once; says nothing of whose the token is. */
  accept(host: string, presented: PresentedToken | undefined): Promise<TokenCheck>;
  /** The person of an access token that this very host issued and that is still good; else undefined. */
  verify(host: string, token: string): Promise<Person | undefined>;
  /** What somebody may do as a transaction of their tenant sees it; undefined where they are out, or their session is. */
  claimsIn(trx: Trx, person: Person): Promise<readonly string[] | undefined>;
  /** What the first proof of a page carries, so that its first call need not be sent twice; undefined where none is asked for. */
  proofNonce(host: string): Promise<string | undefined>;
  /** Reads the person anew at the next call: what this process has just changed need not be waited for. */
  forget(person: Pick<Person, 'tenant' | 'globalId'>): void;
  /** What people find at a tenant that is disabled, whatever they ask for. */
  closed(c: AppContext, tenant: Tenant): Response;
  /** Ends every session of the person. */
  endSessions(person: Person): Promise<void>;
}
