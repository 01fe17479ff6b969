import { Route } from 'react-router';
import { lazyScreen } from '../../app/lazy-screen.tsx';
import { paths } from '../../app/paths.ts';

const Users = lazyScreen(paths.users, async () => (await import('./users-screen.tsx')).UsersRoute);

export const userRoutes = <Route path={paths.users} element={<Users />} />;
