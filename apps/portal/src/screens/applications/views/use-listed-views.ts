import { viewQueries } from '@portal/api/queries';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useClient } from '../../../base/services.tsx';
import { keepDefaultViews } from '../../../kept/default-views.ts';
import { useUser } from '../../../session/use-session.ts';

/** All views that the reader may open. Keeps their default views in this browser (VIEWS-046). */
export function useListedViews(options: { readonly enabled: boolean; readonly staleTime?: number }) {
  const user = useUser();
  const views = useQuery({ ...viewQueries(useClient()).views(), ...options });
  const listed = views.data;
  useEffect(() => {
    if (listed) keepDefaultViews(user, listed);
  }, [user, listed]);
  return views;
}
