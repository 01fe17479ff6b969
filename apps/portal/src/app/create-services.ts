import { createClient, reportFailure, send } from '@portal/api/client';
import { logOut, type RuntimeConfiguration } from '@portal/api/contract';
import { createOidcSession } from '../session/oidc-session.ts';
import { storedDrafts } from '../base/drafts.ts';
import { keepDraftsToOneTab } from '../session/own-drafts.ts';
import { storedProofKeys } from '../session/proof-keys.ts';
import type { ProviderOptions } from '../session/provider.ts';
import { browserTab } from '../session/tab.ts';
import { storedTenant } from '../base/tenant-store.ts';
import type { Services, Tenant } from '../base/services.tsx';

/** Creates the services of the portal for the current browser tab. */
export function createServices(configuration: RuntimeConfiguration, tenant: Tenant | undefined): Services {
  const tab = browserTab();
  const tenants = storedTenant(tab.shared);
  const keys = storedProofKeys();
  const nonce = { latest: configuration.ProofNonce ?? undefined };

  const providerOptions = (): ProviderOptions => ({
    authority: new URL(configuration.Authority, tab.origin).href,
    clientId: configuration.ClientId,
    origin: tab.origin,
    resource: client.addresses.of('api', tenants.get())?.href.replace(/\/$/, ''),
    storages: [tab.storage, tab.shared],
    keys,
    nonce,
  });
  const session = createOidcSession({
    tab,
    provider: async () => (await import('../session/oidc-provider.ts')).createOidcProvider(providerOptions()),
    notifyServer: () => send(client, logOut, {}),
    keys,
    nonce,
  });
  const client = createClient({
    configuration,
    origin: tab.origin,
    session,
    tenant: tenants.get,
    onFailure(endpoint, failure) {
      const state = session.state();
      if (state.phase === 'signedIn') reportFailure(client, endpoint, failure, state.user.globalId);
    },
  });
  const drafts = storedDrafts(tab.storage);
  keepDraftsToOneTab(tab, drafts);
  return { client, session, configuration, tenants, drafts, tenant };
}
