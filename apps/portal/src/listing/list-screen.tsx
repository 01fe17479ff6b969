import { can, type Claim } from '@portal/api/contract';
import {
  configurationQueries,
  listQueries,
  pageQueryOf,
  type ListEndpoints,
  type ListReply,
} from '@portal/api/queries';
import type { BreadcrumbItem } from '@portal/ui/breadcrumb';
import { LinkButton } from '@portal/ui/button';
import type { DataGridColumn } from '@portal/ui/data-grid';
import { download } from '@portal/ui/safe';
import { SelectControl } from '@portal/ui/select';
import { useMutation, useQuery } from '@tanstack/react-query';
import { X } from 'lucide';
import { useCallback, useMemo, useRef, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router';
import { prefetchQuery, type Opening } from '../base/lazy-screen.tsx';
import { hrefs } from '../base/paths.ts';
import { Link } from '../base/portal-link.tsx';
import { useClient } from '../base/services.tsx';
import { useCan, useUser } from '../session/use-session.ts';
import { useListExport } from './export/use-list-export.tsx';
import { lastPageBefore } from './last-page.ts';
import { choicesOf, textOfChoice, type Choice, type ListAddress, type ListLocation } from './list-address.ts';
import { useListAnnouncement } from './list-announcement.ts';
import { ListPage, type ListPageProps } from './list-page.tsx';
import { ListTable, type ListTableProps } from './list-table.tsx';
import { UnreadableFilters } from './unreadable-filters.tsx';
import { useListReading } from './use-list-reading.ts';

/** The viewer of a list, and the date format of their tenant. */
export interface Viewer {
  readonly claims: readonly string[];
  /** Id of the signed-in user. */
  readonly globalId: string | undefined;
  /** The configured date format, if any. */
  readonly dateFormat: string | null | undefined;
}

/** Optional parts of a list next to rows and filters. */
export interface ListExtras<Row extends object>
  extends
    Pick<ListTableProps<Row>, 'onCellAction' | 'rowMenuLabel' | 'rowMenuItems'>,
    Pick<ListPageProps, 'actions' | 'above'> {
  readonly dialogs?: ReactNode;
}

/** Everything that is specific to one list. */
export interface ListDeclaration<
  Location extends ListLocation,
  Row extends object,
  Query extends object,
  Reply extends ListReply,
>
  extends
    ListEndpoints<Query, Reply>,
    Pick<ListPageProps, 'title' | 'searchLabel' | 'loadingText' | 'refreshable'> {
  readonly crumbs?: readonly BreadcrumbItem[];
  /** Singular noun of a row, such as `user`; an s forms the plural. */
  readonly noun: string;
  /** Shown if the list is empty without a filter. */
  readonly emptyText: string;
  /** Name of the exported file. */
  readonly fileName: string;
  readonly address: ListAddress<Location>;
  /** The query for an address, without its page. */
  readonly queryOf: (location: Location) => Partial<Query>;
  readonly rowsOf: (reply: Reply) => readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly columnsFor: (viewer: Viewer) => readonly DataGridColumn<Row>[];
  /** Row menu, actions and dialogs, with the state that they need. */
  readonly useExtras?: (viewer: Viewer) => ListExtras<Row>;
}

const noRows: readonly never[] = [];
const noExtras = () => ({});

/** The screen of a declared list. An address that the list cannot read redirects to the start page. */
export function listScreen<
  L extends ListLocation,
  Row extends object,
  Query extends object,
  Reply extends ListReply,
>(declared: ListDeclaration<L, Row, Query, Reply>) {
  const { address, queryOf, noun, columnsFor, useExtras = noExtras } = declared;
  const { href } = address;
  const choices: Readonly<Record<string, Choice>> = address.choices;
  const queryAt = (location: L, page: number) => ({
    ...queryOf(location),
    ...pageQueryOf(page, location.rowsPerPage),
  });

  function ListScreen() {
    const { page } = useParams();
    const { search } = useLocation();
    const location = useMemo(() => address.parse(page, new URLSearchParams(search)), [page, search]);
    return location ? <DeclaredList location={location} /> : <Navigate to={hrefs.home} replace />;
  }
  ListScreen.prefetch = (opening: Opening) => {
    const { client, user, params, search } = opening;
    const location = address.parse(params['page'], search);
    if (!location || !can(user.claims, declared.list.needs as Claim)) return;
    prefetchQuery(opening, listQueries(client, declared).page(queryAt(location, location.page)));
  };

  function DeclaredList({ location }: { readonly location: L }) {
    const navigate = useNavigate();
    const viewer = useViewer();
    const columns = useMemo(() => columnsFor(viewer), [viewer]);
    const { dialogs, actions, above, ...table }: ListExtras<Row> = useExtras(viewer);
    const { list, announcement, exporting } = useDeclaredList(location);
    const region = useRef<HTMLElement>(null);
    const { reply } = list;

    const lastPage = lastPageBefore(list, location.page);
    if (lastPage !== undefined) return <Navigate to={href({ ...location, page: lastPage })} replace />;

    const change = (changed: Partial<L>) => void navigate(href(address.changed(location, changed)));
    const filtered = address.isFiltered(location);
    const { unreadable } = location;
    return (
      <>
        <ListPage
          title={declared.title}
          crumbs={declared.crumbs}
          searchLabel={declared.searchLabel}
          loadingText={declared.loadingText}
          refreshable={declared.refreshable}
          list={list}
          total={reply?.TotalRows}
          exporting={exporting}
          actions={actions}
          search={location.search}
          onSearch={(search) => change({ search } as Partial<L>)}
          start={choiceControls(choices, location, change)}
          filters={filtered && <ClearFilter href={href(address.cleared(location))} />}
          above={
            <>
              {unreadable && (
                <UnreadableFilters
                  names={Object.keys(unreadable).map((name) => choices[name]?.label ?? name)}
                  href={href({ ...location, unreadable: undefined })}
                  consequence={`the ${noun}s are shown without it. They cannot be exported.`}
                />
              )}
              {above}
            </>
          }
        >
          <ListTable
            {...table}
            columns={columns}
            label={`${declared.title} table`}
            list={list}
            address={href(location)}
            position={{
              page: location.page,
              pageSize: location.rowsPerPage,
              total: reply?.TotalRows ?? 0,
              hrefFor: (page) => href({ ...location, page }),
            }}
            region={region}
            rows={reply ? declared.rowsOf(reply) : noRows}
            rowId={declared.rowId}
            emptyText={filtered ? 'No Results.' : declared.emptyText}
            announcement={announcement}
          />
        </ListPage>
        {dialogs}
      </>
    );
  }

  /** Loads the page that the location names, with its announcement and the export of all pages. */
  function useDeclaredList(location: L) {
    const client = useClient();
    const queries = useMemo(() => listQueries(client, declared), [client]);
    const { page } = location;
    const readPage = useCallback(
      (turned: number) => queries.page(queryAt(location, turned)),
      [queries, location],
    );
    const list = useListReading({ readPage, page, permitted: true });
    const { reply, stale, refreshing } = list;
    const answered =
      reply && !stale ? { total: reply.TotalRows, noun, page, pages: reply.MaxPage } : undefined;
    const announcement = useListAnnouncement(href(location), { answered, refreshing });
    const { mutateAsync } = useMutation(queries.export());
    const exporting = useListExport({
      permitted: useCan()(declared.exported.needs as Claim) && !location.unreadable,
      queryId: href({ ...location, page: 1 }),
      total: reply?.TotalRows,
      save: async (run) =>
        download((await mutateAsync({ query: queryOf(location), ...run })).file, declared.fileName),
    });
    return { list, announcement, exporting };
  }

  return ListScreen;
}

function useViewer(): Viewer {
  const { claims, globalId } = useUser();
  const dateFormat = useQuery(configurationQueries(useClient()).custom()).data?.DefaultDateFormat;
  return useMemo(() => ({ claims, globalId, dateFormat }), [claims, globalId, dateFormat]);
}

/** A select for each choice of the address; undefined without any. */
function choiceControls<L extends ListLocation>(
  choices: Readonly<Record<string, Choice>>,
  location: L,
  onChange: (change: Partial<L>) => void,
): ReactNode {
  const entries = Object.entries(choices);
  if (entries.length === 0) return undefined;
  const values = choicesOf(location);
  return entries.map(([name, { label, options }]) => (
    <SelectControl
      key={name}
      aria-label={label}
      size="sm"
      options={options.map((option) => ({ value: textOfChoice(option.value), label: option.label }))}
      value={textOfChoice(values[name])}
      onValueChange={(text) => {
        const chosen = options.find(({ value }) => textOfChoice(value) === text);
        if (chosen) onChange({ [name]: chosen.value } as Partial<L>);
      }}
    />
  ));
}

const ClearFilter = ({ href }: { href: string }) => (
  <LinkButton variant="ghost" icon={X} render={<Link to={href} />}>
    Clear filter
  </LinkButton>
);
