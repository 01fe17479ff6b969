import type { ListScope } from '@portal/api/queries';
import { useMemo } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { hrefs } from '../../../base/paths.ts';
import { parseListLocation } from '../query/list.location.ts';
import { ListScreen } from './list-screen.tsx';

export { prefetchList } from './early-list.ts';

export function ListRoute({ scope }: { scope: ListScope }) {
  const { pageNo, rowsPerPage } = useParams();
  const [query] = useSearchParams();
  const location = useMemo(
    () => parseListLocation(scope, { pageNo, rowsPerPage }, query),
    [scope, pageNo, rowsPerPage, query],
  );
  return location ? <ListScreen location={location} /> : <Navigate to={hrefs.home} replace />;
}
