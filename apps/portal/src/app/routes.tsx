import type { ReactElement } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { CallbackRoute } from '../session/callback.route.tsx';
import { Dashboard } from '../session/dashboard.tsx';
import { FederatedRoute } from '../session/federated.route.tsx';
import { SilentCallbackRoute } from '../session/silent-callback.route.tsx';
import { TenantNotFoundRoute } from '../session/tenant-not-found.route.tsx';
import { TimeoutRoute } from '../session/timeout.route.tsx';
import { Shell, type ShellProps } from '../shell/shell.tsx';
import { Landing } from './guards.tsx';
import { hrefs, paths } from './paths.ts';

/** The portal's pages: those without a session, and within the dashboard those of its areas. */
export function PortalRoutes({ areas, Account }: ShellProps & { readonly areas: readonly ReactElement[] }) {
  return (
    <Routes>
      <Route path={paths.timeout} element={<TimeoutRoute />} />
      <Route path={paths.tenantNotFound} element={<TenantNotFoundRoute />} />
      <Route path={paths.federated} element={<FederatedRoute />} />
      <Route path={paths.callback} element={<CallbackRoute />} />
      <Route path={paths.silentCallback} element={<SilentCallbackRoute />} />
      <Route
        element={
          <Dashboard>
            <Shell Account={Account} />
          </Dashboard>
        }
      >
        <Route path={paths.home} element={<Landing />} />
        {areas}
        <Route path="*" element={<Navigate to={hrefs.home} replace />} />
      </Route>
    </Routes>
  );
}
