import { Navigate, Route, Routes } from 'react-router';
import { DetailRoute } from '../screens/applications/detail.route.tsx';
import { ListRoute } from '../screens/applications/list.route.tsx';
import { hrefs, paths } from './paths.ts';

export function PortalRoutes() {
  return (
    <Routes>
      <Route path={paths.listAll} element={<ListRoute scope="all" />} />
      <Route path={paths.list} element={<ListRoute scope="my" />} />
      <Route path={paths.application} element={<DetailRoute />} />
      <Route path="*" element={<Navigate to={hrefs.home} replace />} />
    </Routes>
  );
}
