import { useMemo } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { hrefs } from '../../app/paths.ts';
import { AuditScreen } from './audit-screen.tsx';
import { parseAuditLocation } from './audit.location.ts';

export function AuditRoute() {
  const { pageNo } = useParams();
  const [query] = useSearchParams();
  const location = useMemo(() => parseAuditLocation(pageNo, query), [pageNo, query]);
  return location ? <AuditScreen location={location} /> : <Navigate to={hrefs.home} replace />;
}
