import type { SupportContact } from '@portal/ui/message-page';
import { configurationQueries } from '@portal/api/queries';
import { useQuery } from '@tanstack/react-query';
import { useServices, type Tenant } from './services.tsx';

/** The tenant's record, from the page or by request. Undefined while it loads. */
export const useTenant = (): Tenant | undefined => useTenantReading().tenant;

/** A record may have only one of the names (OP-389). */
const named = (record: Tenant): Tenant =>
  record.TenantName === undefined ? record : { DisplayName: record.TenantName, ...record };

/** The tenant's record, and whether it is being requested. */
export function useTenantReading(): { readonly tenant: Tenant | undefined; readonly loading: boolean } {
  const { client, tenant, tenants } = useServices();
  const asked = useQuery({
    ...configurationQueries(client).tenant(),
    enabled: tenant === undefined && tenants.get() !== undefined,
    // A back end may have no record: every part of the page would request it again.
    retryOnMount: false,
    select: named,
  });
  return { tenant: tenant ?? asked.data, loading: asked.isLoading };
}

/** The support contact: the tenant's, or the one in the configuration (OP-015). */
export function useSupport(tenant: Tenant | undefined): SupportContact {
  const { configuration } = useServices();
  return {
    email: tenant?.SupportEmail || configuration.SupportEmail || undefined,
    phone: tenant?.SupportPhone || configuration.SupportPhone || undefined,
  };
}
