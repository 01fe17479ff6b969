import { useMemo } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { hrefs } from '../../app/paths.ts';
import { parsePlainLocation } from '../../listing/plain.location.ts';
import { UsersScreen } from './users-screen.tsx';

export function UsersRoute() {
  const { pageNo } = useParams();
  const [query] = useSearchParams();
  const location = useMemo(() => parsePlainLocation(pageNo, query), [pageNo, query]);
  return location ? <UsersScreen location={location} /> : <Navigate to={hrefs.home} replace />;
}
