import { deservesRetry, listClaims } from '@portal/api/contract';
import { applicationQueries, failureOf, type ListScope } from '@portal/api/queries';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../../base/services.tsx';
import { useCan } from '../../../session/use-session.ts';
import { defaultLocation, listQuery, type ListLocation } from '../query/list.location.ts';

/** The lists as they open first, in the list view. */
export const firstPages: Readonly<Record<ListScope, ListLocation>> = {
  my: { ...defaultLocation('my'), view: 'list' },
  all: { ...defaultLocation('all'), view: 'list' },
};

/** The first application of the user's list. The list itself reads the same page, so it is requested once. */
export function useFirstApplication() {
  const can = useCan();
  const scope: ListScope = can(listClaims.my) || !can(listClaims.all) ? 'my' : 'all';
  const permitted = can(listClaims[scope]);
  const query = applicationQueries(useClient()).list(scope, listQuery(firstPages[scope]));
  const { data, error, refetch } = useQuery({ ...query, enabled: permitted });
  return {
    scope,
    first: data?.Applications[0],
    /** The user sees no application. */
    isEmpty: !permitted || data?.Applications.length === 0,
    retry: deservesRetry(failureOf(error)) ? () => void refetch() : undefined,
  };
}
