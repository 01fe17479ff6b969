/** What the portal knows of the person signed in. */
export interface SessionUser {
  readonly globalId: string;
  readonly displayName: string;
  readonly tenant: string;
  /** Signed in by another system and not with a password of the portal. */
  readonly federated: boolean;
  /** Permissions and identity claims (OP-026). */
  readonly claims: readonly string[];
}

export type SessionState =
  /** Nothing is known yet: 'Getting user status...'. */
  | { readonly phase: 'starting' }
  /** On the way to the provider: 'Redirecting to Authentication'. */
  | { readonly phase: 'redirecting' }
  | { readonly phase: 'signedIn'; readonly user: SessionUser }
  /** A 401, or a log-out in another tab: the message, then the sign-in (OP-022). */
  | { readonly phase: 'lost' }
  /** The token outlived its life without renewal: `/timeout` (OP-022). */
  | { readonly phase: 'expired' }
  /** The provider could not be reached or refused: 'Portal unavailable'. */
  | { readonly phase: 'failed' };

/** A request as its proof names it. */
export interface ProvenRequest {
  readonly method: string;
  readonly url: string;
}

/** What stands at the head of an answer. */
export interface AnswerHead {
  readonly status: number;
  readonly headers: Pick<Headers, 'get'>;
}

/**
 * The port between the portal and whoever proves who is calling. Screens and client never see past it;
 * tokens are bound to a key, and may later give way to a cookie, without either noticing.
 */
export interface AuthSession {
  state(): SessionState;
  subscribe(listener: () => void): () => void;
  /** Leaves for the provider; comes back to `returnTo`, a path of the portal. Default where the session has expired, else the start. */
  signIn(returnTo?: string): Promise<void>;
  /** Who is signed in in this browser, in whichever tab; undefined for nobody. */
  holder(): Promise<SessionUser | undefined>;
  /** Ends the session that there is, in every tab, and leaves for the provider with what a federated sign-in was answered (OP-027). */
  enter(landing: string): Promise<void>;
  /** Finishes the sign-in at the provider's return address; resolves with the path to go on to. */
  finishSignIn(address: string): Promise<string | undefined>;
  /**
   * Ends the session here, at the provider and in the other tabs.
   *
   * @param after Milliseconds until then, in which what the person was told stays to be read, though calls may be refused
   *   by now. Default 0.
   */
  signOut(after?: number): Promise<void>;
  /** Adds what proves who is calling to a request that is sent once. The only place that does. */
  authorise(headers: Headers, request: ProvenRequest): Promise<void> | void;
  /** Hears how a call was answered. True where it has to be sent once more, with a proof made anew. Default never. */
  heard?(answer: AnswerHead): boolean;
  /** A call was answered 401. Many at once count as one. */
  unauthorised(): void;
  /** A call was answered 403: what the person may do is perhaps no longer what is known of it. Default nothing. */
  forbidden?(): void;
}
