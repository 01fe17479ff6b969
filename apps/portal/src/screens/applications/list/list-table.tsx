import { Permission, type ApplicationRow } from '@portal/api/contract';
import { DataGrid, nextSort, type GridSort } from '@portal/ui/data-grid';
import { useCallback, useMemo, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { hrefs } from '../../../app/paths.ts';
import { useCan } from '../../../session/use-session.ts';
import { columnsToCome, gridColumns } from './columns.tsx';
import { changedList, listHref, type ListLocation } from './list.location.ts';
import type { ApplicationList } from './use-application-list.ts';
import { useListAnnouncement } from './use-list-announcement.ts';
import { useRowEditing } from '../editing/use-row-editing.tsx';
import { rowId, rowLabel, rowMenuLabel, useRowMenu } from './use-row-menu.ts';
import { useScrollMemory } from './use-scroll-memory.ts';
import { linkFromList } from './list-links.tsx';
import { ListPager } from './list-pager.tsx';

export interface ListTableProps {
  location: ListLocation;
  list: ApplicationList;
  rows: readonly ApplicationRow[];
  /** Where the focus goes when a row is gone. */
  region: RefObject<HTMLElement | null>;
  selection: ReadonlySet<string>;
  onSelect: (selection: ReadonlySet<string>) => void;
  onCancel: (row: ApplicationRow) => void;
}

const sortOf = ({ sortBy, sortType }: ListLocation): GridSort | undefined =>
  sortBy === 'ID' ? undefined : { key: sortBy, direction: sortType };

export function ListTable({ location, list, rows, region, selection, onSelect, onCancel }: ListTableProps) {
  const navigate = useNavigate();
  const selectable = useCan()(Permission.cancelApp);
  const { scope } = location;
  const address = listHref(location);
  const { assign, label, dialogs } = useRowEditing();
  const columns = useMemo(
    () => (list.columns ? gridColumns(list.columns, { assign, label }) : columnsToCome),
    [list.columns, assign, label],
  );
  const announcement = useListAnnouncement(location, list, columns);
  const rowMenuItems = useRowMenu(scope, onCancel);
  useScrollMemory(region, rows.length > 0);

  const rowHref = useCallback((row: ApplicationRow) => hrefs.application(row.ApplicationID, scope), [scope]);
  const renderRowLink = useMemo(() => linkFromList(address), [address]);
  const open = (row: ApplicationRow) => void navigate(rowHref(row), { state: { list: address } });
  const sort = (key: string) => {
    const next = nextSort(sortOf(location), key);
    const sortBy = columns.find((column) => column.sortKey === key)?.sortKey;
    if (sortBy) void navigate(listHref(changedList(location, { sortBy, sortType: next.direction })));
  };
  const editCell = (action: string, row: ApplicationRow) => {
    if (action === 'assign') assign?.(row);
    else label?.(row);
  };

  return (
    <>
      <DataGrid
        label="Applications table"
        columns={columns}
        rows={rows}
        rowId={rowId}
        {...(selectable && { selection, onSelectionChange: onSelect, rowLabel })}
        sort={sortOf(location)}
        onSortChange={sort}
        onOpenRow={open}
        onCellAction={editCell}
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
            <ListPager
              location={location}
              list={list}
              note={selection.size > 0 && `${selection.size} selected`}
            />
          )
        }
      />
      {dialogs}
    </>
  );
}

function stateOf({ loading, failed }: ApplicationList): 'loading' | 'failed' | 'ready' {
  if (loading) return 'loading';
  return failed ? 'failed' : 'ready';
}
