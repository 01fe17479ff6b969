import { createRemoteJWKSet, customFetch, importJWK, jwtVerify } from 'jose';
import type * as OpenidClient from 'openid-client';
import { checkedFetch } from '../../platform/outbound/checked-request.ts';
import { clientKeyOf } from './client-key.ts';
import type { OutsideProvider } from './provider.store.ts';

/** Why a sign-in at a provider failed, for the audit log; and the sentence for the user, after the provider's name. */
export const failures = {
  unreachable: 'does not answer. Try again in a few minutes, or sign in another way.',
  refused: 'did not sign you in.',
  secret: 'does not accept this portal. Your administrator has to check the client secret.',
  clock: 'and this portal disagree about the time. Your administrator has to check the clocks.',
  issuer: 'gave an answer of another provider. Your administrator has to check the issuer.',
  audience: 'gave an answer for another portal. Your administrator has to check the client ID.',
  answer: 'gave an answer that is not valid. Start again.',
  claim: 'did not say which e-mail address is yours. Your administrator has to check the claims.',
  unverified: 'has not verified your e-mail address.',
  domain: 'gave an e-mail address that does not belong to your firm.',
  'unknown-user': 'signed you in, but you have no account here. Ask your administrator for an invitation.',
  'no-role': 'signed you in, but none of your groups has a role here. Ask your administrator.',
  'other-account': 'signed you in with another account than before. Ask your administrator.',
  inactive: 'signed you in, but your account here cannot be used. Ask your administrator.',
} as const;
type Failure = keyof typeof failures;

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

/** Parameters that a request may have besides: an address that was typed, and a sign-in after a sign-out. */
export type Hints = Readonly<Partial<Record<'login_hint' | 'prompt', string>>>;

export type Claims = Readonly<Record<string, unknown>>;

/** The claims of an account; the second part only from the ID token. */
export interface FinishedSignIn {
  readonly claims: Claims;
  readonly proved: Pick<Claims, 'amr' | 'acr' | 'sid'>;
  /** Where the browser signs out at the provider; undefined if it has no such address. */
  readonly signOut: string | undefined;
}

const signOutEvent = 'http://schemas.openid.net/event/backchannel-logout';
/** Maximum length of an ID token in an address. */
const maximumHint = 4000;

/** Milliseconds for which the metadata of a provider are kept. Its keys are read at each sign-in. */
const metadataMs = 3600_000;

export interface ProviderClient {
  address(provider: OutsideProvider, redirect: string, begun: BegunSignIn, hints?: Hints): Promise<URL>;
  /** Exchanges the code of a return; the ID token is verified with the provider's current keys. */
  finish(provider: OutsideProvider, returned: URL, begun: BegunSignIn): Promise<FinishedSignIn>;
  /** Verifies a log-out token (OpenID Connect Back-Channel Logout, section 2.6). */
  signedOut(provider: OutsideProvider, token: string): Promise<Claims>;
}

/** @param local Allows http and this machine, for demo data. */
export function providerClient(local: boolean, now: () => number): ProviderClient {
  const known = new Map<string, { readonly metadata: OpenidClient.ServerMetadata; readonly at: number }>();
  const fetching = checkedFetch(local);
  const fetched: OpenidClient.CustomFetch = (address, options) =>
    fetching(address, options).catch((cause: unknown) => {
      throw new ProviderFailed('unreachable', undefined, { cause });
    });

  // The library reads them again for an unknown key, but not more than twice a minute.
  const keysOf = new Map<string, ReturnType<typeof createRemoteJWKSet>>();
  const keysAt = (address: string) => {
    const options = { [customFetch]: (url: string) => fetching(url, { method: 'GET', headers: {} }) };
    const keys = keysOf.get(address) ?? createRemoteJWKSet(new URL(address), options);
    keysOf.set(address, keys);
    return keys;
  };

  const configure = async (client: typeof OpenidClient, { Issuer, ClientId, secret }: OutsideProvider) => {
    const execute = local ? [client.allowInsecureRequests] : [];
    let metadata = known.get(Issuer);
    if (!metadata || metadata.at + metadataMs < now()) {
      const options = { execute, [client.customFetch]: fetched };
      const found = await client.discovery(new URL(Issuer), ClientId, undefined, undefined, options);
      metadata = { metadata: found.serverMetadata(), at: now() };
      known.set(Issuer, metadata);
    }
    const config = new client.Configuration(
      metadata.metadata,
      ClientId,
      undefined,
      await authentication(client, secret),
    );
    config[client.customFetch] = fetched;
    for (const allow of execute) allow(config);
    client.enableNonRepudiationChecks(config);
    return config;
  };

  return {
    address: (provider, redirect, { state, nonce, verifier }, hints) =>
      named(async (client) =>
        client.buildAuthorizationUrl(await configure(client, provider), {
          redirect_uri: redirect,
          scope: provider.Scopes.join(' '),
          state,
          nonce,
          code_challenge: await client.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          ...(provider.SecondFactorAcr.length > 0 && { acr_values: provider.SecondFactorAcr.join(' ') }),
          ...hints,
        }),
      ),
    finish: (provider, returned, { state, nonce, verifier }) =>
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
        const { amr, acr, sid } = claims;
        const { userinfo_endpoint: more, end_session_endpoint: end } = config.serverMetadata();
        const wanted = [provider.EmailClaim, ...(provider.Roles.length > 0 ? [provider.GroupsClaim] : [])];
        const complete = more === undefined || wanted.every((name) => claims[name] !== undefined);
        const user = complete ? {} : await client.fetchUserInfo(config, tokens.access_token, claims.sub);
        // An ID token with many groups is too long for an address.
        const hint = (tokens.id_token?.length ?? 0) < maximumHint && { id_token_hint: tokens.id_token ?? '' };
        const leave = { post_logout_redirect_uri: new URL('/', returned).href, ...hint };
        return {
          claims: { ...user, ...claims },
          proved: { amr, acr, sid },
          signOut: end === undefined ? undefined : client.buildEndSessionUrl(config, leave).href,
        };
      }),
    signedOut: (provider, token) =>
      named(async (client) => {
        const { jwks_uri: address = '', issuer } = (await configure(client, provider)).serverMetadata();
        const { payload } = await jwtVerify(token, keysAt(address), {
          issuer,
          audience: provider.ClientId,
          maxTokenAge: 120,
          clockTolerance: 60,
        }).catch((cause: unknown) => {
          throw new ProviderFailed('answer', undefined, { cause });
        });
        const events = payload['events'] ?? {};
        if (!Object.hasOwn(events, signOutEvent) || payload['nonce'] !== undefined)
          throw new ProviderFailed('answer');
        return payload;
      }),
  };
}

async function authentication(client: typeof OpenidClient, secret: string): Promise<OpenidClient.ClientAuth> {
  // A log-out token is verified without it.
  if (secret === '') return client.None();
  const jwk = clientKeyOf(secret);
  if (!jwk) return client.ClientSecretPost(secret);
  const key = (await importJWK(jwk)) as CryptoKey;
  const { 'x5t#S256': thumbprint } = jwk;
  const named = { key, ...(jwk.kid !== undefined && { kid: jwk.kid }) };
  return client.PrivateKeyJwt(named, {
    [client.modifyAssertion]: (header) => {
      if (thumbprint !== undefined) header['x5t#S256'] = thumbprint;
    },
  });
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
