import {
  can,
  findTextMaximum,
  findTextMinimum,
  listClaims,
  Permission,
  recordIn,
} from '@portal/api/contract';
import { findQueries } from '@portal/api/queries';
import { useDebounced } from '@portal/ui/behaviours';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../base/services.tsx';
import { useFeatures, useUser } from '../session/use-session.ts';

/** Milliseconds after the last key until the text is searched. */
const searchDelay = 150;

const searchable = [
  ...listClaims.all,
  listClaims.my,
  Permission.userManagement,
  Permission.companyVerification,
  Permission.individualEntityVerification,
];

/** Searches the records that a text names, or that contain it. */
export function useFound(text: string) {
  const client = useClient();
  const { claims } = useUser();
  const has = useFeatures();
  const record = recordIn(text);
  const wanted = (record ?? text.trim().slice(0, findTextMaximum)).trim();
  const searched = useDebounced(wanted, searchDelay);
  const permitted = has('Search') && can(claims, searchable) && wanted.length >= findTextMinimum;
  const isCurrent = permitted && wanted === searched;
  const search = useQuery({ ...findQueries(client).matching(searched), enabled: isCurrent });
  return {
    /** The text that was searched. */
    text: wanted,
    record,
    found: isCurrent && !search.isFetching ? search.data : undefined,
    isWaiting: permitted && (!isCurrent || search.isFetching),
    retry: isCurrent && search.isError && !search.isFetching ? () => void search.refetch() : undefined,
  };
}
