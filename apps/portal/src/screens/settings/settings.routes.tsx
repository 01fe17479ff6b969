import { Permission } from '@portal/api/contract';
import { Route } from 'react-router';
import { Guarded } from '../../app/guards.tsx';
import { paths } from '../../app/paths.ts';
import { NotBuiltYet } from '../../shell/not-built-yet.tsx';

export const settingsRoutes = (
  <Route
    path={paths.settings}
    element={
      <Guarded by={Permission.settings}>
        <NotBuiltYet title="Settings" />
      </Guarded>
    }
  />
);
