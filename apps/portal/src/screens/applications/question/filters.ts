import {
  listAssignees,
  listLabels,
  listProducts,
  listSubBrands,
  listSystemLabels,
  type Option,
} from '@portal/api/contract';
import { configurationQueries, queryOf } from '@portal/api/queries';
import type { UseQueryOptions } from '@tanstack/react-query';
import type { useClient } from '../../../app/services.tsx';

type Client = ReturnType<typeof useClient>;

interface Filter {
  /** What its chip in the bar is called. */
  readonly chip: string;
  /** What its field in the dialog is called; without one it is set by the address alone (OP-063). */
  readonly field?: string;
  /** Where its values and their names come from. */
  readonly lookup: (client: Client) => UseQueryOptions<readonly Option[], Error, readonly Option[]>;
}

// The look-ups differ in what they read; what is made of them is the same list.
const lookup = (options: object) => options as ReturnType<Filter['lookup']>;

/** The filters by their name in the address and in the call (OP-246), in the order of the bar. */
export const filters = {
  status: {
    chip: 'Status',
    field: 'Status',
    lookup: (client) =>
      lookup({
        ...configurationQueries(client).information(),
        select: ({ ApplicationStatuses }: { ApplicationStatuses: readonly Option[] }) => ApplicationStatuses,
      }),
  },
  label: { chip: 'Label', field: 'Label', lookup: (client) => lookup(queryOf(client, listLabels, {})) },
  assignee: {
    chip: 'Assignee',
    field: 'Assignee',
    lookup: (client) => lookup(queryOf(client, listAssignees, {})),
  },
  sysLabel: { chip: 'Tag', field: 'Tag', lookup: (client) => lookup(queryOf(client, listSystemLabels, {})) },
  subBrand: {
    chip: 'SubBrand',
    field: 'Sub-brand',
    lookup: (client) => lookup(queryOf(client, listSubBrands, {})),
  },
  products: { chip: 'Products', lookup: (client) => lookup(queryOf(client, listProducts, {})) },
} as const satisfies Record<string, Filter>;

export type FilterName = keyof typeof filters;
export const filterNames = Object.keys(filters) as FilterName[];

/** The fields of the dialog, in its order. */
export const dialogFilters = ['status', 'subBrand', 'assignee', 'label', 'sysLabel'] as const;
export type DialogFilter = (typeof dialogFilters)[number];

/** What is filtered by; `""` in a list means '(None)' (OP-067). */
export type FilterValues = Readonly<Record<FilterName, readonly string[]>>;

/** The same question for every filter. */
export const eachFilter = <T>(answer: (name: FilterName) => T): Readonly<Record<FilterName, T>> =>
  Object.fromEntries(filterNames.map((name) => [name, answer(name)])) as Record<FilterName, T>;

export const noFilters: FilterValues = eachFilter(() => []);
