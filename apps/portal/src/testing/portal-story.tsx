import { createClient, type SessionState } from '@portal/api/client';
import { handlersOf, tenants, type Scenario, type TenantName } from '@portal/api/mocks';
import { useState, type ReactElement } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { Portal } from '../app/portal.tsx';
import type { Services, Tenant } from '../app/services.tsx';
import { storedDrafts } from '../session/drafts.ts';
import { storedTenant } from '../session/tenant-store.ts';
import { fixedSession, userOf, type Somebody } from './fixed-session.ts';

export interface PortalStoryProps {
  /** Address the portal is opened at. */
  readonly at: string;
  /** Addresses visited before, oldest first. */
  readonly before?: readonly string[] | undefined;
  /** Who is signed in. Default FULL. */
  readonly as?: Somebody | undefined;
  /** The session instead of a person signed in. */
  readonly session?: SessionState | undefined;
  /** Default harbour; the toolbar's tenant changes the look only. `unknown`: the address belongs to no tenant. */
  readonly tenant?: TenantName | 'unknown' | undefined;
  /** The tenant's record, where a story needs another one. */
  readonly record?: Partial<Tenant> | undefined;
  /** Routes instead of the portal's own. */
  readonly areas?: readonly ReactElement[] | undefined;
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
export function PortalStory({
  at,
  before = [],
  as = 'FULL',
  session,
  tenant = 'harbour',
  record,
  areas,
}: PortalStoryProps) {
  const [services] = useState<Services>(() => {
    const known = tenant === 'unknown' ? undefined : tenant;
    const fixed = fixedSession(session ?? { phase: 'signedIn', user: userOf(as, known ?? 'harbour') });
    const store = storedTenant(undefined);
    if (known) store.set(known);
    return {
      session: fixed,
      tenants: store,
      drafts: storedDrafts(sessionStorage),
      configuration,
      tenant: known && { ...tenants[known], ...record },
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
      <Portal services={services} areas={areas} />
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
