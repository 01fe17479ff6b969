import { Permission } from '@portal/api/contract';
import { Route } from 'react-router';
import { Guarded } from '../../app/guards.tsx';
import { paths } from '../../app/paths.ts';
import { NotBuiltYet } from '../../shell/not-built-yet.tsx';

export const reportRoutes = (
  <Route
    path={paths.reports}
    element={
      <Guarded by={Permission.reports}>
        <NotBuiltYet title="Reports" />
      </Guarded>
    }
  />
);
