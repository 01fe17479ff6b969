import { send, withTenant, type Client } from '@portal/api/client';
import {
  getAccountInfo,
  nothing,
  publicPaths,
  returnToMaximum,
  returnToParameter,
  standardScope,
} from '@portal/api/contract';
import {
  ErrorResponse,
  InMemoryWebStorage,
  Log,
  OidcClient,
  WebStorageStateStore,
  type OidcClientSettings,
  type SigninResponse,
} from 'oidc-client-ts';
import { tryStorage } from '../base/try-storage.ts';
import type { BearerToken, IssuedTokens, Tokens } from './token-session.ts';
import { SignInProblem, type Provider, type ProviderOptions } from './provider.ts';
import { explained } from './sign-in-problem.ts';
import { thumbprintOf } from './proof.ts';
import { libraryStore, provingKey } from './proving-key.ts';
import { throughFrame } from './silent-frame.ts';
import { sessionFacts } from './user-claims.ts';

const answerSeconds = 20;

/**
 * Authorization code flow with PKCE (OP-020). Only this module imports the OIDC library, and it is loaded on demand.
 */
export function createOidcProvider(options: ProviderOptions): Provider {
  const { configuration, client: api, tenants, tab, keys, proving } = options;
  const { ClientId, Scope, Resource, AuthorizationParameters = {}, TokenBinding = true } = configuration;
  const authority = new URL(withTenant(configuration.Authority, tenants.get() ?? ''), tab.origin).href;
  /** The API for which the token is issued. */
  const resource =
    Resource === undefined ? api.addresses.of('api', tenants.get())?.href.replace(/\/$/, '') : Resource;
  const settings = {
    authority,
    client_id: ClientId,
    redirect_uri: tab.origin + publicPaths.callback,
    scope: Scope ?? standardScope,
    ...(resource && { resource }),
  };
  // The sign-in uses the first one that is not blocked.
  const storage = [tab.storage, tab.shared].find(isUsable);
  const loading = (TokenBinding ? provingKey(keys) : Promise.resolve(undefined)).then(async (key) => ({
    client: clientOf(settings, storage, key && libraryStore(key, ClientId, options.nonce)),
    // The code is bound to the key as well, so a stolen code is useless.
    binding: key && { dpopJkt: await thumbprintOf(key) },
  }));

  async function issued(answer: SigninResponse, before?: Tokens): Promise<IssuedTokens> {
    const tokens = {
      accessToken: answer.access_token,
      refreshToken: answer.refresh_token ?? before?.refreshToken ?? null,
      idToken: answer.id_token ?? before?.idToken ?? null,
    };
    const facts = await sessionFacts(tokens, answer, { ...configuration, tenant: tenants.get, accountInfo });
    return { ...tokens, ...facts };
  }

  /** Requests the account with a token that is no session yet, so that a rejection ends none. */
  async function accountInfo(token: BearerToken): Promise<unknown> {
    const authorise: Client['session']['authorise'] = (headers, call) =>
      proving.authorise(headers, call, token);
    const asToken = { ...api, session: { ...proving, authorise, unauthorised: () => undefined } };
    const answer = await send(asToken, { ...getAccountInfo, reply: nothing }, {});
    if (answer.ok) return answer.value;
    throw new SignInProblem(`${getAccountInfo.id} ${getAccountInfo.path}: ${answer.failure.kind}`);
  }

  async function renewInFrame(): Promise<IssuedTokens> {
    const { client, binding } = await loading;
    const callback = tab.origin + publicPaths.silentCallback;
    const request = await client.createSigninRequest({
      nonce: crypto.randomUUID(),
      ...binding,
      redirect_uri: callback,
      prompt: 'none',
    });
    const address = withParameters(request.url, AuthorizationParameters);
    return issued(await client.processSigninResponse(await throughFrame(address, callback)));
  }

  async function renewByToken(tokens: Tokens): Promise<IssuedTokens> {
    const { refreshToken, idToken } = tokens;
    // Without a scope the provider keeps the granted one; requesting more is rejected.
    const state = {
      refresh_token: refreshToken ?? '',
      ...(idToken && { id_token: idToken }),
      session_state: null,
      profile: { sub: '', iss: authority, aud: ClientId, exp: 0, iat: 0 },
    };
    const { client } = await loading;
    const answer = await client.useRefreshToken({ state, ...(resource && { resource }) });
    return issued(answer, tokens);
  }

  return {
    signInAddress: (returnTo, { landing, requirePassword } = {}) =>
      explained(async () => {
        if (!storage) return undefined;
        const { client, binding } = await loading;
        const request = await client.createSigninRequest({
          state: { returnTo },
          nonce: crypto.randomUUID(),
          ...binding,
          ...(requirePassword && { prompt: 'login' }),
          extraQueryParams: {
            ...(returnTo.length <= returnToMaximum && { [returnToParameter]: returnTo }),
            ...(landing !== undefined && { landing }),
          },
        });
        return withParameters(request.url, AuthorizationParameters);
      }),
    finishSignIn: (address) =>
      explained(async () => {
        const { client } = await loading;
        const answer = await client.processSigninResponse(address);
        const state = answer.userState as { returnTo?: unknown } | undefined;
        return { tokens: await issued(answer), returnTo: state?.returnTo };
      }),
    async renew(tokens) {
      try {
        if (tokens.refreshToken) return await renewByToken(tokens);
      } catch (error) {
        if (!(error instanceof ErrorResponse && error.error === 'invalid_grant')) throw error;
      }
      try {
        return await renewInFrame();
      } catch (error) {
        // Without an answer in the frame, the one to the refresh token counts.
        if (tokens.refreshToken || isRejection(error)) return undefined;
        throw error;
      }
    },
    async signOutAddress(idToken, returnTo) {
      const { client } = await loading;
      const request = await client.createSignoutRequest({
        ...(idToken && { id_token_hint: idToken }),
        client_id: ClientId,
        post_logout_redirect_uri: tab.origin + returnTo,
      });
      return request.url;
    },
  };
}

/** Whether it keeps an entry: it may be blocked or full. */
const isUsable = (storage: Storage | undefined) =>
  tryStorage(storage)((kept) => {
    kept.setItem('portal.probe', '1');
    kept.removeItem('portal.probe');
    return true;
  }) === true;

const isRejection = (error: unknown) =>
  error instanceof ErrorResponse && !/^(server_error|temporarily_unavailable)$/.test(error.error ?? '');

/** Adds the parameters that the request does not have: those of the portal stay. */
function withParameters(request: string, parameters: Readonly<Record<string, string>>): string {
  const address = new URL(request);
  for (const [name, value] of Object.entries(parameters))
    if (!address.searchParams.has(name)) address.searchParams.set(name, value);
  return address.href;
}

function clientOf(
  settings: OidcClientSettings,
  storage: Storage | undefined,
  store: ReturnType<typeof libraryStore> | undefined,
) {
  Log.setLevel(Log.NONE);
  return new OidcClient({
    ...settings,
    loadUserInfo: false,
    requestTimeoutInSeconds: answerSeconds,
    ...(store && { dpop: { store } }),
    stateStore: new WebStorageStateStore({
      prefix: 'portal.oidc.',
      store: storage ?? new InMemoryWebStorage(),
    }),
  });
}
