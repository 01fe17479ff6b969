import { createClient, send } from '@portal/api/client';
import { logOut, type RuntimeConfiguration } from '@portal/api/contract';
import { createOidcSession } from '../session/oidc-session.ts';
import { storedDrafts } from '../base/drafts.ts';
import { keepDraftsToOneTab } from '../kept/own-drafts.ts';
import { storedProofKeys } from '../session/proof-keys.ts';
import { proofs } from '../session/proofs.ts';
import { browserTab } from '../base/tab.ts';
import { storedTenant } from '../base/tenant-store.ts';
import type { Services, Tenant } from '../base/services.tsx';

/** Creates the services of the portal for the current browser tab. */
export function createServices(configuration: RuntimeConfiguration, tenant: Tenant | undefined): Services {
  const tab = browserTab();
  const tenants = storedTenant(tab.shared);
  const keys = storedProofKeys();
  const nonce = { latest: configuration.ProofNonce ?? undefined };
  const proving = proofs(keys, tab.now, nonce);
  const provided = { configuration, tenants, tab, keys, nonce, proving };
  const session = createOidcSession({
    tab,
    provider: async () =>
      (await import('../session/oidc-provider.ts')).createOidcProvider({ ...provided, client }),
    notifyServer: () => send(client, logOut, {}),
    proving,
  });
  const client = createClient({
    configuration,
    origin: tab.origin,
    session,
    tenant: tenants.get,
    onFailure(endpoint, failure) {
      const state = session.state();
      const id = state.phase === 'signedIn' ? state.user.globalId : undefined;
      // Most visits never need its script.
      import('../base/failure-log.ts').then(
        (log) => log.reportFailure(client, endpoint, failure, id),
        () => undefined,
      );
    },
  });
  const drafts = storedDrafts(tab.storage);
  keepDraftsToOneTab(tab, drafts);
  return { client, session, configuration, tenants, drafts, tenant };
}
