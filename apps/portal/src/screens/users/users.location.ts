import { rowsPerPageDefault, rowsPerPageMaximum, type UserListQuery } from '@portal/api/contract';
import { hrefs } from '../../app/paths.ts';
import { addressOf, pageIn, rowsIn, searchIn } from '../../listing/address.ts';

/** Everything that the address of the users' list says. */
export interface UsersLocation {
  /** From 1. */
  readonly page: number;
  /** 1 to 200, default 20. */
  readonly rowsPerPage: number;
  /** Search text, trimmed (OP-178). */
  readonly search: string;
}

/** Reads an address. Garbage in the query counts as unset; a page that is none makes the address unknown (OP-008). */
export function parseUsersLocation(
  pageNo: string | undefined,
  query: URLSearchParams,
): UsersLocation | undefined {
  const page = pageIn(pageNo);
  if (page === undefined) return undefined;
  return {
    page,
    rowsPerPage: rowsIn(query.get('rowsPerPage') ?? undefined, rowsPerPageMaximum) ?? rowsPerPageDefault,
    search: searchIn(query.get('q')),
  };
}

/** The page stands in the address where it is not the first, or where anything else is asked for (OP-177). */
export function usersHref({ page, rowsPerPage, search }: UsersLocation): string {
  const rows = rowsPerPage === rowsPerPageDefault ? undefined : String(rowsPerPage);
  const plain = page === 1 && rows === undefined && search === '';
  return addressOf(plain ? hrefs.users : `${hrefs.users}/${page}`, { rowsPerPage: rows, q: search });
}

/** The same list asked otherwise: on its first page, unless the change names one. */
export const changedUsers = (location: UsersLocation, change: Partial<UsersLocation>): UsersLocation => ({
  ...location,
  page: 1,
  ...change,
});

export const usersQuery = ({ page, rowsPerPage, search }: UsersLocation): Partial<UserListQuery> => ({
  PageNo: page,
  RowsPerPage: rowsPerPage,
  ...(search && { SearchQuery: search }),
});
