import { tenantPattern } from '@portal/api/contract';
import { configurationQueries } from '@portal/api/queries';
import { useQuery } from '@tanstack/react-query';
import { useServices, type Services } from '../base/services.tsx';

export type TenantCheck = 'asking' | 'known' | { /** Why. */ readonly unknown: string };

/** The stored tenant. A name that is malformed or outside the allowed hosts is dropped (OP-253). */
export function trustedTenant({ tenants, client }: Pick<Services, 'tenants' | 'client'>): string | undefined {
  const stored = tenants.get();
  if (stored === undefined || client.addresses.accepts(stored)) return stored;
  tenants.clear();
  return undefined;
}

/** Requests once the tenant of this address, and stores the answer. Sends nothing while `skip` is set. */
export function useTenantCheck({ skip }: { skip: boolean }): TenantCheck {
  const { client, tenants } = useServices();
  const { data, isError, isPending } = useQuery({
    ...configurationQueries(client).tenantDomain(location.hostname),
    enabled: !skip,
  });
  if (skip) return 'known';
  if (isPending) return 'asking';
  const name = data?.Success ? data.TenantName : undefined;
  if (isError) return { unknown: 'tenant: C66 /validate-tenant-domain failed' };
  if (!name || !tenantPattern.test(name)) return { unknown: 'tenant: none has this domain' };
  if (!client.addresses.accepts(name)) return { unknown: 'tenant: its hosts are not in AllowedHosts' };
  if (tenants.get() !== name) tenants.set(name);
  return 'known';
}
