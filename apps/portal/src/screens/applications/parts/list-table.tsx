import { actionState, isStatus, Permission, type ApplicationRow } from '@portal/api/contract';
import { DataGrid, nextSort, type GridSort } from '@portal/ui/data-grid';
import type { MenuItem } from '@portal/ui/menu';
import { Pagination } from '@portal/ui/pagination';
import { Ban, ExternalLink } from 'lucide-react';
import { useCallback, useMemo, useState, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { hrefs } from '../../../app/paths.ts';
import { routerLink } from '../../../app/router-link.tsx';
import { useCan, useUser } from '../../../session/use-session.ts';
import { columnsToCome, gridColumns } from '../columns.tsx';
import { listAnnouncement } from '../list-announcement.ts';
import { changedList, listHref, questionOf, type ListLocation } from '../list.location.ts';
import type { ApplicationList } from '../use-application-list.ts';
import { useScrollMemory } from '../use-scroll-memory.ts';
import { preloadCancelDialog } from './lazy-cancel-dialog.tsx';
import { linkFromList } from './list-links.tsx';

interface ListTableProps {
  location: ListLocation;
  list: ApplicationList;
  rows: readonly ApplicationRow[];
  /** The scrolling region, which gets the focus when a row is gone. */
  region: RefObject<HTMLElement | null>;
  selection: ReadonlySet<string>;
  onSelect: (selection: ReadonlySet<string>) => void;
  onCancel: (row: ApplicationRow) => void;
}

const rowId = (row: ApplicationRow) => row.ApplicationGuid;
const rowLabel = (row: ApplicationRow) => `Select application ${row.ApplicationID}`;
const rowMenuLabel = (row: ApplicationRow) => `Row menu for application ${row.ApplicationID}`;

const sortOf = ({ sortBy, sortType }: ListLocation): GridSort | undefined =>
  sortBy === 'ID' ? undefined : { key: sortBy, direction: sortType };

export function ListTable({ location, list, rows, region, selection, onSelect, onCancel }: ListTableProps) {
  const navigate = useNavigate();
  const selectable = useCan()(Permission.cancelApp);
  const { claims } = useUser();
  const { scope } = location;
  const address = listHref(location);
  const columns = useMemo(() => (list.columns ? gridColumns(list.columns) : columnsToCome), [list.columns]);
  const announcement = useAnnouncement(location, list, columns);
  useScrollMemory(region, rows.length > 0);

  const rowHref = useCallback((row: ApplicationRow) => hrefs.application(row.ApplicationID, scope), [scope]);
  const renderRowLink = useMemo(() => linkFromList(address), [address]);
  const open = (row: ApplicationRow) => void navigate(rowHref(row), { state: { list: address } });
  const sort = (key: string) => {
    const next = nextSort(sortOf(location), key);
    const sortBy = columns.find((column) => column.sortKey === key)?.sortKey;
    if (sortBy) void navigate(listHref(changedList(location, { sortBy, sortType: next.direction })));
  };
  const rowMenuItems = (row: ApplicationRow): readonly MenuItem[] => {
    preloadCancelDialog();
    const facts = { ...row, IsComplete: isStatus(row.Status, 'Complete') };
    return [
      {
        id: 'open',
        label: 'Open in New Tab',
        icon: ExternalLink,
        href: rowHref(row),
        target: '_blank',
      },
      ...(actionState('cancel', facts, claims).available
        ? [
            {
              id: 'cancel',
              label: 'Cancel Application',
              icon: Ban,
              tone: 'danger' as const,
              onSelect: () => onCancel(row),
            },
          ]
        : []),
    ];
  };

  return (
    <DataGrid
      label="Applications table"
      columns={columns}
      rows={rows}
      rowId={rowId}
      {...(selectable && { selection, onSelectionChange: onSelect, rowLabel })}
      sort={sortOf(location)}
      onSortChange={sort}
      onOpenRow={open}
      rowHref={rowHref}
      renderRowLink={renderRowLink}
      rowMenuLabel={rowMenuLabel}
      rowMenuItems={rowMenuItems}
      state={stateOf(list)}
      busy={list.stale}
      onRetry={list.refresh}
      announcement={announcement}
      regionRef={region}
      footer={
        rows.length > 0 && (
          <Pagination
            page={location.page}
            pageSize={location.rowsPerPage}
            total={list.reply?.TotalRows ?? 0}
            hrefFor={(page) => listHref(changedList(location, { page }))}
            onIntent={list.prefetch}
            renderLink={routerLink}
            note={selection.size > 0 && `${selection.size} selected`}
          />
        )
      }
    />
  );
}

function stateOf({ loading, failed }: ApplicationList): 'loading' | 'failed' | 'ready' {
  if (loading) return 'loading';
  return failed ? 'failed' : 'ready';
}

/** Speaks once somebody has asked otherwise; the first list speaks for itself. */
function useAnnouncement(
  location: ListLocation,
  { reply, stale }: ApplicationList,
  columns: ReturnType<typeof gridColumns>,
): string {
  const question = questionOf(location);
  const [first] = useState(question);
  const [moved, setMoved] = useState(false);
  if (!moved && question !== first) setMoved(true);
  if (!moved || stale || !reply) return '';
  const heading = columns.find(({ sortKey }) => sortKey === location.sortBy)?.header;
  return listAnnouncement(location, reply.TotalRows, reply.MaxPage, heading);
}
