import { Permission } from '@portal/api/contract';
import { Route } from 'react-router';
import { Guarded } from '../../app/guards.tsx';
import { lazyScreen } from '../../app/lazy-screen.tsx';
import { paths } from '../../app/paths.ts';

const Reports = lazyScreen(paths.reports, async () => (await import('./reports-screen.tsx')).ReportsScreen);

export const reportRoutes = (
  <Route
    path={paths.reports}
    element={
      <Guarded by={Permission.reports}>
        <Reports />
      </Guarded>
    }
  />
);
