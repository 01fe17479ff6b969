import { createQueryClient } from '@portal/api/queries';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { PortalRoutes } from './routes.tsx';
import { ServicesProvider, type Services } from './services.tsx';

/** The portal inside a router. */
export function Portal({ services }: { services: Services }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <ServicesProvider value={services}>
      <QueryClientProvider client={queryClient}>
        <PortalRoutes />
      </QueryClientProvider>
    </ServicesProvider>
  );
}
