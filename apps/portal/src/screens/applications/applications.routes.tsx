import { Route } from 'react-router';
import { lazyScreen } from '../../app/lazy-screen.tsx';
import { paths } from '../../app/paths.ts';

const List = lazyScreen(
  [paths.list, paths.listAll],
  async () => (await import('./list/list.route.tsx')).ListRoute,
);
const Detail = lazyScreen(
  paths.application,
  async () => (await import('./detail/detail.route.tsx')).DetailRoute,
);

/** The list in columns that are not saved yet, for the configuration. */
export const ListPreview = lazyScreen(
  paths.admin,
  async () => (await import('./list/list-preview.tsx')).ListPreview,
);

export const applicationRoutes = (
  <>
    <Route path={paths.listAll} element={<List scope="all" />} />
    <Route path={paths.list} element={<List scope="my" />} />
    <Route path={paths.application} element={<Detail />} />
  </>
);
