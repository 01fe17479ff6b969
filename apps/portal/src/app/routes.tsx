import { pages, publicPaths } from '@portal/api/contract';
import type { ReactElement } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { CallbackRoute } from '../session/callback.route.tsx';
import { Dashboard } from './dashboard.tsx';
import { FederatedRoute } from '../session/federated.route.tsx';
import { SilentCallbackRoute } from '../session/silent-callback.route.tsx';
import { TenantNotFoundRoute } from '../session/tenant-not-found.route.tsx';
import { TimeoutRoute } from '../session/timeout.route.tsx';
import { Shell, type ShellProps } from '../shell/shell.tsx';
import { Landing } from './guards.tsx';
import { hrefs } from '../base/paths.ts';

/** The portal's pages: those without a session, and the pages of the areas inside the dashboard. */
export function PortalRoutes({ areas, Account }: ShellProps & { readonly areas: readonly ReactElement[] }) {
  return (
    <Routes>
      <Route path={publicPaths.timeout} element={<TimeoutRoute />} />
      <Route path={publicPaths.tenantNotFound} element={<TenantNotFoundRoute />} />
      <Route path={publicPaths.federated} element={<FederatedRoute />} />
      <Route path={publicPaths.callback} element={<CallbackRoute />} />
      <Route path={publicPaths.silentCallback} element={<SilentCallbackRoute />} />
      <Route
        element={
          <Dashboard>
            <Shell Account={Account} />
          </Dashboard>
        }
      >
        <Route path={pages.home.path} element={<Landing />} />
        {areas}
        <Route path="*" element={<Navigate to={hrefs.home} replace />} />
      </Route>
    </Routes>
  );
}
