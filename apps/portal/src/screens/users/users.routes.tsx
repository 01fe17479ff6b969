import { Route } from 'react-router';
import { PageNumbered } from '../../app/guards.tsx';
import { paths } from '../../app/paths.ts';
import { NotBuiltYet } from '../../shell/not-built-yet.tsx';

export const userRoutes = (
  <Route
    path={paths.users}
    element={
      <PageNumbered>
        <NotBuiltYet title="Users" />
      </PageNumbered>
    }
  />
);
