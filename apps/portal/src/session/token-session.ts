import type { SessionUser } from '@portal/api/client';
import { tryStorage } from '../base/try-storage.ts';

/** Tokens that the provider issues. */
export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string | null;
  /** Identifies the session when it is ended at the provider. */
  readonly idToken: string | null;
}

/** What authorises a call. */
export interface BearerToken {
  readonly tokens: Pick<Tokens, 'accessToken'>;
  /** Valid only with a proof of the browser's key. */
  readonly bound: boolean;
}

/** Tokens with what they say about the session. */
export interface IssuedTokens extends Tokens {
  /** Milliseconds until the token expires. */
  readonly lifetime: number;
  /** In seconds of the server's clock; undefined if the token does not say it. */
  readonly issuedAt?: number | undefined;
  readonly user: SessionUser;
  /** As in `BearerToken`. */
  readonly bound: boolean;
}

/** Tokens with the time they were received, as stored and as exchanged between tabs. */
export interface ReceivedTokens extends IssuedTokens {
  readonly receivedAt: number;
}

export type TokenSession = Readonly<ReturnType<typeof receivedSession>>;

/** Parses tokens from storage or another tab; undefined if they are malformed. */
export function tokenSession(value: unknown): TokenSession | undefined {
  const stored = (value ?? {}) as Partial<Record<keyof ReceivedTokens, unknown>>;
  const { accessToken, receivedAt, lifetime, issuedAt, user } = stored;
  const numbers = [receivedAt, lifetime, issuedAt ?? 0].every((number) => typeof number === 'number');
  if (!numbers || typeof accessToken !== 'string' || !isUser(user)) return undefined;
  const [refreshToken, idToken] = [textOrNull(stored.refreshToken), textOrNull(stored.idToken)];
  const issued = { ...(stored as ReceivedTokens), refreshToken, idToken, bound: stored.bound === true };
  return receivedSession(issued, issued.receivedAt);
}

/** The session of tokens that the provider has issued. */
export function receivedSession(issued: IssuedTokens, receivedAt: number) {
  const { lifetime, issuedAt = receivedAt / 1000, user, bound } = issued;
  return {
    tokens: { ...issued, receivedAt },
    life: { receivedAt, lifetime },
    user,
    issuedAt,
    bound,
  };
}

const isUser = (value: unknown): value is SessionUser => {
  const { globalId, displayName, tenant, claims } = (value ?? {}) as Partial<SessionUser>;
  return [globalId, displayName, tenant].every((text) => typeof text === 'string') && Array.isArray(claims);
};

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);

const key = 'portal.session';

/** Stores the session for the lifetime of the tab; if storage is blocked, for that of the page. */
export function sessionStore(storage: Storage | undefined) {
  const trying = tryStorage(storage);
  return {
    get: () => trying((kept) => tokenSession(JSON.parse(kept.getItem(key) ?? 'null'))),
    set: (tokens: ReceivedTokens | undefined) =>
      trying((kept) => (tokens ? kept.setItem(key, JSON.stringify(tokens)) : kept.removeItem(key))),
  };
}
