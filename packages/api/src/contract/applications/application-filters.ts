import { readDays } from '../days.ts';
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
import { statuses } from './application-status.ts';

/** A filter of the application list, as the address, chips, dialog, mocks and server use it. */
interface Described {
  /** Label of the field in the dialog. */
  readonly label: string;
  /** Label of the chip. Default: `label`. */
  readonly chip?: string;
  /** Position of the field in the dialog. Without one, only the address sets the filter (OP-063). */
  readonly position?: number;
  /** The row field that the filter compares. */
  readonly field: keyof ApplicationRow;
  /**
   * A row can have several values. By default it has at most one, and the filter is a facet
   * (docs/applications-list-performance.md).
   */
  readonly many?: true;
  /** Set if the database stores nothing for it: it is a condition on each row. */
  readonly facet?: false;
  /** Set if the parameter is one text that passes this test, not a list of values. */
  readonly accepts?: (text: string) => boolean;
}

/** Hours from creation to completion, up to but not including `below`. */
export const completionBands = [
  { name: '0-0.5h', below: 0.5 },
  { name: '0.5-1h', below: 1 },
  { name: '1-2h', below: 2 },
  { name: '2-6h', below: 6 },
  { name: 'over 6h', below: Infinity },
] as const;

const isDays = (text: string): boolean => readDays(text) !== undefined;

/**
 * Where the options come from: fixed values, nowhere, or an endpoint that lists them. If its reply holds more than the list, `optionsOf`
 * reads them from it.
 */
type Lookup =
  | { readonly lookup?: undefined; readonly optionsOf?: undefined; readonly values: readonly string[] }
  | {
      readonly lookup?: undefined;
      readonly optionsOf?: undefined;
      readonly values?: undefined;
      /** Without options it cannot be in the dialog. */
      readonly position?: undefined;
    }
  | { readonly lookup: OptionsEndpoint; readonly optionsOf?: undefined; readonly values?: undefined }
  | {
      readonly lookup: Endpoint;
      readonly optionsOf: (reply: never) => readonly Option[];
      /** The values of the lookup, which are the same for every tenant. */
      readonly values: readonly string[];
    };
type OptionsEndpoint = Endpoint & {
  readonly reply: { readonly '~types'?: { output: readonly Option[] } | undefined };
};
export type ApplicationFilter = Described & Lookup;

const filters = {
  status: {
    label: 'Status',
    position: 1,
    field: 'Status',
    lookup: getSystemInformation,
    optionsOf: (reply: Reply<typeof getSystemInformation>) => reply.ApplicationStatuses,
    values: statuses,
  },
  label: { label: 'Label', position: 4, field: 'Label', lookup: listLabels },
  assignee: { label: 'Assignee', position: 3, field: 'AssigneeUserId', lookup: listAssignees },
  sysLabel: { label: 'Tag', position: 5, field: 'SystemLabel', lookup: listSystemLabels },
  subBrand: {
    label: 'Sub-brand',
    chip: 'SubBrand',
    position: 2,
    field: 'SubBrandName',
    lookup: listSubBrands,
  },
  products: { label: 'Products', field: 'ProductDisplayNameList', many: true, lookup: listProducts },
  // Those of the figures, in the address only (OP-325).
  applicationType: { label: 'Application type', field: 'ApplicationType', facet: false },
  created: { label: 'Created', field: 'DateCreatedTimestamp', facet: false, accepts: isDays },
  completed: {
    label: 'Completed',
    field: 'DateCompletedTimestamp',
    facet: false,
    accepts: (text) => text === 'any' || text === 'none' || isDays(text),
  },
  timeToComplete: {
    label: 'Time to complete',
    field: 'DateCompletedTimestamp',
    facet: false,
    accepts: (text) => completionBands.some(({ name }) => name === text),
  },
} as const satisfies Readonly<Record<string, ApplicationFilter>>;

export type FilterName = keyof typeof filters;
/** A filter whose parameter is one text. */
export type TextFilterName = {
  [Name in FilterName]: (typeof filters)[Name] extends { accepts: unknown } ? Name : never;
}[FilterName];
/** A filter whose parameter is a list of values. */
export type ListFilterName = Exclude<FilterName, TextFilterName>;
/** A filter that has a field in the dialog. */
export type DialogFilterName = {
  [Name in FilterName]: (typeof filters)[Name] extends { position: number } ? Name : never;
}[FilterName];

/**
 * The filters of the application list by parameter name (OP-246), in the order of the chips. The specification fixes
 * the parameters `sysLabel` and `subBrand`, the chip `SubBrand` and the row fields. The code calls a tag
 * `systemLabel`, as the row does.
 */
export const applicationFilters: Readonly<Record<FilterName, ApplicationFilter>> = filters;
export const filterNames = Object.keys(filters) as FilterName[];
export const facetNames = filterNames.filter((name): name is ListFilterName => {
  const { many, facet } = applicationFilters[name];
  return !many && facet !== false;
});

/** The values as the parameter has them: a list, or the one text of a text filter, undefined without one. */
export const filterParameter = (name: FilterName, values: readonly string[]): string | string[] | undefined =>
  applicationFilters[name].accepts ? values[0] : [...values];

/** Creates an object with one value for each filter. */
export const mapFilters = <T>(valueOf: (name: FilterName) => T): Readonly<Record<FilterName, T>> =>
  Object.fromEntries(filterNames.map((name) => [name, valueOf(name)])) as Record<FilterName, T>;
