import { Permission, type ApplicationRow } from '@portal/api/contract';
import { Button } from '@portal/ui/button';
import { CheckboxBox } from '@portal/ui/checkbox';
import { BusyLine, useDataGrid, type DataGridColumn } from '@portal/ui/data-grid';
import { EmptyState } from '@portal/ui/empty-state';
import { Menu, preloadMenu } from '@portal/ui/menu';
import { CloudOff, RotateCcw, SearchX } from 'lucide-react';
import type { MouseEvent } from 'react';
import { routerLink } from '../../../app/router-link.tsx';
import { useCan } from '../../../session/use-session.ts';
import { rowId, rowMenuLabel, useRowMenu } from '../actions/use-row-menu.ts';
import { EmailRow } from './email-row.tsx';
import { EmailSkeleton } from './email-skeleton.tsx';
import type { ListViewProps } from '../list/application-table.tsx';
import { moveAmongRows } from './move-among-rows.ts';

export interface EmailListProps extends ListViewProps {
  /** Number of the application in the pane. */
  openId: number | undefined;
  onOpenRow: (row: ApplicationRow) => void;
}

const noColumns: readonly DataGridColumn<ApplicationRow>[] = [];

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The rows in a column of their own: the same selection and row menu as in the table. */
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
  const selectable = useCan()(Permission.cancelApp);
  const grid = useDataGrid({
    rows,
    columns: noColumns,
    rowId,
    ...(selectable && { selection, onSelectionChange: onSelect }),
    onOpenRow,
    menu: true,
  });
  const rowMenuItems = useRowMenu(location.scope, onBegin);
  const openByLink = (event: MouseEvent<HTMLElement>) => {
    const row = (event.target as Element).closest('a')?.closest<HTMLElement>('[data-position]');
    const data = rows[Number(row?.dataset['position'])];
    if (!data || !isPlain(event)) return;
    // Before the link hears of it: a plain click opens beside the list, any other leads to the page of its own.
    event.preventDefault();
    onOpenRow(data);
  };
  const retry = list.failed && (
    <Button icon={RotateCcw} onClick={list.refresh}>
      Retry
    </Button>
  );
  const rowHandlers = {
    ...grid.bodyProps,
    onClickCapture: openByLink,
    onKeyDown: moveAmongRows,
    onPointerOver: preloadMenu,
  };
  const empty = !list.loading && rows.length === 0;
  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-busy={list.loading || list.stale || undefined}
      className="flex flex-col focus-visible:outline-offset-[-2px]"
    >
      <div className="sticky top-0 z-sticky">
        {list.stale && <BusyLine />}
        {selectable && (
          <div className="flex h-head items-center gap-3 border-b border-border-strong bg-surface px-4">
            <CheckboxBox
              {...grid.selectAll}
              aria-label="Select all rows on this page"
              disabled={rows.length === 0}
            />
            {selection.size > 0 && (
              <span className="text-xs font-medium tabular-nums">{selection.size} selected</span>
            )}
          </div>
        )}
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
      {empty && (
        <EmptyState
          icon={list.failed ? CloudOff : SearchX}
          tone={list.failed ? 'danger' : 'neutral'}
          title="No Results."
          action={retry}
        />
      )}
      {!empty && retry && <div className="flex justify-end px-4 py-1.5">{retry}</div>}
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {grid.menu && (
        <Menu
          open
          onClose={grid.closeMenu}
          anchor={grid.menu.anchor}
          openedBy={grid.menu.openedBy}
          label={rowMenuLabel(grid.menu.row)}
          items={rowMenuItems(grid.menu.row)}
          renderLink={routerLink}
        />
      )}
    </section>
  );
}
