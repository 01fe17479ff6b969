import type { AuthSession, Client } from '@portal/api/client';
import type { Reply, RuntimeConfiguration, getTenant } from '@portal/api/contract';
import { createContext, use } from 'react';
import type { Drafts } from './drafts.ts';
import type { TenantStore } from './tenant-store.ts';

export type Tenant = Reply<typeof getTenant>;

/** Services of the portal: `main.tsx` creates them once, each story its own. */
export interface Services {
  readonly client: Client;
  readonly session: AuthSession;
  readonly configuration: RuntimeConfiguration;
  readonly tenants: TenantStore;
  readonly drafts: Drafts;
  /** The tenant's record if the page contains it; otherwise it is requested. */
  readonly tenant: Tenant | undefined;
}

const ServicesContext = createContext<Services | undefined>(undefined);
export const ServicesProvider = ServicesContext.Provider;

export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('Services are missing around this part.');
  return services;
}

export const useClient = () => useServices().client;
