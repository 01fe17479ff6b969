import {
  auditKindNames,
  auditKindText,
  Permission,
  type AuditLine,
  type listAudit,
  type Reply,
} from '@portal/api/contract';
import { auditQueries, configurationQueries } from '@portal/api/queries';
import { SelectControl } from '@portal/ui/select';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { hrefs } from '../../app/paths.ts';
import { useClient } from '../../app/services.tsx';
import { PlainListPage, plainListRoute, type PlainList } from '../../listing/plain-list-page.tsx';
import { useCan } from '../../session/use-session.ts';
import { Page } from '../../shell/page.tsx';
import { auditColumns } from './audit-columns.tsx';
import {
  auditExportQuery,
  auditHref,
  auditQuery,
  parseAuditLocation,
  periodChoices,
  type AuditLocation,
} from './audit.location.ts';

const list: PlainList<AuditLocation, AuditLine, Reply<typeof listAudit>> = {
  title: 'Audit',
  noun: 'line',
  tableLabel: 'Audit table',
  searchLabel: 'Search by person or application number',
  loadingText: 'Loading audit...',
  emptyText: 'Nothing was written down in this time.',
  fileName: 'audit.csv',
  unnarrowed: { search: '', kind: undefined },
  hrefOf: auditHref,
  rowsOf: ({ Lines }) => Lines,
  rowId: ({ AuditId }) => String(AuditId),
};

const everything = 'everything';
const kindOptions = [
  { value: everything, label: 'Everything' },
  ...auditKindNames
    .map((value) => ({ value, label: auditKindText(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label)),
];
const periodText = (days: number): string => {
  if (days === 0) return 'All that is kept';
  return days === 1 ? 'Last 24 hours' : `Last ${days} days`;
};
const periodOptions = periodChoices.map((days) => ({ value: String(days), label: periodText(days) }));

/** Who did what in the tenant, newest first, for whoever administers it. */
function AuditScreen({ location }: { location: AuditLocation }) {
  const client = useClient();
  const permitted = useCan()(Permission.admin);
  const read = useCallback((asked: AuditLocation) => auditQueries(client).list(auditQuery(asked)), [client]);
  const dateFormat = useQuery(configurationQueries(client).custom()).data?.DefaultDateFormat;
  const columns = useMemo(() => auditColumns(dateFormat), [dateFormat]);
  const { mutateAsync: exportAll } = useMutation(auditQueries(client).export());
  return (
    <>
      <Page title="Audit" crumbs={[{ label: 'Audit', href: hrefs.audit }]} fixed />
      <PlainListPage
        list={list}
        location={location}
        read={read}
        permitted={permitted}
        exportAll={(run) => exportAll({ query: auditExportQuery(location), ...run })}
        columns={columns}
        refreshable
        questions={(ask) => (
          <>
            <SelectControl
              aria-label="What happened"
              size="sm"
              options={kindOptions}
              value={location.kind ?? everything}
              onChangeValue={(kind) => ask({ kind: auditKindNames.find((name) => name === kind) })}
            />
            <SelectControl
              aria-label="Period"
              size="sm"
              options={periodOptions}
              value={String(location.days)}
              onChangeValue={(days) => ask({ days: Number(days) })}
            />
          </>
        )}
      />
    </>
  );
}

export const AuditRoute = plainListRoute(parseAuditLocation, AuditScreen);
