import {
  applicationFilters,
  filterNames,
  getSystemInformation,
  mapFilters,
  type FilterName,
  type Option,
} from '@portal/api/contract';
import { configurationQueries, queryOf } from '@portal/api/queries';
import { useQuery, type QueryClient, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import { useClient } from '../../../base/services.tsx';
import type { NameOf } from './filter-chips.ts';
import type { FilterValues } from './list.location.ts';

type Client = ReturnType<typeof useClient>;

function lookupOf(client: Client, name: FilterName): UseQueryOptions<readonly Option[]> {
  const { lookup, optionsOf, values } = applicationFilters[name];
  if (!lookup) return fixedOptions(name, values ?? []);
  // The statuses are part of the system information, which is loaded once a session.
  const query =
    lookup === getSystemInformation
      ? configurationQueries(client).information()
      : queryOf(client, lookup, {});
  // The replies differ, but `select` turns each into the same list of options.
  const options: object = { ...query, select: optionsOf };
  return options as UseQueryOptions<readonly Option[]>;
}

const fixedOptions = (name: FilterName, values: readonly string[]): UseQueryOptions<readonly Option[]> => ({
  queryKey: ['filter values', name],
  queryFn: () => values.map((value) => ({ Name: value, Value: value })),
  staleTime: Infinity,
});

/** Other filters have no options: their values are texts of the address. */
const hasOptions = (name: FilterName): boolean =>
  applicationFilters[name].lookup !== undefined || applicationFilters[name].values !== undefined;

/** Prefetches the missing options of every filter; the dialog itself retries failed ones. */
export function fetchFilterLookups(client: Client, queryClient: QueryClient): void {
  void Promise.allSettled(
    filterNames.filter(hasOptions).map((name) => queryClient.query(lookupOf(client, name))),
  );
}

export type FilterLookup = UseQueryResult<readonly Option[]>;

/** The options of the filters that match. */
export function useFilterLookups(
  wanted: (filter: FilterName) => boolean,
): Readonly<Record<FilterName, FilterLookup>> {
  const client = useClient();
  return mapFilters((name) =>
    useQuery({ ...lookupOf(client, name), enabled: hasOptions(name) && wanted(name) }),
  );
}

/** Display names for the values of the active filters; only the options of these filters are fetched. */
export function useFilterNames(inForce: FilterValues): NameOf {
  const lookups = useFilterLookups((filter) => inForce[filter].some(Boolean));
  return (filter, value) => lookups[filter].data?.find((option) => option.Value === value)?.Name ?? value;
}
