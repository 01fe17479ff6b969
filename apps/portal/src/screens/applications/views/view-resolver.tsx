import {
  defaultViewOf,
  filterNames,
  isViewId,
  listOfView,
  rowsPerPageMaximum,
  storedFilterName,
  unknownValues,
  type FilterName,
  type KnownValues,
  type SavedView,
  type ViewDefinition,
} from '@portal/api/contract';
import { configurationQueries, failureOf, viewQueries } from '@portal/api/queries';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { hrefs } from '../../../base/paths.ts';
import { useClient } from '../../../base/services.tsx';
import { rowsIn } from '../../../listing/address.ts';
import { parseDefaultViews } from '../../../kept/default-views.ts';
import { useFeatures, useUser } from '../../../session/use-session.ts';
import { listHistoryOf, type ListHistory, type OpenedList } from '../list/opened-list.ts';
import { useFilterLookups } from '../query/filter-lookups.ts';
import { plainHref, type ListLocation } from '../query/list.location.ts';
import { leftOutOf, withoutGone } from './left-out.model.ts';
import { useListedViews } from './use-listed-views.ts';
import { hasListParameters, locationOf, openedLocation, withoutDefault } from './view-location.model.ts';
import { ViewMissingNotice, ViewNotices } from './view-notices.tsx';

interface ViewResolverProps {
  /** What the address contains. */
  readonly location: ListLocation;
  readonly query: URLSearchParams;
  /** The default views of the user as stored, if any. */
  readonly defaults: string | null;
  readonly onResolve: (opened: OpenedList) => void;
}

const byDefaultState: ListHistory = { byDefault: true };

/** Finds out which list an address with a saved view or a default view opens. Renders nothing itself. */
export function ViewResolver({ location, query, defaults, onResolve }: ViewResolverProps) {
  const { pathname, search } = useLocation();
  const has = useFeatures();
  const defaultView = useMemo(() => parseDefaultViews(defaults)[location.scope], [defaults, location.scope]);
  const saved = query.get('saved');
  if (!has('Views')) return <PlainList {...{ location, onResolve }} hasDefault={false} />;
  if (isViewId(saved))
    return <SavedList key={saved} {...{ id: saved, location, query, defaults, onResolve }} />;
  if (defaultView && search === '' && pathname === hrefs.list(location.scope))
    return <Navigate to={`${pathname}?saved=${defaultView}`} state={byDefaultState} replace />;
  return <PlainList {...{ location, onResolve }} hasDefault={defaultView !== undefined} />;
}

interface PlainListProps extends Pick<ViewResolverProps, 'location' | 'onResolve'> {
  readonly hasDefault: boolean;
}

/** The list without a view, with a note if the view of its address cannot be found. */
function PlainList({ location, hasDefault, onResolve }: PlainListProps) {
  const { viewMissing = false } = listHistoryOf(useLocation().state);
  useEffect(() => {
    onResolve({
      of: location,
      location: hasDefault ? { ...location, hrefOf: withoutDefault } : location,
      notices: viewMissing && <ViewMissingNotice />,
    });
  }, [location, hasDefault, viewMissing, onResolve]);
  return null;
}

/** The list of a saved view. */
function SavedList({ id, location, query, onResolve }: ViewResolverProps & { readonly id: SavedView['Id'] }) {
  const { scope } = location;
  const user = useUser();
  const client = useClient();
  const { pathname, search, state } = useLocation();
  const { rowsPerPage } = useParams();
  const { byDefault = false } = listHistoryOf(state);
  const changed = hasListParameters(query);
  const { data: view, isPending, error, refetch } = useQuery(viewQueries(client).view(id));
  const { data: listed } = useListedViews({ enabled: byDefault });
  const { data: columns } = useQuery(configurationQueries(client).columns());
  const known = useKnownValues(changed ? undefined : view?.Definition);
  const missing = isGone(error);
  /** The default view as the server knows it; undefined until it is known. */
  const confirmed = byDefault ? listed && defaultViewOf(listed, scope) : id;

  const opened = useMemo((): OpenedList | undefined => {
    if (!view || !known || confirmed !== id) return undefined;
    const kept = changed ? view.Definition : withoutGone(view.Definition, known, columns?.Columns);
    const stored = locationOf(scope, kept);
    const rows = rowsIn(rowsPerPage, rowsPerPageMaximum);
    const leftOut = changed
      ? []
      : leftOutOf(view.Definition, unknownValues(view.Definition, known), columns?.Columns);
    return {
      of: location,
      location: openedLocation(id, stored, { location, rows, query }),
      openView: { view, stored },
      notices: <ViewNotices key={id} {...{ view, scope, leftOut, kept }} />,
    };
  }, [view, known, confirmed, changed, columns, location, scope, query, rowsPerPage, id]);

  useEffect(() => {
    if (opened) onResolve(opened);
    else if (error && !missing)
      onResolve({ of: location, location, waitsFor: { isPending, error, refetch } });
  }, [opened, error, missing, isPending, refetch, location, onResolve]);

  if (missing || confirmed === null)
    return <Navigate to={plainHref(location)} state={byDefault ? null : missingState} replace />;
  if (confirmed !== undefined && confirmed !== id)
    return <Navigate to={`${pathname}?saved=${confirmed}`} state={state} replace />;
  const seen = view && listOfView(view, user.claims);
  if (seen && seen !== scope) return <Navigate to={hrefs.list(seen) + search} state={state} replace />;
  return null;
}

const missingState: ListHistory = { viewMissing: true };

/** Unknown, deleted and private views of others are answered alike. */
const isGone = (error: Error | null): boolean => {
  const kind = failureOf(error)?.kind;
  return kind === 'notFound' || kind === 'forbidden';
};

/** The values that the lookups of a view's filters know. Undefined while they load. */
function useKnownValues(definition: ViewDefinition | undefined): KnownValues | undefined {
  const lookups = useFilterLookups(
    (filter) => definition !== undefined && definition[storedFilterName(filter)].some(Boolean),
  );
  const loading = filterNames.some((name) => lookups[name].isLoading);
  const values = filterNames.map((name) => [name, lookups[name].data?.map(({ Value }) => Value) ?? null]);
  // A text, so that equal values in a later render are the same.
  const text = loading ? undefined : JSON.stringify(values);
  return useMemo(() => {
    if (text === undefined) return undefined;
    const known = JSON.parse(text) as [FilterName, string[] | null][];
    return Object.fromEntries(
      known.map(([name, some]) => [name, some ? new Set(some) : undefined]),
    ) as KnownValues;
  }, [text]);
}
