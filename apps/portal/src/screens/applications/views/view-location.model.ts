import {
  filterNames,
  mapFilters,
  storedFilterName,
  type FilterName,
  type ViewDefinition,
  type SavedView,
} from '@portal/api/contract';
import type { ListScope } from '@portal/api/queries';
import { readColumns, writeColumns } from './column-layout.model.ts';
import { defaultLocation, plainHref, type ListLocation } from '../query/list.location.ts';

/** The value of `saved` that opens a list without the default view (VIEWS-044). */
export const noView = 'none';

/** Shown if `saved` names a view that cannot be found (VIEWS-030). */
export const viewMissingText =
  'This view cannot be found. It may have been deleted, or it belongs to somebody else.';

/** Parameters that make an open view a changed one (VIEWS-008). */
const listParameters = [
  ...filterNames,
  'mustHaveAllSelectedProducts',
  'q',
  'sortBy',
  'sortType',
  'view',
  'cols',
] as const;

export const hasListParameters = (query: URLSearchParams): boolean =>
  listParameters.some((name) => query.has(name));

/** The first page of the list that a view stores. */
export function locationOf(scope: ListScope, definition: ViewDefinition): ListLocation {
  const { MustHaveAllSelectedProducts, Q, SortBy, SortType, RowsPerPage, View, Columns } = definition;
  return {
    ...defaultLocation(scope),
    filters: mapFilters((name) => definition[storedFilterName(name)]),
    allProducts: MustHaveAllSelectedProducts,
    search: Q ?? '',
    sortBy: SortBy,
    sortType: SortType,
    rowsPerPage: RowsPerPage,
    view: View ?? undefined,
    cols: Columns ? writeColumns(Columns) : undefined,
  };
}

/** What a view of the list stores; its page is not part of it. */
export function definitionOf(location: ListLocation): ViewDefinition {
  const { filters, allProducts, search, sortBy, sortType, rowsPerPage, view, cols } = location;
  const values = Object.fromEntries(filterNames.map((name) => [storedFilterName(name), [...filters[name]]]));
  return {
    ...(values as Record<Capitalize<FilterName>, string[]>),
    MustHaveAllSelectedProducts: allProducts,
    Q: search,
    SortBy: sortBy,
    SortType: sortType,
    RowsPerPage: rowsPerPage,
    View: view ?? null,
    Columns: readColumns(cols) ?? null,
  };
}

/** Compares by meaning: the order of ticked values does not count (VIEWS-011). */
function meaningOf({ hrefOf: _, ...location }: ListLocation): string {
  const { filters, allProducts } = location;
  return plainHref({
    ...location,
    page: 1,
    filters: mapFilters((name) => filters[name].toSorted()),
    allProducts: allProducts && filters.products.length > 1,
  });
}

export const isChanged = (location: ListLocation, view: ListLocation): boolean =>
  meaningOf(location) !== meaningOf(view);

/**
 * The addresses of an open view: `saved` alone while the list is as stored, all parameters with it once it is changed
 * (OP-281, VIEWS-007 to VIEWS-009). Another scope leaves the view (VIEWS-045).
 *
 * @param view The first page of the list as the view stores it.
 */
export const viewHrefs =
  (id: SavedView['Id'], view: ListLocation) =>
  (location: ListLocation): string => {
    const { scope, page, rowsPerPage } = location;
    if (scope !== view.scope) return plainHref(location);
    const implied = { rowsPerPage: view.rowsPerPage };
    return isChanged({ ...location, rowsPerPage: view.rowsPerPage }, view)
      ? plainHref(location, { ...implied, sortType: 'desc' }, { saved: id })
      : plainHref(
          { ...defaultLocation(scope), page, rowsPerPage },
          { ...defaultLocation(scope), ...implied },
          { saved: id },
        );
  };

/** The addresses of a list without a view, where a bare address would open the default view (VIEWS-044). */
export const withoutDefault = (location: ListLocation): string => {
  const href = plainHref(location);
  return href.includes('?') ? href : `${href}?saved=${noView}`;
};

/** The list of an address with `saved`. */
export function openedLocation(
  id: SavedView['Id'],
  view: ListLocation,
  address: {
    readonly location: ListLocation;
    readonly rows: number | undefined;
    readonly query: URLSearchParams;
  },
): ListLocation {
  const { location, rows = view.rowsPerPage, query } = address;
  const shown = hasListParameters(query) ? location : view;
  return { ...shown, page: location.page, rowsPerPage: rows, hrefOf: viewHrefs(id, view) };
}
