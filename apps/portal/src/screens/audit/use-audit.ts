import { Permission } from '@portal/api/contract';
import { auditQueries } from '@portal/api/queries';
import { useCallback, useMemo } from 'react';
import { useClient } from '../../app/services.tsx';
import type { AnsweredList } from '../../listing/list-announcement.ts';
import type { ListPlace } from '../../listing/list-pager.tsx';
import { useListReading } from '../../listing/use-list-reading.ts';
import { useCan } from '../../session/use-session.ts';
import { auditHref, auditQuery, changedAudit, type AuditLocation } from './audit.location.ts';

/** The lines that an address asks for, and where they stand among all. */
export function useAudit(location: AuditLocation) {
  const client = useClient();
  const readPage = useCallback(
    (page: number) => auditQueries(client).list(auditQuery({ ...location, page })),
    [client, location],
  );
  const permitted = useCan()(Permission.admin);
  const reading = useListReading({ readPage, page: location.page, permitted });
  return useMemo(() => {
    const { reply, stale } = reading;
    const { page, rowsPerPage } = location;
    const place: ListPlace = {
      page,
      rowsPerPage,
      total: reply?.TotalRows ?? 0,
      hrefFor: (turned) => auditHref(changedAudit(location, { page: turned })),
    };
    const answered: AnsweredList | undefined =
      reply && !stale ? { total: reply.TotalRows, noun: 'line', page, pages: reply.MaxPage } : undefined;
    return { ...reading, place, answered };
  }, [reading, location]);
}
