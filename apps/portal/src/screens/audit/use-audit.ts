import { Permission } from '@portal/api/contract';
import { auditQueries } from '@portal/api/queries';
import { useCallback } from 'react';
import { useClient } from '../../app/services.tsx';
import { usePlainList } from '../../listing/use-plain-list.ts';
import { useCan } from '../../session/use-session.ts';
import { auditHref, auditQuery, type AuditLocation } from './audit.location.ts';

/** The lines that an address asks for. */
export function useAudit(location: AuditLocation) {
  const client = useClient();
  const read = useCallback((asked: AuditLocation) => auditQueries(client).list(auditQuery(asked)), [client]);
  const permitted = useCan()(Permission.admin);
  return usePlainList({ location, read, hrefOf: auditHref, permitted, noun: 'line' });
}
