import '../print.css';
import { createClient, type SessionState } from '@portal/api/client';
import type { Feature } from '@portal/api/contract';
import { createQueryClient } from '@portal/api/queries';
import { handlersOf, tenants, type Scenario, type TenantName } from '@portal/api/mocks';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { Portal } from '../app/portal.tsx';
import { singleKeys } from '../base/single-keys.ts';
import { toasts } from '../base/toasts.tsx';
import { ServicesProvider, type Services, type Tenant } from '../base/services.tsx';
import { storedDrafts } from '../base/drafts.ts';
import { storedTenant } from '../base/tenant-store.ts';
import { showTimesIn } from '../formats/zone.ts';
import { fixedSession, userOf, type StoryUser } from './fixed-session.ts';

export interface PortalStoryProps {
  /** Initial address of the portal. */
  readonly at: string;
  /** Earlier addresses in the history, oldest first. */
  readonly before?: readonly string[] | undefined;
  /** The signed-in user. Default FULL. */
  readonly as?: StoryUser | undefined;
  /** Session state instead of a signed-in user. */
  readonly session?: SessionState | undefined;
  /** Default harbour; the toolbar's tenant changes only the theme. `unknown`: the address belongs to no tenant. */
  readonly tenant?: TenantName | 'unknown' | undefined;
  /** Changes to the tenant's record. `asked`: the page has no record, so the portal requests it. */
  readonly record?: Partial<Tenant> | 'asked' | undefined;
  /** Storage of the tenant's name. Default: in memory. */
  readonly remembered?: Storage | undefined;
  /** Features that the back end lacks. Default none. */
  readonly missing?: readonly Feature[] | undefined;
  /** Address of the error log. Default: none is configured. */
  readonly errorLog?: string | undefined;
  /** Routes instead of those of the portal. */
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

type Circumstances = Pick<
  PortalStoryProps,
  'as' | 'session' | 'tenant' | 'record' | 'remembered' | 'missing' | 'errorLog'
>;

/** Services of a story; they stay the same while it is shown. */
function useStoryServices({
  as = 'FULL',
  session,
  tenant = 'harbour',
  record,
  remembered,
  missing = [],
  errorLog,
}: Circumstances): Services {
  const [services] = useState<Services>(() => {
    const known = tenant === 'unknown' ? undefined : tenant;
    const fixed = fixedSession(session ?? { phase: 'signedIn', user: userOf(as, known ?? 'harbour') });
    const store = storedTenant(remembered);
    const Features = Object.fromEntries(missing.map((feature) => [feature, false]));
    if (known) store.set(known);
    showTimesIn(tenants[known ?? 'harbour'].TimeZone);
    return {
      session: fixed,
      tenants: store,
      drafts: storedDrafts(sessionStorage),
      configuration,
      tenant: known && record !== 'asked' ? { ...tenants[known], ...record } : undefined,
      client: createClient({
        configuration: { ...configuration, Features, ErrorLogUrl: errorLog },
        origin: location.origin,
        session: fixed,
        tenant: store.get,
      }),
    };
  });
  return services;
}

/** The whole portal at an address, for a user, with a scenario as its network. */
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
  /** The element to render, with the props of its story. */
  readonly part: ReactElement;
}

/** One part of a screen without the portal around it, with a scenario as its network. */
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

/** Shows the current address, so that tests can read it without the router. */
function Address() {
  const { pathname, search } = useLocation();
  return <output hidden data-testid="address">{`${pathname}${search}`}</output>;
}

/** Installs the story's scenario, without drafts, messages and switches of the last story; `beforeEach` of all screen stories. */
export function installScenario({
  args,
  msw,
}: {
  args: Partial<Pick<PortalStoryProps, 'scenario'>>;
  msw: { use: (...handlers: ReturnType<typeof handlersOf>) => void };
}): void {
  msw.use(...handlersOf(args.scenario ?? []));
  storedDrafts(sessionStorage).forget();
  toasts.clear();
  singleKeys.turn(true);
}
