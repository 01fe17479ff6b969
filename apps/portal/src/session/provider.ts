import type { RuntimeConfiguration } from '@portal/api/contract';
import type { ProofKeys } from './proof-keys.ts';
import type { ProofNonce } from './proofs.ts';
import type { BearerToken, IssuedTokens, Tokens } from './token-session.ts';

/** Why nobody could be signed in, in names and never values. */
export class SignInProblem extends Error {}

export interface SignInWay {
  /** Result of a federated sign-in. Default none. */
  readonly landing?: string;
  /** Requires a password even if the provider still has a session. Default false. */
  readonly requirePassword?: boolean;
}

/** The identity provider as used by the session. Every call may fail; none navigates by itself. */
export interface Provider {
  /**
   * Returns the address of the sign-in page. Reads the provider's metadata first, so that an unavailable provider is
   * detected here (OP-254). Undefined if the browser stores nothing until the user returns. Rejects with a
   * `SignInProblem`.
   */
  signInAddress(returnTo: string, way?: SignInWay): Promise<string | undefined>;
  /** Exchanges the code in the callback address. Errors and forged states reject with a `SignInProblem`. */
  finishSignIn(address: string): Promise<{ readonly tokens: IssuedTokens; readonly returnTo: unknown }>;
  /**
   * Uses the refresh token. If it is missing or expired, uses a hidden frame. Undefined if the provider answers that it
   * does not renew these tokens; it rejects if the provider cannot be reached.
   */
  renew(tokens: Tokens): Promise<IssuedTokens | undefined>;
  /** Returns the address that ends the session at the provider; `returnTo` is a path of the portal. */
  signOutAddress(idToken: string | null, returnTo: string): Promise<string>;
}

/** Where the user of a token is read. */
export interface ClaimRules extends Pick<RuntimeConfiguration, 'Claims' | 'Permissions'> {
  /** The tenant of this address, for a provider that names none. */
  readonly tenant: () => string | undefined;
  /** Requests the account with a new token. Rejects with a `SignInProblem`. */
  readonly accountInfo: (token: BearerToken) => Promise<unknown>;
}

export interface ProviderOptions {
  readonly authority: string;
  readonly clientId: string;
  readonly origin: string;
  readonly scope: string;
  /** The API for which the token is issued. */
  readonly resource: string | undefined;
  /** Additional parameters of the sign-in request. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Whether tokens are bound to the key of this browser. */
  readonly binding: boolean;
  readonly claims: ClaimRules;
  /** The sign-in uses the first one that is not blocked. */
  readonly storages: readonly (Storage | undefined)[];
  readonly keys: ProofKeys;
  readonly nonce: ProofNonce;
}
