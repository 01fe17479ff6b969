import {
  rowsPerPageDefault,
  rowsPerPageMaximum,
  sortKeys,
  sortTypes,
  type ListQuery,
  type SortKey,
  type SortType,
} from '@portal/api/contract';
import type { ListScope } from '@portal/api/queries';
import { hrefs } from '../../../app/paths.ts';

/** The filters that are lists of texts, by their name in the address and in the call (OP-246). */
export const filterNames = ['status', 'label', 'assignee', 'sysLabel', 'subBrand', 'products'] as const;
export type FilterName = (typeof filterNames)[number];

export const listViews = ['list', 'email'] as const;
export type ListView = (typeof listViews)[number];

/** Everything that the address of a list says. */
export interface ListLocation {
  readonly scope: ListScope;
  /** From 1. */
  readonly page: number;
  /** 1 to 200, default 20 (OP-009). */
  readonly rowsPerPage: number;
  /** `""` in a list means '(None)' (OP-067). */
  readonly filters: Readonly<Record<FilterName, readonly string[]>>;
  /** All of the products instead of any (OP-068). */
  readonly allProducts: boolean;
  /** Search text, trimmed (OP-069). */
  readonly search: string;
  readonly sortBy: SortKey;
  readonly sortType: SortType;
  /** Only where the address names one (OP-060). */
  readonly view: ListView | undefined;
}

const pageMaximum = 999_999_999;
const textMaximum = 200;
const listMaximum = 200;

const noFilters = Object.fromEntries(filterNames.map((name) => [name, []])) as unknown as Readonly<
  Record<FilterName, readonly string[]>
>;

/** What an address without a query asks for. */
export const plainList = (scope: ListScope): ListLocation => ({
  scope,
  page: 1,
  rowsPerPage: rowsPerPageDefault,
  filters: noFilters,
  allProducts: false,
  search: '',
  sortBy: 'ID',
  sortType: 'desc',
  view: undefined,
});

const positive = (text: string) => (/^\d+$/.test(text) && Number(text) > 0 ? Number(text) : undefined);

const oneOf = <T extends string>(allowed: readonly T[], text: string | null): T | undefined =>
  allowed.find((value) => value === text);

function textList(json: string | null): readonly string[] {
  if (!json) return [];
  try {
    const value: unknown = JSON.parse(json);
    const good =
      Array.isArray(value) &&
      value.length <= listMaximum &&
      value.every((entry): entry is string => typeof entry === 'string' && entry.length <= textMaximum);
    return good ? [...new Set(value)] : [];
  } catch {
    return [];
  }
}

/** As much of a text as the call takes; a letter of two halves is never cut in two. */
const searchText = (text: string) =>
  text
    .trim()
    .slice(0, textMaximum)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();

/** Reads an address. Garbage in the query counts as unset; a page that is none makes the address unknown (OP-008). */
export function parseListLocation(
  scope: ListScope,
  params: { readonly pageNo?: string | undefined; readonly rowsPerPage?: string | undefined },
  query: URLSearchParams,
): ListLocation | undefined {
  const page = params.pageNo === undefined ? 1 : positive(params.pageNo);
  if (page === undefined) return undefined;
  const rows = positive(params.rowsPerPage ?? '') ?? rowsPerPageDefault;
  const plain = plainList(scope);
  return {
    ...plain,
    page: Math.min(page, pageMaximum),
    rowsPerPage: rows > rowsPerPageMaximum ? rowsPerPageDefault : rows,
    filters: Object.fromEntries(filterNames.map((name) => [name, textList(query.get(name))])) as Record<
      FilterName,
      readonly string[]
    >,
    allProducts: query.get('mustHaveAllSelectedProducts') === 'true',
    search: searchText(query.get('q') ?? ''),
    sortBy: oneOf(sortKeys, query.get('sortBy')) ?? plain.sortBy,
    sortType: oneOf(sortTypes, query.get('sortType')) ?? plain.sortType,
    view: oneOf(listViews, query.get('view')),
  };
}

/** The address of a list; what is as by default stays out of it (OP-070). */
export function listHref(location: ListLocation): string {
  const { scope, page, rowsPerPage, filters, allProducts, search, sortBy, sortType, view } = location;
  const plain = plainList(scope);
  const query = new URLSearchParams();
  for (const name of filterNames) {
    if (filters[name].length > 0) query.set(name, JSON.stringify(filters[name]));
  }
  if (allProducts) query.set('mustHaveAllSelectedProducts', 'true');
  if (search) query.set('q', search);
  if (sortBy !== plain.sortBy) query.set('sortBy', sortBy);
  if (sortType !== plain.sortType) query.set('sortType', sortType);
  if (view) query.set('view', view);
  const rows = rowsPerPage === plain.rowsPerPage ? '' : `/${rowsPerPage}`;
  const path = hrefs.list(scope) + (page === 1 && !rows ? '' : `/${page}${rows}`);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The same list asked otherwise: on its first page, unless the change names one (LIST-089 to LIST-091). */
export const changedList = (location: ListLocation, change: Partial<ListLocation>): ListLocation => ({
  ...location,
  page: 1,
  ...change,
});

/** Without filters and search; sort and view stay (OP-066). */
export const clearedList = (location: ListLocation): ListLocation =>
  changedList(location, { filters: noFilters, allProducts: false, search: '' });

/** The question that the address puts to the list call. */
export function listQuery(location: ListLocation): Partial<ListQuery> {
  const { page, rowsPerPage, filters, allProducts, search, sortBy, sortType } = location;
  const set = filterNames.filter((name) => filters[name].length > 0);
  return {
    pageNo: page,
    rowsPerPage,
    ...Object.fromEntries(set.map((name) => [name, [...filters[name]]])),
    ...(allProducts && filters.products.length > 0 && { mustHaveAllSelectedProducts: true }),
    ...(search && { q: search }),
    sortBy,
    sortType,
  };
}

/** Tells apart two questions; a selection does not outlive the one it was made in (OP-078). */
export const questionOf = (location: ListLocation): string => listHref({ ...location, view: undefined });
