import { isPermitted, listActions, type ApplicationRow } from '@portal/api/contract';
import { useMergedRefs, useFocusFallback } from '@portal/ui/behaviours';
import {
  DataGridBusyLine,
  DataGridFoldedHeader,
  DataGridEmpty,
  DataGridRetry,
  DataGridRowMenu,
  useDataGrid,
} from '@portal/ui/data-grid';
import { preloadMenu } from '@portal/ui/menu';
import { Suspense, useMemo, type MouseEvent } from 'react';
import { opensHere } from '../../../base/portal-link.tsx';
import { routerLink } from '../../../base/router-link.tsx';
import { useUser } from '../../../session/use-session.ts';
import { rowId, rowMenuLabel, useRowMenu } from '../actions/use-row-menu.ts';
import { EmailRow } from './email-row.tsx';
import { EmailSkeleton } from './email-skeleton.tsx';
import { useOrder, type ListViewProps } from '../list/application-table.tsx';
import { placeholderColumns, gridColumns } from '../query/columns.tsx';
import { moveAmongRows } from './move-among-rows.ts';

export interface EmailListProps extends ListViewProps {
  /** Id of the application in the pane. */
  openId: number | undefined;
  onOpenRow: (row: ApplicationRow) => void;
}

/** A plain click on a link opens the row in the pane. Any other click follows the link. */
function openByLink(
  event: MouseEvent<HTMLElement>,
  rows: readonly ApplicationRow[],
  onOpenRow: (row: ApplicationRow) => void,
) {
  const row = (event.target as Element).closest('a')?.closest<HTMLElement>('[data-position]');
  const data = rows[Number(row?.dataset['position'])];
  if (!data || !opensHere(event)) return;
  event.preventDefault();
  onOpenRow(data);
}

/** The list of rows in the email view, with the selection and the row menu of the table. */
export function EmailList({
  location,
  list,
  rows,
  region,
  selection,
  onSelect,
  onBegin,
  announcement,
  openId,
  onOpenRow,
}: EmailListProps) {
  const selectable = isPermitted(listActions.cancel, useUser().claims);
  // The rows do not render columns; the sort menu needs them.
  const columns = useMemo(
    () => (list.columns ? gridColumns(list.columns) : placeholderColumns),
    [list.columns],
  );
  const grid = useDataGrid({
    rows,
    columns,
    ...useOrder(location, columns),
    rowId,
    ...(selectable && { selection, onSelectionChange: onSelect }),
    onRowOpen: onOpenRow,
    menu: true,
  });
  // Controls such as Retry disappear when they are used: the focus then moves to the list.
  const focusFallback = useFocusFallback();
  const attachRegion = useMergedRefs<HTMLElement>(region, focusFallback);
  const rowMenuItems = useRowMenu(location.scope, onBegin);
  const rowHandlers = {
    ...grid.bodyProps,
    onClickCapture: (event: MouseEvent<HTMLElement>) => openByLink(event, rows, onOpenRow),
    onKeyDown: moveAmongRows,
    onPointerOver: preloadMenu,
  };
  const empty = !list.loading && rows.length === 0;
  return (
    <section
      ref={attachRegion}
      tabIndex={-1}
      aria-busy={list.loading || list.stale || undefined}
      className="flex flex-col focus-visible:outline-offset-[-2px]"
    >
      <div className="sticky top-0 z-sticky [--_p-fold-start:48px] [&>div>label>:first-child]:-me-1">
        {list.stale && <DataGridBusyLine />}
        <Suspense fallback={<div className="h-[44px] border-b border-border-strong bg-surface" />}>
          <DataGridFoldedHeader
            selectable={grid.selectable}
            selectAll={grid.selectAll}
            sortChoice={grid.sortChoice}
            selectAllLabel="Select all rows on this page"
            selectAllText="Select all"
            selectedText={selection.size > 0 ? `${selection.size} selected` : ''}
            disabled={rows.length === 0}
          />
        </Suspense>
      </div>
      {list.loading && <EmailSkeleton />}
      {rows.length > 0 && (
        <ul {...rowHandlers}>
          {grid.rows.map(({ id, position, data, selected, menuOpen }) => (
            <EmailRow
              key={id}
              row={data}
              position={position}
              scope={location.scope}
              open={data.ApplicationID === openId}
              selected={selected}
              menuOpen={menuOpen}
              onToggle={selectable ? grid.toggleRow : undefined}
            />
          ))}
        </ul>
      )}
      {empty && <DataGridEmpty failed={list.failed} onRetry={list.refresh} />}
      {!empty && list.failed && <DataGridRetry onRetry={list.refresh} className="border-t-0 px-4" />}
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <DataGridRowMenu grid={grid} label={rowMenuLabel} items={rowMenuItems} renderLink={routerLink} />
    </section>
  );
}
