import type { Endpoint, Reply } from '../endpoint.ts';
import { getSystemInformation } from '../configuration/configuration.ts';
import {
  listAssignees,
  listLabels,
  listProducts,
  listSubBrands,
  listSystemLabels,
} from '../lookups/lookups.ts';
import type { Option } from '../wire.ts';
import type { ApplicationRow } from './application.ts';

/** What address, chips, dialog, fakes and server know about a filter of the application list. */
export interface ApplicationFilter {
  /** The label of its field in the dialog. */
  readonly label: string;
  /** The label of its chip. Default: the field's. */
  readonly chip?: string;
  /** The position of its field in the dialog. Without one, only the address sets the filter (OP-063). */
  readonly position?: number;
  /** The field of a row that it compares. */
  readonly field: keyof ApplicationRow;
  /** The database column with the same values. */
  readonly column: string;
  /** A row has several values. By default it has one or none: a facet, with stored totals and indexes. */
  readonly many?: true;
  /** The endpoint that lists its options. */
  readonly lookup: Endpoint;
  /** Reads the options from the reply. Default: the reply is the list. */
  readonly optionsOf?: (reply: never) => readonly Option[];
}

/**
 * The filters of the application list by their parameter's name (OP-246), in the order of the chips. Given by the
 * specification are the parameters `sysLabel` and `subBrand`, the chip `SubBrand` and the fields of a row; the code
 * calls a tag `systemLabel`, as the row does.
 */
export const applicationFilters = {
  status: {
    label: 'Status',
    position: 1,
    field: 'Status',
    column: 'status',
    lookup: getSystemInformation,
    optionsOf: (reply: Reply<typeof getSystemInformation>) => reply.ApplicationStatuses,
  },
  label: { label: 'Label', position: 4, field: 'Label', column: 'label', lookup: listLabels },
  assignee: {
    label: 'Assignee',
    position: 3,
    field: 'AssigneeUserId',
    column: 'assignee_id',
    lookup: listAssignees,
  },
  sysLabel: {
    label: 'Tag',
    position: 5,
    field: 'SystemLabel',
    column: 'system_label',
    lookup: listSystemLabels,
  },
  subBrand: {
    label: 'Sub-brand',
    chip: 'SubBrand',
    position: 2,
    field: 'SubBrandName',
    column: 'sub_brand',
    lookup: listSubBrands,
  },
  products: {
    label: 'Products',
    field: 'ProductDisplayNameList',
    column: 'products',
    many: true,
    lookup: listProducts,
  },
} as const satisfies Readonly<Record<string, ApplicationFilter>>;

type Filters = typeof applicationFilters;
type NamesWith<Property> = {
  [Name in keyof Filters]: Filters[Name] extends Property ? Name : never;
}[keyof Filters];

export type FilterName = keyof Filters;
/** A filter that the dialog has a field for. */
export type DialogFilterName = NamesWith<{ position: number }>;
/** A filter of a column with one value in each row. */
export type FacetName = Exclude<FilterName, NamesWith<{ many: true }>>;

export const filterNames = Object.keys(applicationFilters) as FilterName[];
export const facetNames = filterNames.filter(
  (name): name is FacetName => !('many' in applicationFilters[name]),
);

/** A value for each filter. */
export const mapFilters = <T>(valueOf: (name: FilterName) => T): Readonly<Record<FilterName, T>> =>
  Object.fromEntries(filterNames.map((name) => [name, valueOf(name)])) as Record<FilterName, T>;
