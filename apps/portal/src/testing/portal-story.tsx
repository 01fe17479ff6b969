import { createClient, type SessionState } from '@portal/api/client';
import { handlersOf, tenants, type Scenario, type TenantName } from '@portal/api/mocks';
import { useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { Portal } from '../app/portal.tsx';
import type { Services } from '../app/services.tsx';
import { storedTenant } from '../session/tenant-store.ts';
import { fixedSession, userOf, type Somebody } from './fixed-session.ts';

export interface PortalStoryProps {
  /** Address the portal is opened at. */
  readonly at: string;
  /** Addresses visited before, oldest first. */
  readonly before?: readonly string[];
  /** Who is signed in. Default FULL. */
  readonly as?: Somebody;
  /** The session instead of a person signed in. */
  readonly session?: SessionState;
  /** Default harbour; the toolbar's tenant changes the look only. */
  readonly tenant?: TenantName;
  readonly scenario: Scenario;
}

const configuration = {
  ApiUrl: '/api',
  Authority: '/oidc',
  ClientId: 'portal',
  AllowedHosts: [],
  SupportEmail: 'support@portal.example',
  SupportPhone: '1300 000 100',
  HelpUrl: 'https://help.portal.example/',
};

/** The whole portal, opened at an address, as somebody, over a scenario of the network. */
export function PortalStory({ at, before = [], as = 'FULL', session, tenant = 'harbour' }: PortalStoryProps) {
  const [services] = useState<Services>(() => {
    const fixed = fixedSession(session ?? { phase: 'signedIn', user: userOf(as, tenant) });
    const store = storedTenant(undefined);
    store.set(tenant);
    return {
      session: fixed,
      tenants: store,
      configuration,
      tenant: tenants[tenant],
      client: createClient({
        configuration,
        origin: location.origin,
        session: fixed,
        tenant: store.get,
      }),
    };
  });
  return (
    <MemoryRouter initialEntries={[...before, at]} initialIndex={before.length}>
      <Portal services={services} />
      <Address />
    </MemoryRouter>
  );
}

/** Lets a test read the address without seeing the router. */
function Address() {
  const { pathname, search } = useLocation();
  return <output hidden data-testid="address">{`${pathname}${search}`}</output>;
}

/** Installs the story's scenario; the `beforeEach` of every screen's stories. */
export function installScenario({
  args,
  msw,
}: {
  args: Partial<PortalStoryProps>;
  msw: { use: (...handlers: ReturnType<typeof handlersOf>) => void };
}): void {
  msw.use(...handlersOf(args.scenario ?? []));
}
