import { configurationQueries } from '@portal/api/queries';
import { Loader } from '@portal/ui/loader';
import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { hrefs } from '../base/paths.ts';
import { useClient, useServices } from '../base/services.tsx';
import { useTenantReading } from '../base/use-tenant.ts';
import { showTimesIn } from '../formats/zone.ts';
import { useEarlyScreen } from './use-early-screen.ts';
import { pingEvery } from '../session/ping.ts';
import { SessionLost } from '../session/session-lost.tsx';
import { Unavailable } from '../session/unavailable.tsx';
import { useSessionState } from '../session/use-session.ts';
import { trustedTenant, useTenantCheck } from '../session/use-tenant-check.ts';

const gettingStatus = <Loader fullPage text="Getting user status..." />;

/**
 * Shows the pages once tenant, session and configuration are present. Until then it shows the current step or the
 * error.
 */
export function Dashboard({ children }: { children: ReactNode }) {
  const services = useServices();
  const [stored] = useState(() => trustedTenant(services));
  const tenant = useTenantCheck({ skip: stored !== undefined });
  if (typeof tenant === 'object') return <Navigate to={hrefs.tenantNotFound} replace />;
  return tenant === 'asking' ? gettingStatus : <SignedIn>{children}</SignedIn>;
}

function SignedIn({ children }: { children: ReactNode }) {
  const { session } = useServices();
  const { phase } = useSessionState();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const signIn = useCallback(() => void session.signIn(here), [session, here]);
  useEffect(() => {
    if (phase === 'starting') signIn();
  }, [phase, signIn]);

  switch (phase) {
    case 'starting':
      return gettingStatus;
    case 'redirecting':
      return <Loader fullPage text="Redirecting to Authentication" />;
    case 'lost':
      return <SessionLost onSignIn={signIn} />;
    case 'expired':
      return <Navigate to={hrefs.timeout} replace />;
    case 'failed':
      return <Unavailable onRetry={signIn} />;
    case 'signedIn':
      return <Configured>{children}</Configured>;
  }
}

/** If the configuration cannot be read, pages use their defaults; a 401 ends the session. */
function Configured({ children }: { children: ReactNode }) {
  const client = useClient();
  const configuration = configurationQueries(client);
  usePrefetchQuery(configuration.information());
  usePrefetchQuery(configuration.columns());
  usePrefetchQuery(configuration.rows());
  const { isPending } = useQuery(configuration.custom());
  const { tenant, loading } = useTenantReading();
  useEffect(() => pingEvery(client), [client]);
  useEarlyScreen();
  if (isPending || loading) return gettingStatus;
  // Before the first time is shown.
  showTimesIn(tenant?.TimeZone);
  return children;
}
