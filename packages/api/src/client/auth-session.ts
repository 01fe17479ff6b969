/** The signed-in user. */
export interface SessionUser {
  readonly globalId: string;
  readonly displayName: string;
  readonly tenant: string;
  /** Signed in by another identity provider, without a password of the portal. */
  readonly federated: boolean;
  /** Permissions and identity claims (OP-026). */
  readonly claims: readonly string[];
}

export type SessionState =
  /** The session has not been read yet: 'Getting user status...'. */
  | { readonly phase: 'starting' }
  /** Redirecting to the provider: 'Redirecting to Authentication'. */
  | { readonly phase: 'redirecting' }
  | { readonly phase: 'signedIn'; readonly user: SessionUser }
  /** After a 401 or a log-out in another tab: a message, then the sign-in (OP-022). */
  | { readonly phase: 'lost' }
  /** The token expired without renewal: `/timeout` (OP-022). */
  | { readonly phase: 'expired' }
  /**
   * The provider failed or rejected the sign-in, or the browser stores nothing for it: 'Portal unavailable'. The reason
   * is for support.
   */
  | { readonly phase: 'failed'; readonly storageBlocked?: boolean; readonly reason?: string };

/** The request that a proof of possession names. */
export interface ProvenRequest {
  readonly method: string;
  readonly url: string;
}

/** Status and headers of a response. */
export interface AnswerHead {
  readonly status: number;
  readonly headers: Pick<Headers, 'get'>;
}

/**
 * The authentication of the portal. Screens and client use only this interface, so that tokens can be replaced by a
 * cookie without a change in them.
 */
export interface AuthSession {
  state(): SessionState;
  subscribe(listener: () => void): () => void;
  /**
   * Redirects to the provider, which returns to `returnTo`, a path of the portal. Default: where the session expired,
   * otherwise the start page.
   */
  signIn(returnTo?: string): Promise<void>;
  /** The user who is signed in in any tab of this browser; undefined if nobody is. */
  holder(): Promise<SessionUser | undefined>;
  /**
   * Ends the current session in every tab and redirects to the provider with the result of a federated sign-in
   * (OP-027).
   */
  enter(landing: string): Promise<void>;
  /** Completes the sign-in at the provider's return address; resolves with the path to continue at. */
  finishSignIn(address: string): Promise<string | undefined>;
  /**
   * Ends the session here, at the provider and in the other tabs.
   *
   * @param after Milliseconds before it ends, so that a message can be read. Calls may already fail. Default 0.
   */
  signOut(after?: number): Promise<void>;
  /** Adds the credentials to a request that is sent once. Nothing else adds them. */
  authorise(headers: Headers, request: ProvenRequest): Promise<void> | void;
  /** Reads the head of a response. Returns true if the request must be sent again with a new proof. Default: false. */
  onAnswer?(answer: AnswerHead): boolean;
  /** Called after a 401 response. Concurrent ones count as one. */
  unauthorised(): void;
  /** Called after a 403 response: the user's permissions may have changed. Default: does nothing. */
  forbidden?(): void;
}
