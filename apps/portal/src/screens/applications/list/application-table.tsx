import { isPermitted, listActions, rowActions, type ApplicationRow } from '@portal/api/contract';
import type { GridSort } from '@portal/ui/data-grid';
import { useCallback, useMemo, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { hrefs } from '../../../base/paths.ts';
import { ListTable } from '../../../listing/list-table.tsx';
import { useUser } from '../../../session/use-session.ts';
import { targetOf } from '../actions/action-target.ts';
import type { BeginAction } from '../actions/use-actions.tsx';
import { rowId, rowLabel, rowMenuLabel, useRowMenu } from '../actions/use-row-menu.ts';
import { placeholderColumns, gridColumns } from '../query/columns.tsx';
import { changedList, listHref, type ListLocation } from '../query/list.location.ts';
import type { ApplicationList } from '../query/use-application-list.ts';
import type { ShownColumns, TenantColumns } from '../views/column-layout.model.ts';

/** Props of both views of the list. */
export interface ListViewProps {
  location: ListLocation;
  list: ApplicationList;
  rows: readonly ApplicationRow[];
  /** Gets the focus when the focused row is removed. */
  region: RefObject<HTMLElement | null>;
  selection: ReadonlySet<string>;
  onSelect: (selection: ReadonlySet<string>) => void;
  onBegin: BeginAction;
  /** Announced to screen readers when it changes. */
  announcement: string;
}

/** The sort order of the list and its change handler, for both views. */
export function useOrder(location: ListLocation, columns: ReturnType<typeof gridColumns>) {
  const navigate = useNavigate();
  const sort = sortOf(location);
  return {
    sort,
    onSortChange: ({ key, direction }: GridSort) => {
      const sortBy = columns.find((column) => column.sortKey === key)?.sortKey;
      if (sortBy) void navigate(listHref(changedList(location, { sortBy, sortType: direction })));
    },
  };
}

const sortOf = ({ sortBy, sortType }: ListLocation): GridSort | undefined =>
  sortBy === 'ID' ? undefined : { key: sortBy, direction: sortType };

/** Actions that a table cell can begin. */
const cellActions = ['assignee', 'label'] as const satisfies readonly (keyof typeof rowActions)[];

/** Returns the columns that a person has chosen of those of the tenant. */
export type ColumnArrangement = (columns: TenantColumns) => ShownColumns;

export interface ApplicationTableProps extends ListViewProps {
  /** Default: the columns of the tenant. */
  arrange?: ColumnArrangement | undefined;
}

export function ApplicationTable({
  location,
  list,
  rows,
  region,
  selection,
  onSelect,
  onBegin,
  announcement,
  arrange,
}: ApplicationTableProps) {
  const { claims } = useUser();
  const selectable = isPermitted(listActions.cancel, claims);
  const { scope } = location;
  const columns = useMemo(() => {
    const editable = cellActions.filter((action) => isPermitted(rowActions[action], claims));
    if (!list.columns) return placeholderColumns;
    return gridColumns(arrange ? arrange(list.columns) : list.columns, editable);
  }, [list.columns, arrange, claims]);
  const rowMenuItems = useRowMenu(scope, onBegin);
  const rowHref = useCallback((row: ApplicationRow) => hrefs.application(row.ApplicationID, scope), [scope]);
  const order = useOrder(location, columns);
  const editCell = (action: string, row: ApplicationRow) => {
    const begun = cellActions.find((one) => one === action);
    if (begun) onBegin(begun, targetOf(row));
  };

  return (
    <ListTable
      label="Applications table"
      list={list}
      address={listHref(location)}
      position={list.position}
      note={selection.size > 0 && `${selection.size} selected`}
      region={region}
      columns={columns}
      rows={rows}
      rowId={rowId}
      {...(selectable && { selection, onSelectionChange: onSelect, rowLabel })}
      {...order}
      onCellAction={editCell}
      rowHref={rowHref}
      rowMenuLabel={rowMenuLabel}
      rowMenuItems={rowMenuItems}
      announcement={list.refreshing || !selection.size ? announcement : `Rows selected: ${selection.size}`}
    />
  );
}
