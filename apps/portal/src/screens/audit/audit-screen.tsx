import { auditKindNames, auditKindText, type AuditLine } from '@portal/api/contract';
import { auditQueries, configurationQueries } from '@portal/api/queries';
import { Loader } from '@portal/ui/loader';
import { MenuButton } from '@portal/ui/menu';
import { PageHeader } from '@portal/ui/page-header';
import { download } from '@portal/ui/safe';
import { SelectControl } from '@portal/ui/select';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { hrefs } from '../../app/paths.ts';
import { useClient } from '../../app/services.tsx';
import { ClearFilter } from '../../listing/clear-filter.tsx';
import { useListExport } from '../../listing/export/use-list-export.tsx';
import { lastPageBefore } from '../../listing/last-page.ts';
import { useListAnnouncement } from '../../listing/list-announcement.ts';
import { ListTable } from '../../listing/list-table.tsx';
import { ListToolbar } from '../../listing/list-toolbar.tsx';
import { askedOtherwise } from '../../listing/plain.location.ts';
import { RefreshButton } from '../../listing/refresh-button.tsx';
import { Page } from '../../shell/page.tsx';
import { auditColumns } from './audit-columns.tsx';
import { auditExportQuery, auditHref, periodChoices, type AuditLocation } from './audit.location.ts';
import { useAudit } from './use-audit.ts';

const noLines: readonly AuditLine[] = [];
const lineId = ({ AuditId }: AuditLine) => String(AuditId);

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
export function AuditScreen({ location }: { location: AuditLocation }) {
  const client = useClient();
  const navigate = useNavigate();
  const dateFormat = useQuery(configurationQueries(client).custom()).data?.DefaultDateFormat;
  const list = useAudit(location);
  const region = useRef<HTMLElement>(null);
  const columns = useMemo(() => auditColumns(dateFormat), [dateFormat]);
  const address = auditHref(location);
  const announcement = useListAnnouncement(address, list);
  const { mutateAsync: exportAll } = useMutation(auditQueries(client).export());
  const exporting = useListExport({
    permitted: true,
    question: auditHref({ ...location, page: 1 }),
    total: list.reply?.TotalRows,
    save: async (run) => {
      const { file } = await exportAll({ query: auditExportQuery(location), ...run });
      download(file, 'audit.csv');
    },
  });

  const { reply } = list;
  const lastPage = lastPageBefore(list, location.page);
  if (lastPage !== undefined) return <Navigate to={auditHref({ ...location, page: lastPage })} replace />;

  const ask = (change: Partial<AuditLocation>) => void navigate(auditHref(askedOtherwise(location, change)));
  const narrowed = location.search !== '' || location.kind !== undefined;
  return (
    <>
      <Page title="Audit" crumbs={[{ label: 'Audit', href: hrefs.audit }]} fixed />
      <PageHeader
        title="Audit"
        count={reply?.TotalRows}
        notice={exporting.notice}
        actions={
          <>
            {exporting.beside}
            <MenuButton label="Action" items={[...exporting.items]} />
          </>
        }
      />
      <ListToolbar
        searchLabel="Search by person or application number"
        search={location.search}
        onSearch={(search) => ask({ search })}
        list={list}
        start={
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
        }
        end={<RefreshButton list={list} />}
      >
        {narrowed && (
          <ClearFilter to={auditHref(askedOtherwise(location, { search: '', kind: undefined }))} />
        )}
      </ListToolbar>
      {list.loading ? (
        <Loader text="Loading audit..." />
      ) : (
        <ListTable
          label="Audit table"
          list={list}
          address={address}
          place={list.place}
          region={region}
          columns={columns}
          rows={reply?.Lines ?? noLines}
          rowId={lineId}
          emptyText={narrowed ? 'No Results.' : 'Nothing was written down in this time.'}
          announcement={announcement}
        />
      )}
      {exporting.below}
    </>
  );
}
