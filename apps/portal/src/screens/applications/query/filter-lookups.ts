import {
  applicationFilters,
  filterNames,
  getSystemInformation,
  mapFilters,
  type FilterName,
  type Option,
} from '@portal/api/contract';
import { configurationQueries, queryOf } from '@portal/api/queries';
import {
  skipToken,
  useQuery,
  type QueryClient,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useClient } from '../../../base/services.tsx';
import type { NameOf } from './filter-chips.ts';
import type { FilterValues } from './list.location.ts';

type Client = ReturnType<typeof useClient>;

function lookupOf(client: Client, name: FilterName): UseQueryOptions<readonly Option[]> {
  const { lookup, optionsOf } = applicationFilters[name];
  // Without options: the values are texts of the address.
  if (!lookup) return { queryKey: ['filter values', name], queryFn: skipToken };
  // The statuses are part of the system information, which is loaded once a session.
  const query =
    lookup === getSystemInformation
      ? configurationQueries(client).information()
      : queryOf(client, lookup, {});
  // The replies differ, but `select` turns each into the same list of options.
  const options: object = { ...query, select: optionsOf };
  return options as UseQueryOptions<readonly Option[]>;
}

/** Prefetches the missing options of every filter; the dialog itself retries failed ones. */
export function fetchFilterLookups(client: Client, queryClient: QueryClient): void {
  void Promise.allSettled(
    filterNames
      .filter((name) => applicationFilters[name].lookup)
      .map((name) => queryClient.query(lookupOf(client, name))),
  );
}

export type FilterLookup = UseQueryResult<readonly Option[]>;

/** The options of the filters that match. */
export function useFilterLookups(
  wanted: (filter: FilterName) => boolean,
): Readonly<Record<FilterName, FilterLookup>> {
  const client = useClient();
  return mapFilters((name) => useQuery({ ...lookupOf(client, name), enabled: wanted(name) }));
}

/** Display names for the values of the active filters; only the options of these filters are fetched. */
export function useFilterNames(inForce: FilterValues): NameOf {
  const lookups = useFilterLookups((filter) => inForce[filter].some(Boolean));
  return (filter, value) => lookups[filter].data?.find((option) => option.Value === value)?.Name ?? value;
}
