import type { Services } from '../base/services.tsx';
import type { ProofKeys } from './proof-keys.ts';
import type { ProofNonce, proofs } from './proofs.ts';
import type { Tab } from '../base/tab.ts';
import type { IssuedTokens, Tokens } from './token-session.ts';

/** Why a sign-in failed. Its message has names only, never values. */
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

export interface ProviderOptions extends Pick<Services, 'configuration' | 'client' | 'tenants'> {
  readonly tab: Pick<Tab, 'origin' | 'storage' | 'shared'>;
  readonly keys: ProofKeys;
  readonly nonce: ProofNonce;
  readonly proving: ReturnType<typeof proofs>;
}
