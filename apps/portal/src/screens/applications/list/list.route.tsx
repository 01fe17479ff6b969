import { can, listClaims, pages } from '@portal/api/contract';
import { applicationQueries, type ListScope } from '@portal/api/queries';
import { lazyWithPreload } from '@portal/ui/behaviours';
import { useMemo, useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { prefetchQuery, type Opening } from '../../../base/lazy-screen.tsx';
import { hrefs } from '../../../base/paths.ts';
import { keptDefaultViews } from '../../../kept/kept-views.ts';
import { useUser } from '../../../session/use-session.ts';
import { listQuery, parseListLocation, type ListLocation } from '../query/list.location.ts';
import { listArrangement } from '../views/lazy-list-arrangement.ts';
import { ListScreen } from './list-screen.tsx';
import { listHistoryOf, type OpenedList } from './opened-list.ts';

export function ListRoute({ scope }: { scope: ListScope }) {
  const { page, rowsPerPage } = useParams();
  const { search } = useLocation();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const location = useMemo(
    () => parseListLocation(scope, { page, rowsPerPage }, query),
    [scope, page, rowsPerPage, query],
  );
  return location ? <List location={location} query={query} /> : <Navigate to={hrefs.home} replace />;
}

/** Requests nothing for an address whose rows a saved or default view decides. */
ListRoute.prefetch = (opening: Opening) => {
  const { client, user, path, params, search } = opening;
  const scope = path === pages.listAll.path ? 'all' : 'my';
  const location = parseListLocation(scope, params, search);
  const opensView = search.has('saved') || (search.size === 0 && keptDefaultViews(user) !== null);
  if (!location || opensView || !can(user.claims, listClaims[scope])) return;
  if (location.cols) listArrangement.load().catch(() => undefined);
  prefetchQuery(opening, applicationQueries(client).list(scope, listQuery(location)));
};

const ViewResolver = lazyWithPreload(async () => (await import('../views/view-resolver.tsx')).ViewResolver);

const pending = { isPending: true, error: null, refetch: () => Promise.resolve() };

/**
 * The list of an address. An address without views is read as it is (OP-280). One with views is resolved first; until
 * then the list before it stays.
 */
function List({ location, query }: { location: ListLocation; query: URLSearchParams }) {
  const defaults = keptDefaultViews(useUser());
  const { viewMissing = false } = listHistoryOf(useLocation().state);
  const [resolved, setResolved] = useState<OpenedList>();
  const [shown, setShown] = useState<OpenedList>();
  const plain = useMemo(() => ({ of: location, location }), [location]);
  const needsViews = query.has('saved') || defaults !== null || viewMissing;
  const opened = needsViews ? (resolved?.of === location ? resolved : undefined) : plain;
  if (opened && opened !== shown) setShown(opened);
  return (
    <>
      {needsViews && <ViewResolver {...{ location, query, defaults }} onResolve={setResolved} />}
      <ListScreen {...(opened ?? shown ?? { location, waitsFor: pending })} />
    </>
  );
}
