import { Permission } from '@portal/api/contract';
import { Route } from 'react-router';
import { Guarded } from '../../app/guards.tsx';
import { lazyScreen } from '../../app/lazy-screen.tsx';
import { paths } from '../../app/paths.ts';

const Audit = lazyScreen(paths.audit, async () => (await import('./audit-screen.tsx')).AuditRoute);

export const auditRoutes = (
  <Route
    path={paths.audit}
    element={
      <Guarded by={Permission.admin}>
        <Audit />
      </Guarded>
    }
  />
);
