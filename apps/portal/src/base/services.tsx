import type { AuthSession, Client } from '@portal/api/client';
import type { Reply, RuntimeConfiguration, getTenant } from '@portal/api/contract';
import { createContext, use } from 'react';
import type { Drafts } from '../session/drafts.ts';
import type { TenantStore } from '../session/tenant-store.ts';

export type Tenant = Reply<typeof getTenant>;

/** What the portal is made of: built once by `main.tsx`, and by each story in its own way. */
export interface Services {
  readonly client: Client;
  readonly session: AuthSession;
  readonly configuration: RuntimeConfiguration;
  readonly tenants: TenantStore;
  readonly drafts: Drafts;
  /** The tenant's record where the page brought it along; asked for otherwise. */
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
