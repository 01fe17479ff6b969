import { createClient, send } from '@portal/api/client';
import { logOut, type RuntimeConfiguration } from '@portal/api/contract';
import { createOidcSession } from '../session/oidc-session.ts';
import { storedDrafts } from '../base/drafts.ts';
import { keepDraftsToOneTab } from '../session/own-drafts.ts';
import { storedProofKeys } from '../session/proof-keys.ts';
import { proofs } from '../session/proofs.ts';
import { browserTab } from '../session/tab.ts';
import { storedTenant } from '../base/tenant-store.ts';
import type * as FailureLog from '../base/failure-log.ts';
import type { Services, Tenant } from '../base/services.tsx';

/** Most visits never need the script of the log. */
const log = (write: (log: typeof FailureLog) => void) =>
  void import('../base/failure-log.ts').then(write, () => undefined);

/** Creates the services of the portal for the current browser tab. */
export function createServices(configuration: RuntimeConfiguration, tenant: Tenant | undefined): Services {
  const tab = browserTab();
  const tenants = storedTenant(tab.shared);
  const keys = storedProofKeys();
  const nonce = { latest: configuration.ProofNonce ?? undefined };
  const proving = proofs(keys, tab.now, nonce);
  const session = createOidcSession({
    tab,
    provider: async () =>
      (await import('../session/configured-provider.ts')).configuredProvider({
        configuration,
        client,
        tenants,
        tab,
        keys,
        nonce,
        proving,
      }),
    notifyServer: () => send(client, logOut, {}),
    proving,
    onProblem: (reason) => log(({ reportReason }) => reportReason(client, reason, undefined)),
  });
  const client = createClient({
    configuration,
    origin: tab.origin,
    session,
    tenant: tenants.get,
    onFailure(endpoint, failure) {
      const state = session.state();
      const globalId = state.phase === 'signedIn' ? state.user.globalId : undefined;
      log(({ reportFailure }) => reportFailure(client, endpoint, failure, globalId));
    },
  });
  const drafts = storedDrafts(tab.storage);
  keepDraftsToOneTab(tab, drafts);
  return { client, session, configuration, tenants, drafts, tenant };
}
