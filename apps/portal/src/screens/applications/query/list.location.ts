import {
  applicationFilters,
  filterNames,
  filterParameter,
  mapFilters,
  rowsPerPageDefault,
  rowsPerPageMaximum,
  sortKeys,
  sortTypes,
  type FilterName,
  type ListQuery,
  type SortKey,
  type SortType,
} from '@portal/api/contract';
import type { ExportQuery, ListScope } from '@portal/api/queries';
import { hrefs } from '../../../base/paths.ts';
import { addressOf, oneOf, pageIn, rowsIn, searchIn, textsIn } from '../../../listing/address.ts';

/** The values of the active filters; `""` means '(None)' (OP-067). */
export type FilterValues = Readonly<Record<FilterName, readonly string[]>>;

const noFilters: FilterValues = mapFilters(() => []);

export const listViews = ['list', 'email'] as const;
export type ListView = (typeof listViews)[number];

/** What the address of a list contains. */
export interface ListLocation {
  readonly scope: ListScope;
  /** 1-based. */
  readonly page: number;
  /** 1 to 200, default 20 (OP-009). */
  readonly rowsPerPage: number;
  readonly filters: FilterValues;
  /** Filters whose values cannot be read, as the address has them. They do not filter, and stay in the address. */
  readonly unreadable: Readonly<Partial<Record<FilterName, string>>>;
  /** Match all of the products instead of any (OP-068). */
  readonly allProducts: boolean;
  /** Search text, trimmed (OP-069). */
  readonly search: string;
  readonly sortBy: SortKey;
  readonly sortType: SortType;
  /** Set only if the address names one (OP-060). */
  readonly view: ListView | undefined;
  /** Its own columns, as the address contains them (VIEWS-036). Undefined: those of the tenant. */
  readonly cols: string | undefined;
  /** The addresses of a saved view that is open (VIEWS-008). Default those of a plain list. */
  readonly hrefOf?: ((location: ListLocation) => string) | undefined;
}

/** The list at an address without a query. */
export const defaultLocation = (scope: ListScope): ListLocation => ({
  scope,
  page: 1,
  rowsPerPage: rowsPerPageDefault,
  filters: noFilters,
  unreadable: {},
  allProducts: false,
  search: '',
  sortBy: 'ID',
  sortType: 'desc',
  view: undefined,
  cols: undefined,
});

/**
 * Parses an address. An invalid query parameter counts as unset; an invalid page makes the address unknown (OP-008).
 */
export function parseListLocation(
  scope: ListScope,
  params: { readonly page?: string | undefined; readonly rowsPerPage?: string | undefined },
  query: URLSearchParams,
): ListLocation | undefined {
  const page = pageIn(params.page);
  if (page === undefined) return undefined;
  const plain = defaultLocation(scope);
  return {
    ...plain,
    page,
    rowsPerPage: rowsIn(params.rowsPerPage, rowsPerPageMaximum) ?? plain.rowsPerPage,
    filters: mapFilters((name) => valuesIn(name, query) ?? []),
    unreadable: Object.fromEntries(
      filterNames.flatMap((name) => (valuesIn(name, query) ? [] : [[name, query.get(name)]])),
    ),
    allProducts: query.get('mustHaveAllSelectedProducts') === 'true',
    search: searchIn(query.get('q')),
    sortBy: oneOf(sortKeys, query.get('sortBy')) ?? plain.sortBy,
    sortType: oneOf(sortTypes, query.get('sortType')) ?? plain.sortType,
    view: oneOf(listViews, query.get('view')),
    cols: query.get('cols') || undefined,
  };
}

/** The values of a filter; undefined if they cannot be read. */
function valuesIn(name: FilterName, query: URLSearchParams): readonly string[] | undefined {
  const { accepts } = applicationFilters[name];
  const text = query.get(name);
  if (!accepts) return textsIn(text);
  if (!text) return [];
  return accepts(text) ? [text] : undefined;
}

/** The address of a list. */
export const listHref = (location: ListLocation): string =>
  location.hrefOf?.(location) ?? plainHref(location);

/**
 * The address of a list without a saved view, without the values that are `implied` (OP-070).
 *
 * @param more Other parameters.
 */
export function plainHref(
  location: ListLocation,
  implied: Partial<ListLocation> = defaultLocation(location.scope),
  more: Readonly<Record<string, string>> = {},
): string {
  const { scope, page, rowsPerPage, filters, unreadable, allProducts, search, sortBy, sortType, view, cols } =
    location;
  const rows = rowsPerPage === implied.rowsPerPage ? '' : `/${rowsPerPage}`;
  const path = hrefs.list(scope) + (page === 1 && !rows ? '' : `/${page}${rows}`);
  return addressOf(path, {
    ...mapFilters((name) => filterParameter(name, filters[name])),
    ...unreadable,
    mustHaveAllSelectedProducts: allProducts,
    q: search,
    sortBy: sortBy === implied.sortBy ? undefined : sortBy,
    sortType: sortType === implied.sortType ? undefined : sortType,
    view,
    cols,
    ...more,
  });
}

/** The list with a change applied, on its first page unless the change names one (LIST-089 to LIST-091). */
export const changedList = (location: ListLocation, change: Partial<ListLocation>): ListLocation => ({
  ...location,
  page: 1,
  ...change,
});

/** The list without filters and search; sort order and view stay (OP-066). */
export const clearedList = (location: ListLocation): ListLocation =>
  changedList(location, { filters: noFilters, unreadable: {}, allProducts: false, search: '' });

/** Whether a filter of the address cannot be read: nothing may act on the whole list then. */
export const isUnreadable = ({ unreadable }: ListLocation): boolean => Object.keys(unreadable).length > 0;

/** The query parameters of the list call. */
export function listQuery(location: ListLocation): Partial<ListQuery> {
  const { page, rowsPerPage, filters, allProducts, search, sortBy, sortType } = location;
  const set = filterNames.filter((name) => filters[name].length > 0);
  return {
    pageNo: page,
    rowsPerPage,
    ...Object.fromEntries(set.map((name) => [name, filterParameter(name, filters[name])])),
    ...(allProducts && filters.products.length > 0 && { mustHaveAllSelectedProducts: true }),
    ...(search && { q: search }),
    sortBy,
    sortType,
  };
}

/** The query of the list without paging (LIST-034, LIST-035). */
export function exportQuery(location: ListLocation): ExportQuery {
  const { pageNo: _page, rowsPerPage: _size, ...query } = listQuery(location);
  return query;
}

/** Identifies the query of a list; the selection is cleared when it changes (OP-078). */
export const queryIdOf = (location: ListLocation): string =>
  plainHref({ ...location, view: undefined, cols: undefined });
