import { send, withTenant, type Client } from '@portal/api/client';
import { getAccountInfo, nothing, standardScope, type RuntimeConfiguration } from '@portal/api/contract';
import type { TenantStore } from '../base/tenant-store.ts';
import { createOidcProvider } from './oidc-provider.ts';
import type { ProofKeys } from './proof-keys.ts';
import type { ProofNonce, proofs } from './proofs.ts';
import { SignInProblem, type Provider } from './provider.ts';
import type { Tab } from './tab.ts';
import type { BearerToken } from './token-session.ts';

export interface ConfiguredProviderOptions {
  readonly configuration: RuntimeConfiguration;
  readonly client: Client;
  readonly tenants: TenantStore;
  readonly tab: Tab;
  readonly keys: ProofKeys;
  readonly nonce: ProofNonce;
  readonly proving: ReturnType<typeof proofs>;
}

/** The identity provider of the runtime configuration. */
export function configuredProvider(options: ConfiguredProviderOptions): Provider {
  const { configuration, client, tenants, tab, keys, nonce, proving } = options;
  const { Authority, Resource, Claims, Permissions } = configuration;
  const resource =
    Resource === undefined ? client.addresses.of('api', tenants.get())?.href.replace(/\/$/, '') : Resource;
  return createOidcProvider({
    authority: new URL(withTenant(Authority, tenants.get() ?? ''), tab.origin).href,
    clientId: configuration.ClientId,
    origin: tab.origin,
    scope: configuration.Scope ?? standardScope,
    resource: resource ?? undefined,
    parameters: configuration.AuthorizationParameters ?? {},
    binding: configuration.TokenBinding ?? true,
    claims: { Claims, Permissions, tenant: tenants.get, accountInfo: accountInfoBy(client, proving) },
    storages: [tab.storage, tab.shared],
    keys,
    nonce,
  });
}

/** Requests the account with a token that is no session yet, so that a rejection ends none. */
function accountInfoBy(client: Client, proving: ReturnType<typeof proofs>) {
  return async (token: BearerToken): Promise<unknown> => {
    const authorise: Client['session']['authorise'] = (headers, call) =>
      proving.authorise(headers, call, token);
    const asToken = { ...client, session: { ...proving, authorise, unauthorised: () => undefined } };
    const answer = await send(asToken, { ...getAccountInfo, reply: nothing }, {});
    if (answer.ok) return answer.value;
    throw new SignInProblem(`${getAccountInfo.id} ${getAccountInfo.path}: ${answer.failure.kind}`);
  };
}
