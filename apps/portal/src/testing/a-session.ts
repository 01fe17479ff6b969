import { createClient, type AuthSession, type SessionState } from '@portal/api/client';
import { setupServer } from 'msw/node';
import { onTestFinished, vi } from 'vitest';
import { storedTenant } from '../base/tenant-store.ts';
import type { ProofKeys } from '../session/proof-keys.ts';
import { createOidcProvider } from '../session/oidc-provider.ts';
import { createOidcSession } from '../session/oidc-session.ts';
import { proofs } from '../session/proofs.ts';
import { aBrowser, type TestTab } from './a-browser.ts';
import { fakeProvider, type FakeProviderOptions } from './fake-provider.ts';

export const origin = 'http://harbour.localhost:4000';

export interface OpenPortal {
  readonly tab: TestTab;
  readonly session: AuthSession;
  /** Authorization header of each log-out call to the API. */
  readonly logoutCalls: (string | null)[];
}

/** Proof keys that last as long as the test. */
export function heldKeys(): ProofKeys {
  let held: CryptoKeyPair | undefined;
  return { get: () => Promise.resolve(held), keep: (made) => Promise.resolve((held ??= made)) };
}

/** A browser, a provider that responds until the test ends, and functions that open the portal in tabs. */
export function sessionFixture({
  keys = heldKeys(),
  ...options
}: Partial<FakeProviderOptions> & { keys?: ProofKeys } = {}) {
  // The OIDC library reads it from `window`, which tests in Node do not have.
  vi.stubGlobal('window', { crypto });
  onTestFinished(() => void vi.unstubAllGlobals());
  const browser = aBrowser(origin);
  const provider = fakeProvider({ origin, now: browser.trueTime, life: 3600, ...options });
  const network = setupServer(...provider.handlers);
  network.listen({ onUnhandledFrame: 'error' });
  onTestFinished(() => network.close());

  function open(tab = browser.openTab()): OpenPortal {
    const logoutCalls: (string | null)[] = [];
    const nonce = { latest: undefined };
    const proving = proofs(keys, tab.now, nonce);
    const tenants = storedTenant(undefined);
    const configuration = {
      ApiUrl: `${origin}/api`,
      Authority: `${origin}/oidc`,
      ClientId: 'portal',
      Scope: 'openid profile email offline_access api',
      AllowedHosts: [],
    };
    const session: AuthSession = createOidcSession({
      tab,
      proving,
      provider: () =>
        Promise.resolve(createOidcProvider({ configuration, client, tenants, tab, keys, nonce, proving })),
      notifyServer: () => {
        const headers = new Headers();
        void session.authorise(headers, { method: 'GET', url: `${origin}/api/account/logout` });
        logoutCalls.push(headers.get('authorization'));
        return Promise.resolve();
      },
    });
    const client = createClient({ configuration, origin, session, tenant: tenants.get });
    return { tab, session, logoutCalls };
  }

  async function signedIn(): Promise<OpenPortal> {
    const portal = open();
    await portal.session.signIn('/list');
    await portal.session.finishSignIn(provider.approve(portal.tab.left.at(-1)));
    return portal;
  }

  return { browser, provider, open, signedIn };
}

export const bearer = ({ session }: OpenPortal): string | null => {
  const headers = new Headers();
  void session.authorise(headers, { method: 'GET', url: `${origin}/api/account/ping` });
  return headers.get('authorization');
};

/** Resolves once the session reaches a phase. */
export const reaches = ({ session }: OpenPortal, phase: SessionState['phase']): Promise<void> =>
  new Promise((resolve) => {
    const check = () => {
      if (session.state().phase !== phase) return;
      stop();
      resolve();
    };
    const stop = session.subscribe(check);
    check();
  });
