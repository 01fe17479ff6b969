import { Permission } from '@portal/api/contract';
import { Route } from 'react-router';
import { Guarded } from '../../app/guards.tsx';
import { lazyScreen } from '../../app/lazy-screen.tsx';
import { paths } from '../../app/paths.ts';

const Settings = lazyScreen(
  paths.settings,
  async () => (await import('./settings-screen.tsx')).SettingsScreen,
);

export const settingsRoutes = (
  <Route
    path={paths.settings}
    element={
      <Guarded by={Permission.settings}>
        <Settings />
      </Guarded>
    }
  />
);
