import type { ProofKeys } from './proof-keys.ts';
import type { ProofNonce } from './proofs.ts';
import type { Tokens } from './token-session.ts';

export interface SignInWay {
  /** What a federated sign-in was answered. Default none. */
  readonly landing?: string;
  /** Asks for a password though the provider may still know somebody. Default false. */
  readonly anew?: boolean;
}

/** The identity provider as the session sees it. Every call may fail; none leaves the page by itself. */
export interface Provider {
  /** Where to send the person; reads the provider's metadata first, so a dead provider is noticed here (OP-254). */
  signInAddress(returnTo: string, way?: SignInWay): Promise<string>;
  /** Exchanges the code in the address that the provider came back to. Refuses errors and forged states. */
  finishSignIn(address: string): Promise<{ readonly tokens: Tokens; readonly returnTo: unknown }>;
  /** By refresh token; through a hidden frame where there is none or it is spent. */
  renew(tokens: Tokens): Promise<Tokens>;
  /** Where the session at the provider is ended; `returnTo` is a path of the portal. */
  signOutAddress(idToken: string | null, returnTo: string): Promise<string>;
}

export interface ProviderOptions {
  readonly authority: string;
  readonly clientId: string;
  readonly origin: string;
  /** The API that the token is for. */
  readonly resource: string | undefined;
  readonly storage: Storage | undefined;
  readonly keys: ProofKeys;
  readonly nonce: ProofNonce;
}
