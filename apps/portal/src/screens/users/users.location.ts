import type { UserListQuery } from '@portal/api/contract';
import { hrefs } from '../../app/paths.ts';
import { plainHref, type PlainLocation } from '../../listing/plain.location.ts';

export const usersHref = (location: PlainLocation): string => plainHref(hrefs.users, location);

export const usersQuery = ({ page, rowsPerPage, search }: PlainLocation): Partial<UserListQuery> => ({
  PageNo: page,
  RowsPerPage: rowsPerPage,
  ...(search && { SearchQuery: search }),
});
