import { createQueryClient } from '@portal/api/queries';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, type ReactElement } from 'react';
import { areas as ownAreas } from './areas.tsx';
import { PortalRoutes } from './routes.tsx';
import { ServicesProvider, type Services } from '../base/services.tsx';
import { AccountMenu } from '../screens/account/account-menu.tsx';

export interface PortalProps {
  readonly services: Services;
  /** Default: the areas of the portal. */
  readonly areas?: readonly ReactElement[] | undefined;
}

/** The portal; requires a router around it. */
export function Portal({ services, areas = ownAreas }: PortalProps) {
  const [queryClient] = useState(createQueryClient);
  const { session } = services;
  useEffect(
    () =>
      session.subscribe(() => {
        // The cache must not show one user's data to the next.
        if (session.state().phase !== 'signedIn') queryClient.clear();
      }),
    [session, queryClient],
  );
  return (
    <ServicesProvider value={services}>
      <QueryClientProvider client={queryClient}>
        <PortalRoutes areas={areas} Account={AccountMenu} />
      </QueryClientProvider>
    </ServicesProvider>
  );
}
