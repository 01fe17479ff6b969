import type { ApplicationRow } from '@portal/api/contract';
import { listEndpoint } from '@portal/api/queries';
import { lazyWithPreload } from '@portal/ui/behaviours';
import { FilterChips } from '@portal/ui/filter-chips';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { useLazyModule } from '../../../base/lazy-module.ts';
import { keyOf, useSingleKeys } from '../../../base/single-keys.ts';
import { routerLink } from '../../../base/router-link.tsx';
import { lastPageBefore } from '../../../listing/last-page.ts';
import { useListAnnouncement } from '../../../listing/list-announcement.ts';
import { ListPage } from '../../../listing/list-page.tsx';
import { usePageActions } from '../../../page/page-actions.ts';
import { useLateFocus } from '../../../listing/use-late-focus.ts';
import { useRowIntent } from '../../../listing/use-row-intent.ts';
import { useRowSelection } from '../../../listing/use-row-selection.ts';
import { useUser } from '../../../session/use-session.ts';
import { targetOf } from '../actions/action-target.ts';
import { rowEntries } from '../actions/row-entries.ts';
import { useActions } from '../actions/use-actions.tsx';
import type { OpenApplication } from '../email/open-application.model.ts';
import { useListView } from '../email/use-list-view.ts';
import { EmailView, ViewSwitch } from '../email/view-switch.tsx';
import { FilterButton } from '../filter/filter-button.tsx';
import { filterChipsOf } from '../query/filter-chips.ts';
import { useFilterNames } from '../query/filter-lookups.ts';
import { changedList, clearedList, isUnreadable, listHref, queryIdOf } from '../query/list.location.ts';
import { useApplicationList } from '../query/use-application-list.ts';
import { listArrangement } from '../views/lazy-list-arrangement.ts';
import { ApplicationTable } from './application-table.tsx';
import type { OpenedList } from './opened-list.ts';
import { loadListWork } from './lazy-list-work.ts';
import { useListHeader } from './use-list-header.tsx';

const UnreadableFilters = lazyWithPreload(
  async () => (await import('../filter/unreadable-filters.tsx')).UnreadableApplicationFilters,
);

const noRows: readonly ApplicationRow[] = [];

export type ListScreenProps = Omit<OpenedList, 'of'>;

export function ListScreen({ location, openView, waitsFor, notices }: ListScreenProps) {
  const navigate = useNavigate();
  const tellsKeys = useSingleKeys();
  const list = useApplicationList(location, waitsFor);
  const nameOf = useFilterNames(location.filters);
  const { view, choosable, choose } = useListView(location, openView !== undefined);
  const rowIntent = useRowIntent();
  const region = useRef<HTMLElement>(null);
  const focusRegion = useLateFocus(region);
  // Kept here, so that it survives while a narrow window hides the email view.
  const [opened, setOpened] = useState<OpenApplication>();

  const { cols } = location;
  const arrangement = useLazyModule(listArrangement, openView !== undefined || cols !== undefined);
  const arrange = useMemo(() => cols && arrangement?.arrangementOf(cols), [cols, arrangement]);

  const { columns } = list;
  const resizeColumn =
    arrangement && columns
      ? (id: string, width: number | undefined) =>
          void navigate(arrangement.resizedHref(location, columns, id, width))
      : undefined;

  const { reply } = list;
  const rows = reply?.Applications ?? noRows;
  const guids = useMemo(() => rows.map((row) => row.ApplicationGuid), [rows]);
  const query = queryIdOf(location);
  const { selection, select, clear } = useRowSelection(query, guids);
  const announcement = useListAnnouncement(query, list);
  const { begin, dialog } = useActions(rowEntries, (action, { asked }) => {
    if (action !== 'cancel' || !asked) return;
    clear();
    focusRegion();
  });

  useEffect(() => {
    if (selection.size > 0) rowEntries.cancel.dialog.preload();
  }, [selection]);

  const selected = rows.filter((row) => selection.has(row.ApplicationGuid));
  const { claims } = useUser();
  usePageActions({
    facts: listEndpoint(location.scope),
    read: async (focused, isKey) =>
      (await loadListWork()).rowActionGroup({
        scope: location.scope,
        rows,
        selected: isKey ? [] : selected,
        claims,
        begin,
        focused,
      }),
  });
  const header = useListHeader({
    location,
    total: reply?.TotalRows,
    selected: selected.length,
    onCancelSelected: () => begin('cancel', ...selected.map((row) => targetOf(row))),
  });

  const lastPage = lastPageBefore(list, location.page);
  if (lastPage !== undefined) return <Navigate to={listHref({ ...location, page: lastPage })} replace />;

  const chips = (
    <FilterChips
      filters={filterChipsOf(location, nameOf)}
      clearHref={listHref(clearedList(location))}
      renderLink={routerLink}
      className="flex-none px-gutter pb-3"
    />
  );
  const shown = { location, list, rows, region, selection, onSelect: select, onBegin: begin, announcement };
  return (
    <>
      <ListPage
        {...header}
        list={list}
        searchLabel="Search applications"
        searchKey={tellsKeys ? keyOf.search : undefined}
        search={location.search}
        onSearch={(search) => void navigate(listHref(changedList(location, { search })))}
        filters={
          <>
            <FilterButton location={location} />
            {arrangement ? (
              <arrangement.ViewsButton location={location} openView={openView} />
            ) : (
              <span className="w-control-sm" />
            )}
          </>
        }
        end={
          <>
            {arrangement ? (
              <arrangement.ColumnsButton location={location} />
            ) : (
              <span className="w-control-sm max-md:hidden" />
            )}
            {choosable && <ViewSwitch value={view} onChooseView={choose} />}
          </>
        }
        refreshable
        above={
          <>
            {(openView || cols) && arrangement ? (
              <arrangement.ListChanges location={location} openView={openView} region={region}>
                {chips}
              </arrangement.ListChanges>
            ) : (
              chips
            )}
            {isUnreadable(location) && <UnreadableFilters location={location} />}
            {notices}
          </>
        }
      >
        <div {...rowIntent} className="contents">
          {view === 'email' ? (
            <EmailView {...shown} opened={opened} onOpen={setOpened} onCancelled={clear} />
          ) : (
            <ApplicationTable {...shown} arrange={arrange || undefined} onColumnResize={resizeColumn} />
          )}
        </div>
      </ListPage>
      {dialog}
    </>
  );
}
