import type { ProofKeys } from './proof-keys.ts';
import type { ProofNonce } from './proofs.ts';
import type { Tokens } from './token-session.ts';

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
   * detected here (OP-254). Undefined if the browser stores nothing until the user returns.
   */
  signInAddress(returnTo: string, way?: SignInWay): Promise<string | undefined>;
  /** Exchanges the code in the callback address. Rejects errors and forged states. */
  finishSignIn(address: string): Promise<{ readonly tokens: Tokens; readonly returnTo: unknown }>;
  /**
   * Uses the refresh token. If it is missing or expired, uses a hidden frame. Undefined if the provider answers that it
   * does not renew these tokens; it rejects if the provider cannot be reached.
   */
  renew(tokens: Tokens): Promise<Tokens | undefined>;
  /** Returns the address that ends the session at the provider; `returnTo` is a path of the portal. */
  signOutAddress(idToken: string | null, returnTo: string): Promise<string>;
}

export interface ProviderOptions {
  readonly authority: string;
  readonly clientId: string;
  readonly origin: string;
  /** The API for which the token is issued. */
  readonly resource: string | undefined;
  /** The sign-in uses the first one that is not blocked. */
  readonly storages: readonly (Storage | undefined)[];
  readonly keys: ProofKeys;
  readonly nonce: ProofNonce;
}
