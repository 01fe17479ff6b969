import { Route } from 'react-router';
import { lazyScreen } from '../../app/lazy-screen.ts';
import { paths } from '../../app/paths.ts';

const Users = lazyScreen(async () => (await import('./users.route.tsx')).UsersRoute);

export const userRoutes = <Route path={paths.users} element={<Users />} />;
