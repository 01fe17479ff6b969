import { Permission } from '@portal/api/contract';
import { Route } from 'react-router';
import { Guarded } from '../../app/guards.tsx';
import { lazyScreen } from '../../app/lazy-screen.tsx';
import { paths } from '../../app/paths.ts';
import type { ConfigurationScreenProps } from './configuration-screen.tsx';

const Configuration = lazyScreen(
  paths.admin,
  async () => (await import('./configuration-screen.tsx')).ConfigurationScreen,
);

export const configurationRoutes = (preview: ConfigurationScreenProps['preview']) => (
  <Route
    path={paths.admin}
    element={
      <Guarded by={Permission.admin}>
        <Configuration preview={preview} />
      </Guarded>
    }
  />
);
