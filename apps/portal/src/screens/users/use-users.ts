import { Permission } from '@portal/api/contract';
import { userQueries } from '@portal/api/queries';
import { useCallback, useMemo } from 'react';
import { useClient } from '../../app/services.tsx';
import type { AnsweredList } from '../../listing/list-announcement.ts';
import type { ListPlace } from '../../listing/list-pager.tsx';
import { useListReading } from '../../listing/use-list-reading.ts';
import { useCan } from '../../session/use-session.ts';
import { changedUsers, usersHref, usersQuery, type UsersLocation } from './users.location.ts';

/** The people that an address asks for, and where they stand among all. */
export function useUsers(location: UsersLocation) {
  const client = useClient();
  const readPage = useCallback(
    (page: number) => userQueries(client).list(usersQuery({ ...location, page })),
    [client, location],
  );
  const permitted = useCan()(Permission.userManagement);
  const reading = useListReading({ readPage, page: location.page, permitted });
  return useMemo(() => {
    const { reply, stale } = reading;
    const { page, rowsPerPage } = location;
    const place: ListPlace = {
      page,
      rowsPerPage,
      total: reply?.TotalRows ?? 0,
      hrefFor: (turned) => usersHref(changedUsers(location, { page: turned })),
    };
    const answered: AnsweredList | undefined =
      reply && !stale ? { total: reply.TotalRows, noun: 'user', page, pages: reply.MaxPage } : undefined;
    return { ...reading, place, answered };
  }, [reading, location]);
}
