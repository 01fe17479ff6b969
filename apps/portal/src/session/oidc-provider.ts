import { publicPaths, returnToMaximum, returnToParameter } from '@portal/api/contract';
import {
  ErrorResponse,
  InMemoryWebStorage,
  Log,
  OidcClient,
  WebStorageStateStore,
  type SigninResponse,
} from 'oidc-client-ts';
import { tryStorage } from '../base/try-storage.ts';
import type { IssuedTokens, Tokens } from './token-session.ts';
import type { Provider, ProviderOptions } from './provider.ts';
import { signInProblem } from './sign-in-problem.ts';
import { thumbprintOf } from './proof.ts';
import { libraryStore, provingKey } from './proving-key.ts';
import { throughFrame } from './silent-frame.ts';
import { sessionFacts } from './user-claims.ts';

const answerSeconds = 20;

/**
 * Authorization code flow with PKCE (OP-020). Only this module imports the OIDC library, and it is loaded on demand.
 */
export function createOidcProvider(options: ProviderOptions): Provider {
  const { authority, clientId, origin, resource, keys, parameters } = options;
  const storage = options.storages.find(isUsable);
  const loading = (options.binding ? provingKey(keys) : Promise.resolve(undefined)).then(async (key) => ({
    client: clientOf(options, storage, key),
    // The code is bound to the key as well, so a stolen code is useless.
    binding: key && { dpopJkt: await thumbprintOf(key) },
  }));

  async function issued(answer: SigninResponse, before?: Tokens): Promise<IssuedTokens> {
    const tokens = {
      accessToken: answer.access_token,
      refreshToken: answer.refresh_token ?? before?.refreshToken ?? null,
      idToken: answer.id_token ?? before?.idToken ?? null,
    };
    const { token_type: tokenType, expires_in: expiresIn } = answer;
    return { ...tokens, ...(await sessionFacts({ tokens, tokenType, expiresIn }, options.claims)) };
  }

  async function renewInFrame(): Promise<IssuedTokens> {
    const { client, binding } = await loading;
    const request = await client.createSigninRequest({
      ...binding,
      redirect_uri: origin + publicPaths.silentCallback,
      prompt: 'none',
    });
    const address = withParameters(request.url, parameters);
    return issued(await client.processSigninResponse(await throughFrame(address, origin)));
  }

  async function renewByToken(tokens: Tokens): Promise<IssuedTokens> {
    const { refreshToken, idToken } = tokens;
    // Without a scope the provider keeps the granted one; requesting more is rejected.
    const state = {
      refresh_token: refreshToken ?? '',
      ...(idToken && { id_token: idToken }),
      session_state: null,
      profile: { sub: '', iss: authority, aud: clientId, exp: 0, iat: 0 },
    };
    const { client } = await loading;
    const answer = await client.useRefreshToken({ state, ...(resource !== undefined && { resource }) });
    return issued(answer, tokens);
  }

  return {
    async signInAddress(returnTo, { landing, requirePassword } = {}) {
      if (!storage) return undefined;
      try {
        const { client, binding } = await loading;
        const request = await client.createSigninRequest({
          state: { returnTo },
          ...binding,
          ...(requirePassword && { prompt: 'login' }),
          extraQueryParams: {
            ...(returnTo.length <= returnToMaximum && { [returnToParameter]: returnTo }),
            ...(landing !== undefined && { landing }),
          },
        });
        return withParameters(request.url, parameters);
      } catch (error) {
        throw signInProblem(error);
      }
    },
    async finishSignIn(address) {
      try {
        const { client } = await loading;
        const answer = await client.processSigninResponse(address);
        const state = answer.userState as { returnTo?: unknown } | undefined;
        return { tokens: await issued(answer), returnTo: state?.returnTo };
      } catch (error) {
        throw signInProblem(error);
      }
    },
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
        client_id: clientId,
        post_logout_redirect_uri: origin + returnTo,
      });
      return request.url;
    },
  };
}

/** Whether it keeps an entry: it may be blocked or full. */
const isUsable = (storage: Storage | undefined) =>
  tryStorage(
    () => storage,
    (kept) => {
      kept.setItem('portal.probe', '1');
      kept.removeItem('portal.probe');
      return true;
    },
  ) === true;

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
  { authority, clientId, origin, scope, resource, nonce }: ProviderOptions,
  storage: Storage | undefined,
  key: CryptoKeyPair | undefined,
) {
  Log.setLevel(Log.NONE);
  return new OidcClient({
    authority,
    client_id: clientId,
    redirect_uri: origin + publicPaths.callback,
    scope,
    ...(resource !== undefined && { resource }),
    loadUserInfo: false,
    requestTimeoutInSeconds: answerSeconds,
    ...(key && { dpop: { store: libraryStore(key, clientId, nonce) } }),
    stateStore: new WebStorageStateStore({
      prefix: 'portal.oidc.',
      store: storage ?? new InMemoryWebStorage(),
    }),
  });
}
