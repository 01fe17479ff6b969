import { Permission } from '@portal/api/contract';
import { userQueries } from '@portal/api/queries';
import { useCallback } from 'react';
import { useClient } from '../../app/services.tsx';
import type { PlainLocation } from '../../listing/plain.location.ts';
import { usePlainList } from '../../listing/use-plain-list.ts';
import { useCan } from '../../session/use-session.ts';
import { usersHref, usersQuery } from './users.location.ts';

/** The people that an address asks for. */
export function useUsers(location: PlainLocation) {
  const client = useClient();
  const read = useCallback((asked: PlainLocation) => userQueries(client).list(usersQuery(asked)), [client]);
  const permitted = useCan()(Permission.userManagement);
  return usePlainList({ location, read, hrefOf: usersHref, permitted, noun: 'user' });
}
