import type { ListScope } from '@portal/api/queries';
import { use, useMemo } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { hrefs } from '../../../base/paths.ts';
import { parseListLocation } from '../query/list.location.ts';
import { columnLayout } from '../views/lazy-column-layout.ts';
import { ListScreen } from './list-screen.tsx';

export { prefetchList } from './early-list.ts';

export function ListRoute({ scope }: { scope: ListScope }) {
  const { pageNo, rowsPerPage } = useParams();
  const [query] = useSearchParams();
  const location = useMemo(
    () => parseListLocation(scope, { pageNo, rowsPerPage }, query),
    [scope, pageNo, rowsPerPage, query],
  );
  const cols = location?.cols;
  // Read here, not in a component around the list: the list keeps its state when the person changes the columns.
  const layout = cols ? (columnLayout.loaded() ?? use(columnLayout.load())) : undefined;
  const arrange = useMemo(() => (cols ? layout?.arrangementOf(cols) : undefined), [cols, layout]);
  return location ? (
    <ListScreen location={location} arrange={arrange} />
  ) : (
    <Navigate to={hrefs.home} replace />
  );
}
