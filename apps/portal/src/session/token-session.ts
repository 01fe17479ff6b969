import { readAccessToken, type SessionUser } from '@portal/api/client';
import { isFederated, userStateClaims } from '@portal/api/contract';
import type { TokenLife } from './session-timing.ts';

/** Tokens that the provider issues. */
export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string | null;
  /** Identifies the session when it is ended at the provider. */
  readonly idToken: string | null;
}

/** Tokens with the time they were received, as stored and as exchanged between tabs. */
export interface ReceivedTokens extends Tokens {
  readonly receivedAt: number;
}

export interface TokenSession {
  readonly tokens: ReceivedTokens;
  readonly life: TokenLife;
  /** `iat`, in seconds of the server's clock. */
  readonly issuedAt: number;
  readonly user: SessionUser;
  /** Valid only with a proof of the browser's key. */
  readonly bound: boolean;
}

/** Parses tokens from storage or another tab; undefined if they are malformed. */
export function tokenSession(value: unknown): TokenSession | undefined {
  const tokens = receivedTokens(value);
  const token = tokens && readAccessToken(tokens.accessToken);
  if (!token) return undefined;
  return {
    tokens,
    life: { receivedAt: tokens.receivedAt, lifetime: (token.exp - token.iat) * 1000 },
    user: {
      globalId: token.GlobalId,
      displayName: token.DisplayName,
      tenant: token.Tenant,
      federated: isFederated(token),
      claims: userStateClaims(token),
    },
    issuedAt: token.iat,
    bound: token.cnf !== undefined,
  };
}

/**
 * Parses tokens that the provider has just issued.
 * @throws if there are none, or the access token cannot be parsed.
 */
export function receivedSession(tokens: Tokens | undefined, receivedAt: number): TokenSession {
  const session = tokenSession({ ...tokens, receivedAt });
  if (!session) throw new Error('The access token cannot be read.');
  return session;
}

function receivedTokens(value: unknown): ReceivedTokens | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { accessToken, refreshToken, idToken, receivedAt } = value as Partial<
    Record<keyof ReceivedTokens, unknown>
  >;
  if (typeof accessToken !== 'string' || typeof receivedAt !== 'number') return undefined;
  return { accessToken, refreshToken: textOrNull(refreshToken), idToken: textOrNull(idToken), receivedAt };
}

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);

const key = 'portal.session';

/** Stores the session for the lifetime of the tab; if storage is blocked, for that of the page. */
export function sessionStore(storage: Storage | undefined) {
  return {
    get(): TokenSession | undefined {
      try {
        return tokenSession(JSON.parse(storage?.getItem(key) ?? 'null'));
      } catch {
        return undefined;
      }
    },
    set(tokens: ReceivedTokens | undefined): void {
      try {
        if (tokens) storage?.setItem(key, JSON.stringify(tokens));
        else storage?.removeItem(key);
      } catch {
        // Storage is full or blocked.
      }
    },
  };
}
