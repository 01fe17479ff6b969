import type { ApplicationRow } from '@portal/api/contract';
import { FilterChips } from '@portal/ui/filter-chips';
import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { routerLink } from '../../../app/router-link.tsx';
import { Page } from '../../../shell/page.tsx';
import type { CancelTarget } from '../cancel/cancel.model.ts';
import { filterChipsOf } from '../filter/list-filters.ts';
import { changedList, clearedList, listHref, questionOf, type ListLocation } from './list.location.ts';
import type { OpenApplication } from '../email/open-application.model.ts';
import { LazyCancelDialog, preloadCancelDialog } from '../cancel/lazy-cancel-dialog.tsx';
import { LazyEmailView } from '../email/lazy-email-view.tsx';
import { ListHeader } from './list-header.tsx';
import { ListTable } from './list-table.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { ViewSwitch } from '../email/view-switch.tsx';
import { useApplicationList } from './use-application-list.ts';
import { useFilterNames } from '../filter/use-filter-names.ts';
import { useLateFocus } from './use-late-focus.ts';
import { useListView } from '../email/use-list-view.ts';
import { useRowSelection } from './use-row-selection.ts';

const noRows: readonly ApplicationRow[] = [];

const targetOf = ({ ApplicationGuid, ApplicationID, AccountName }: ApplicationRow): CancelTarget => ({
  guid: ApplicationGuid,
  id: ApplicationID,
  name: AccountName,
});

/** The applications that an address asks for. */
export function ListScreen({ location }: { location: ListLocation }) {
  const navigate = useNavigate();
  const list = useApplicationList(location);
  const nameOf = useFilterNames(location);
  const { view, choosable, choose } = useListView(location);
  const region = useRef<HTMLElement>(null);
  const focusRegion = useLateFocus(region);
  const [cancelling, setCancelling] = useState<readonly CancelTarget[]>();
  // Kept here, so that it returns with the email view when the window is wide again.
  const [opened, setOpened] = useState<OpenApplication>();

  const rows = list.reply?.Applications ?? noRows;
  const guids = useMemo(() => rows.map((row) => row.ApplicationGuid), [rows]);
  const { selection, select, clear } = useRowSelection(questionOf(location), guids);

  useEffect(() => {
    if (selection.size > 0) preloadCancelDialog();
  }, [selection]);

  const { refresh } = list;
  const search = useCallback(
    (text: string) => {
      if (text === location.search) refresh();
      else void navigate(listHref(changedList(location, { search: text })));
    },
    [location, navigate, refresh],
  );
  const cancelOne = useCallback((row: ApplicationRow) => setCancelling([targetOf(row)]), []);
  const cancelSelected = () =>
    setCancelling(rows.filter((row) => selection.has(row.ApplicationGuid)).map(targetOf));
  const closeCancel = (_cancelled: readonly string[], asked: boolean) => {
    setCancelling(undefined);
    if (asked) {
      clear();
      focusRegion();
    }
  };

  const { reply } = list;
  if (reply && !list.stale && reply.TotalRows > 0 && location.page > reply.MaxPage) {
    return <Navigate to={listHref({ ...location, page: reply.MaxPage })} replace />;
  }

  const shown = { location, list, rows, region, selection, onSelect: select, onCancel: cancelOne };
  return (
    <>
      <Page title="Applications" fixed />
      <ListHeader
        location={location}
        total={reply?.TotalRows}
        selected={selection.size}
        onCancelSelected={cancelSelected}
      />
      <ListToolbar
        location={location}
        onSearch={search}
        refreshing={list.refreshing}
        onRefresh={list.refresh}
        viewSwitch={choosable && <ViewSwitch value={view} onChooseView={choose} />}
      />
      <FilterChips
        filters={filterChipsOf(location, nameOf)}
        clearHref={listHref(clearedList(location))}
        renderLink={routerLink}
        className="flex-none px-gutter pb-3"
      />
      {view === 'email' ? (
        <Suspense>
          <LazyEmailView {...shown} opened={opened} onOpen={setOpened} onCancelled={clear} />
        </Suspense>
      ) : (
        <ListTable {...shown} />
      )}
      {cancelling && (
        <Suspense>
          <LazyCancelDialog applications={cancelling} open onClose={closeCancel} />
        </Suspense>
      )}
    </>
  );
}
