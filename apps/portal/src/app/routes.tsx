import { Permission } from '@portal/api/contract';
import { Navigate, Route, Routes, useParams } from 'react-router';
import { CallbackRoute } from '../session/callback.route.tsx';
import { Dashboard } from '../session/dashboard.tsx';
import { SilentCallbackRoute } from '../session/silent-callback.route.tsx';
import { TenantNotFoundRoute } from '../session/tenant-not-found.route.tsx';
import { TimeoutRoute } from '../session/timeout.route.tsx';
import { NotBuiltYet } from '../shell/not-built-yet.tsx';
import { Shell } from '../shell/shell.tsx';
import { Guarded, Landing, PageNumbered } from './guards.tsx';
import { hrefs, paths } from './paths.ts';
import type { Screens } from './screens.ts';

const verificationServices = [Permission.companyVerification, Permission.individualEntityVerification];

export function PortalRoutes({
  screens: { List, Detail, Configuration, ListPreview },
}: {
  screens: Screens;
}) {
  return (
    <Routes>
      <Route path={paths.timeout} element={<TimeoutRoute />} />
      <Route path={paths.tenantNotFound} element={<TenantNotFoundRoute />} />
      <Route path={paths.callback} element={<CallbackRoute />} />
      <Route path={paths.silentCallback} element={<SilentCallbackRoute />} />
      <Route
        element={
          <Dashboard>
            <Shell />
          </Dashboard>
        }
      >
        <Route path={paths.home} element={<Landing />} />
        <Route path={paths.listAll} element={<List scope="all" />} />
        <Route path={paths.list} element={<List scope="my" />} />
        <Route path={paths.application} element={<Detail />} />
        <Route
          path={paths.admin}
          element={
            <Guarded by={Permission.admin}>
              <Configuration preview={ListPreview} />
            </Guarded>
          }
        />
        <Route
          path={paths.reports}
          element={
            <Guarded by={Permission.reports}>
              <NotBuiltYet title="Reports" />
            </Guarded>
          }
        />
        <Route
          path={paths.users}
          element={
            <PageNumbered>
              <NotBuiltYet title="Users" />
            </PageNumbered>
          }
        />
        <Route
          path={paths.settings}
          element={
            <Guarded by={Permission.settings}>
              <NotBuiltYet title="Settings" />
            </Guarded>
          }
        />
        <Route
          path={paths.verifications}
          element={
            <Guarded by={Permission.entityVerification} otherwise={hrefs.list('my')}>
              <Guarded by={verificationServices} otherwise={hrefs.list('my')}>
                <NotBuiltYet title="Verifications" />
              </Guarded>
            </Guarded>
          }
        />
        <Route path={paths.verification} element={<Verification />} />
        <Route path="*" element={<Navigate to={hrefs.home} replace />} />
      </Route>
    </Routes>
  );
}

function Verification() {
  const { id = '' } = useParams();
  return <NotBuiltYet title={id} />;
}
