import { deservesRetry, Permission, PermissionGroup, type Failure } from '@portal/api/contract';
import { applicationQueries, configurationQueries, failureOf } from '@portal/api/queries';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useClient } from '../../../app/services.tsx';
import { useCan } from '../../../session/use-session.ts';
import { listQuery, type ListLocation } from './list.location.ts';

/** Who sees each list (spec A §6). */
export const listClaims = { my: Permission.myApps, all: PermissionGroup.allApps } as const;

const retryable = (failure: Failure | undefined) => failure !== undefined && deservesRetry(failure);

/** The rows that an address asks for and the columns they are drawn in, with everything one can wish of them. */
export function useApplicationList(location: ListLocation) {
  const client = useClient();
  const queryClient = useQueryClient();
  const permitted = useCan()(listClaims[location.scope]);
  const columns = useQuery(configurationQueries(client).columns());
  const list = useQuery({
    ...applicationQueries(client).list(location.scope, listQuery(location)),
    enabled: permitted,
  });
  const reply = permitted && columns.data ? list.data : undefined;
  const failed = permitted && (retryable(failureOf(list.error)) || retryable(failureOf(columns.error)));

  const { refetch: refetchList } = list;
  const { refetch: refetchColumns } = columns;
  const columnsMissing = columns.data === undefined;
  const refresh = useCallback(() => {
    if (permitted) void refetchList();
    if (columnsMissing) void refetchColumns();
  }, [permitted, refetchList, refetchColumns, columnsMissing]);

  const prefetch = useCallback(
    (page: number) => {
      const ahead = applicationQueries(client).list(location.scope, listQuery({ ...location, page }));
      queryClient.query(ahead).catch(() => undefined);
    },
    [queryClient, client, location],
  );

  return useMemo(
    () => ({
      columns: columns.data?.Columns,
      reply,
      /** Nothing has been answered yet. */
      loading: permitted && !failed && (list.isPending || columns.isPending),
      /** The rows shown answer the question before this one. */
      stale: list.isPlaceholderData,
      refreshing: list.isFetching && !list.isPending && !list.isPlaceholderData,
      /** A read failed in a way that another try may cure (OP-250). */
      failed,
      refresh,
      prefetch,
    }),
    [
      columns.data,
      columns.isPending,
      reply,
      permitted,
      failed,
      list.isPending,
      list.isPlaceholderData,
      list.isFetching,
      refresh,
      prefetch,
    ],
  );
}

export type ApplicationList = ReturnType<typeof useApplicationList>;
