import {
  listAssignees,
  listLabels,
  listProducts,
  listSubBrands,
  listSystemLabels,
  type Option,
} from '@portal/api/contract';
import { configurationQueries, queryOf } from '@portal/api/queries';
import { queryOptions, useQuery, type QueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useClient } from '../../../app/services.tsx';
import type { FilterName } from '../list/list.location.ts';

type Client = ReturnType<typeof useClient>;

/** Where the values of each filter and their names come from. */
const filterLookups = (client: Client) => ({
  status: queryOptions({
    ...configurationQueries(client).information(),
    select: ({ ApplicationStatuses }) => ApplicationStatuses,
  }),
  label: queryOf(client, listLabels, {}),
  assignee: queryOf(client, listAssignees, {}),
  sysLabel: queryOf(client, listSystemLabels, {}),
  subBrand: queryOf(client, listSubBrands, {}),
  products: queryOf(client, listProducts, {}),
});

/** Asks for every look-up that is not there yet; what fails is asked for again by the dialog. */
export function fetchFilterLookups(client: Client, queryClient: QueryClient): void {
  const { status, label, assignee, sysLabel, subBrand, products } = filterLookups(client);
  const asked = [
    queryClient.query(status),
    ...[label, sysLabel, subBrand, products].map((lookup) => queryClient.query(lookup)),
    queryClient.query(assignee),
  ];
  void Promise.allSettled(asked);
}

export type FilterLookup = UseQueryResult<readonly Option[]>;

/** The look-ups of those filters that are wanted. */
export function useFilterLookups(
  wanted: (filter: FilterName) => boolean,
): Readonly<Record<FilterName, FilterLookup>> {
  const lookups = filterLookups(useClient());
  return {
    status: useQuery({ ...lookups.status, enabled: wanted('status') }),
    label: useQuery({ ...lookups.label, enabled: wanted('label') }),
    assignee: useQuery({ ...lookups.assignee, enabled: wanted('assignee') }),
    sysLabel: useQuery({ ...lookups.sysLabel, enabled: wanted('sysLabel') }),
    subBrand: useQuery({ ...lookups.subBrand, enabled: wanted('subBrand') }),
    products: useQuery({ ...lookups.products, enabled: wanted('products') }),
  };
}
