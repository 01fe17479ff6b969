import type { Option } from '@portal/api/contract';
import { useQuery, type QueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useClient } from '../../../app/services.tsx';
import { filterNames, filters, type FilterName, type FilterValues } from './filters.ts';
import type { NameOf } from './filter-chips.ts';

/** Asks for every look-up that is not there yet; what fails is asked for again by the dialog. */
export function fetchFilterLookups(client: ReturnType<typeof useClient>, queryClient: QueryClient): void {
  void Promise.allSettled(filterNames.map((name) => queryClient.query(filters[name].lookup(client))));
}

export type FilterLookup = UseQueryResult<readonly Option[]>;

/** The look-ups of those filters that are wanted. By name, as `useQueries` weighs a kilobyte of the first route. */
export function useFilterLookups(
  wanted: (filter: FilterName) => boolean,
): Readonly<Record<FilterName, FilterLookup>> {
  const client = useClient();
  const read = (name: FilterName) => ({ ...filters[name].lookup(client), enabled: wanted(name) });
  return {
    status: useQuery(read('status')),
    label: useQuery(read('label')),
    assignee: useQuery(read('assignee')),
    sysLabel: useQuery(read('sysLabel')),
    subBrand: useQuery(read('subBrand')),
    products: useQuery(read('products')),
  };
}

/** Names for the values of the filters in force; only the look-ups that a filter needs are asked for. */
export function useFilterNames(inForce: FilterValues): NameOf {
  const lookups = useFilterLookups((filter) => inForce[filter].some(Boolean));
  return (filter, value) => lookups[filter].data?.find((option) => option.Value === value)?.Name ?? value;
}
