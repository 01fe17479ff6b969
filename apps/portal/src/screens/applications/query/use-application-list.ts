import { applicationColumns, columnNames, listClaims } from '@portal/api/contract';
import { applicationQueries, configurationQueries } from '@portal/api/queries';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useClient } from '../../../base/services.tsx';
import type { AnsweredList } from '../../../listing/list-announcement.ts';
import type { ListPosition } from '../../../listing/list-pager.tsx';
import { useListReading, type UnfinishedQuery } from '../../../listing/use-list-reading.ts';
import { useCan } from '../../../session/use-session.ts';
import { changedList, listHref, listQuery, type ListLocation } from './list.location.ts';

/**
 * The rows of the list at an address, their columns and their position in the whole list.
 *
 * @param waitsFor Has to be complete before the rows are requested.
 */
export function useApplicationList(location: ListLocation, waitsFor?: UnfinishedQuery) {
  const client = useClient();
  const columns = useQuery(configurationQueries(client).columns());
  const readPage = useCallback(
    (page: number) => applicationQueries(client).list(location.scope, listQuery({ ...location, page })),
    [client, location],
  );
  const reading = useListReading({
    readPage,
    page: location.page,
    permitted: useCan()(listClaims[location.scope]),
    requiredQuery: columns,
    waitsFor,
  });
  const chosen = columns.data?.Columns;
  return useMemo(() => {
    const { reply, stale } = reading;
    const { page, rowsPerPage, sortBy, sortType } = location;
    const position: ListPosition = {
      page,
      pageSize: rowsPerPage,
      total: reply?.TotalRows ?? 0,
      hrefFor: (turned) => listHref(changedList(location, { page: turned })),
    };
    const sorted = columnNames.find((name) => applicationColumns[name].sortKey === sortBy);
    const sortedBy = chosen?.find(
      ({ ColumnName, Viewable }) => Viewable && ColumnName === sorted,
    )?.Description;
    /** The result to announce; undefined until the list is loaded. */
    const answered: AnsweredList | undefined =
      reply && !stale
        ? { total: reply.TotalRows, noun: 'application', page, pages: reply.MaxPage, sortedBy, sortType }
        : undefined;
    return { ...reading, columns: chosen, position, answered };
  }, [reading, chosen, location]);
}

export type ApplicationList = ReturnType<typeof useApplicationList>;
