import '../print.css';
import { createClient, type SessionState } from '@portal/api/client';
import { createQueryClient } from '@portal/api/queries';
import { handlersOf, tenants, type Scenario, type TenantName } from '@portal/api/mocks';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { Portal } from '../app/portal.tsx';
import { ServicesProvider, type Services, type Tenant } from '../base/services.tsx';
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
  /** The tenant's record, where a story needs another one. `asked`: the page brings none. */
  readonly record?: Partial<Tenant> | 'asked' | undefined;
  /** Where the tenant's name is kept. Default nowhere: for as long as the story. */
  readonly remembered?: Storage | undefined;
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

type Circumstances = Pick<PortalStoryProps, 'as' | 'session' | 'tenant' | 'record' | 'remembered'>;

/** What stands behind a story, the same for as long as it is shown. */
function useStoryServices({
  as = 'FULL',
  session,
  tenant = 'harbour',
  record,
  remembered,
}: Circumstances): Services {
  const [services] = useState<Services>(() => {
    const known = tenant === 'unknown' ? undefined : tenant;
    const fixed = fixedSession(session ?? { phase: 'signedIn', user: userOf(as, known ?? 'harbour') });
    const store = storedTenant(remembered);
    if (known) store.set(known);
    return {
      session: fixed,
      tenants: store,
      drafts: storedDrafts(sessionStorage),
      configuration,
      tenant: known && record !== 'asked' ? { ...tenants[known], ...record } : undefined,
      client: createClient({
        configuration,
        origin: location.origin,
        session: fixed,
        tenant: store.get,
      }),
    };
  });
  return services;
}

/** The whole portal, opened at an address, as somebody, over a scenario of the network. */
export function PortalStory({ at, before = [], areas, ...circumstances }: PortalStoryProps) {
  const services = useStoryServices(circumstances);
  return (
    <MemoryRouter initialEntries={[...before, at]} initialIndex={before.length}>
      <Portal services={services} areas={areas} />
      <Address />
    </MemoryRouter>
  );
}

export interface PartStoryProps extends Circumstances {
  readonly scenario: Scenario;
  /** The part, with the props of its story. */
  readonly part: ReactElement;
}

/** One part of a screen without the portal around it, over a scenario of the network. */
export function PartStory({ part, ...circumstances }: PartStoryProps) {
  const services = useStoryServices(circumstances);
  const [queryClient] = useState(createQueryClient);
  return (
    <MemoryRouter>
      <ServicesProvider value={services}>
        <QueryClientProvider client={queryClient}>{part}</QueryClientProvider>
      </ServicesProvider>
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
  args: Partial<Pick<PortalStoryProps, 'scenario'>>;
  msw: { use: (...handlers: ReturnType<typeof handlersOf>) => void };
}): void {
  msw.use(...handlersOf(args.scenario ?? []));
  storedDrafts(sessionStorage).forget();
}
