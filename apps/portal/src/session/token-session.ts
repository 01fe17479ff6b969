import { readAccessToken, type SessionUser } from '@portal/api/client';
import { isFederated, userStateClaims } from '@portal/api/contract';
import type { TokenLife } from './session-timing.ts';

/** What the provider hands out. */
export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string | null;
  /** Names the session at the provider when it is ended. */
  readonly idToken: string | null;
}

/** Tokens with the moment they came: what is stored and what tabs tell each other. */
export interface ReceivedTokens extends Tokens {
  readonly receivedAt: number;
}

export interface TokenSession {
  readonly tokens: ReceivedTokens;
  readonly life: TokenLife;
  readonly user: SessionUser;
  /** Good only with a proof of the browser's key. */
  readonly bound: boolean;
}

/** Reads tokens that come from storage or another tab; undefined for anything else. */
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
    bound: token.cnf !== undefined,
  };
}

/** Reads tokens that the provider has just issued. @throws where the access token cannot be read. */
export function receivedSession(tokens: Tokens, receivedAt: number): TokenSession {
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

/** Keeps the session for as long as the tab lives; blocked storage keeps it as long as the page. */
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
