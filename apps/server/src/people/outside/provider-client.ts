import type * as OpenidClient from 'openid-client';
import { checkedFetch } from '../../platform/outbound/checked-fetch.ts';
import type { OutsideProvider } from './provider.store.ts';

/** Why a sign-in at a provider failed, for the audit log. */
export type Failure =
  | 'unreachable'
  | 'refused'
  | 'secret'
  | 'clock'
  | 'issuer'
  | 'audience'
  | 'answer'
  | 'claim'
  | 'unverified'
  | 'domain'
  | 'unknown-user'
  | 'other-account'
  | 'inactive';

export class ProviderFailed extends Error {
  readonly reason: Failure;
  /** `global_id`, once the user is known. */
  readonly userId: string | undefined;
  constructor(reason: Failure, userId?: string, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
    this.userId = userId;
  }
}

export interface BegunSignIn {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

export type Claims = Readonly<Record<string, unknown>>;

/** Milliseconds for which the metadata of a provider are kept. Its keys are read at each sign-in. */
const metadataMs = 3600_000;

export interface ProviderClient {
  address(provider: OutsideProvider, redirect: string, begun: BegunSignIn): Promise<URL>;
  /** Exchanges the code of a return; the ID token is verified with the provider's current keys. */
  claims(provider: OutsideProvider, returned: URL, begun: BegunSignIn): Promise<Claims>;
}

/** @param local Allows http and this machine, for demo data. */
export function providerClient(local: boolean, now: () => number): ProviderClient {
  const known = new Map<string, { readonly metadata: OpenidClient.ServerMetadata; readonly at: number }>();
  const fetching = checkedFetch(local);
  const fetched: OpenidClient.CustomFetch = (address, options) =>
    fetching(address, options).catch((cause: unknown) => {
      throw new ProviderFailed('unreachable', undefined, { cause });
    });

  const configure = async (client: typeof OpenidClient, { Issuer, ClientId, secret }: OutsideProvider) => {
    const execute = local ? [client.allowInsecureRequests] : [];
    let metadata = known.get(Issuer);
    if (!metadata || metadata.at + metadataMs < now()) {
      const options = { execute, [client.customFetch]: fetched };
      const found = await client.discovery(new URL(Issuer), ClientId, undefined, undefined, options);
      metadata = { metadata: found.serverMetadata(), at: now() };
      known.set(Issuer, metadata);
    }
    const config = new client.Configuration(metadata.metadata, ClientId, secret);
    config[client.customFetch] = fetched;
    for (const allow of execute) allow(config);
    client.enableNonRepudiationChecks(config);
    return config;
  };

  return {
    address: (provider, redirect, { state, nonce, verifier }) =>
      named(async (client) =>
        client.buildAuthorizationUrl(await configure(client, provider), {
          redirect_uri: redirect,
          scope: provider.Scopes.join(' '),
          state,
          nonce,
          code_challenge: await client.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        }),
      ),
    claims: (provider, returned, { state, nonce, verifier }) =>
      named(async (client) => {
        const config = await configure(client, provider);
        const tokens = await client.authorizationCodeGrant(config, returned, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new ProviderFailed('answer');
        if (claims[provider.EmailClaim] !== undefined || !config.serverMetadata().userinfo_endpoint)
          return claims;
        return { ...(await client.fetchUserInfo(config, tokens.access_token, claims.sub)), ...claims };
      }),
  };
}

async function named<T>(call: (client: typeof OpenidClient) => Promise<T>): Promise<T> {
  const client = await import('openid-client');
  try {
    return await call(client);
  } catch (error) {
    throw error instanceof ProviderFailed ? error : new ProviderFailed(reasonOf(client, error));
  }
}

function reasonOf(client: typeof OpenidClient, error: unknown): Failure {
  if (error instanceof client.AuthorizationResponseError) return 'refused';
  if (error instanceof client.ResponseBodyError)
    return error.error === 'invalid_client' || error.error === 'unauthorized_client' ? 'secret' : 'answer';
  if (error instanceof client.WWWAuthenticateChallengeError) return 'secret';
  if (!(error instanceof client.ClientError)) throw error;
  const { code, cause } = error;
  if (cause instanceof ProviderFailed) return cause.reason;
  if (code === 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED') return 'clock';
  if (code === 'OAUTH_HTTP_REQUEST_FORBIDDEN' || code === 'OAUTH_RESPONSE_IS_NOT_CONFORM')
    return 'unreachable';
  const compared = comparedIn(cause);
  if (compared === 'iss' || compared === 'issuer') return 'issuer';
  return compared === 'aud' ? 'audience' : 'answer';
}

/** The claim, metadata or parameter that the library rejected; it names a parameter only in its message. */
function comparedIn(cause: unknown): unknown {
  if (!(cause instanceof Error)) return undefined;
  if (cause.message.includes('"iss"')) return 'iss';
  const detail: unknown = cause.cause;
  if (typeof detail !== 'object' || detail === null) return undefined;
  if ('claim' in detail) return detail.claim;
  return 'attribute' in detail ? detail.attribute : undefined;
}
