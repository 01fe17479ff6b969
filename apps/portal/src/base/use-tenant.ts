import type { SupportContact } from '@portal/ui/message-page';
import { configurationQueries } from '@portal/api/queries';
import { useQuery } from '@tanstack/react-query';
import { useServices, type Tenant } from './services.tsx';

/** The tenant's record: from the page, or else asked for. Undefined until it is known. */
export function useTenant(): Tenant | undefined {
  const { client, tenant, tenants } = useServices();
  const asked = useQuery({
    ...configurationQueries(client).tenant(),
    enabled: tenant === undefined && tenants.get() !== undefined,
  });
  return tenant ?? asked.data;
}

/** Whom to turn to: the tenant's contact, or the one the portal is served with (OP-015). */
export function useSupport(tenant: Tenant | undefined): SupportContact {
  const { configuration } = useServices();
  return {
    email: tenant?.SupportEmail || configuration.SupportEmail || undefined,
    phone: tenant?.SupportPhone || configuration.SupportPhone || undefined,
  };
}
