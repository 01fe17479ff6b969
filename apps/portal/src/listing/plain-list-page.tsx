import { buttonLook } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { Loader } from '@portal/ui/loader';
import { MenuButton } from '@portal/ui/menu';
import { PageHeader } from '@portal/ui/page-header';
import { download } from '@portal/ui/safe';
import { X } from 'lucide-react';
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, type ComponentType, type ReactNode } from 'react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router';
import { hrefs } from '../app/paths.ts';
import { Link } from '../app/portal-link.tsx';
import { useListExport, type ExportRun } from './export/use-list-export.tsx';
import { lastPageBefore } from './last-page.ts';
import { useListAnnouncement } from './list-announcement.ts';
import { ListTable, type ListTableProps } from './list-table.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { askedOtherwise, type PlainLocation } from './plain.location.ts';
import { RefreshButton } from './refresh-button.tsx';
import { useListReading } from './use-list-reading.ts';

interface PlainReply {
  readonly TotalRows: number;
  readonly MaxPage: number;
}

/** What is always the same of one list. */
export interface PlainList<Location extends PlainLocation, Row extends object, Reply> {
  readonly title: string;
  /** What is counted, such as `user`; its plural is made by an s. */
  readonly noun: string;
  readonly tableLabel: string;
  readonly searchLabel: string;
  readonly loadingText: string;
  /** Said where nothing narrows the list and it is empty. */
  readonly emptyText: string;
  readonly fileName: string;
  /** What narrows the list, and how it is where it does not. */
  readonly unnarrowed: Partial<Location>;
  readonly hrefOf: (location: Location) => string;
  readonly rowsOf: (reply: Reply) => readonly Row[];
  readonly rowId: (row: Row) => string;
}

type TableProps<Row extends object> = Pick<
  ListTableProps<Row>,
  'columns' | 'onCellAction' | 'rowMenuLabel' | 'rowMenuItems'
>;

export interface PlainListPageProps<
  Location extends PlainLocation,
  Row extends object,
  Reply extends PlainReply,
  Key extends QueryKey,
> extends TableProps<Row> {
  list: PlainList<Location, Row, Reply>;
  location: Location;
  /** The same function between renders. */
  read: (location: Location) => UseQueryOptions<Reply, Error, Reply, Key>;
  /** The person may see the list; otherwise nothing is asked for. */
  permitted: boolean;
  /** Fetches the whole of the list as a file; undefined for whoever may not. */
  exportAll: ((run: ExportRun) => Promise<{ readonly file: Blob }>) | undefined;
  /** At the start of the toolbar: what the list is asked besides the search. */
  questions?: (ask: (change: Partial<Location>) => void) => ReactNode;
  /** Rows change without the person who looks at them: a button reads them again. */
  refreshable?: boolean;
  /** Beside the menu of the page. */
  actions?: ReactNode;
  /** Above the table. */
  children?: ReactNode;
}

const noRows: readonly never[] = [];

/** The page of a list that is searched, turned and exported. */
export function PlainListPage<
  Location extends PlainLocation,
  Row extends object,
  Reply extends PlainReply,
  Key extends QueryKey,
>({
  list: { title, noun, hrefOf, rowsOf, unnarrowed, ...texts },
  location,
  read,
  permitted,
  exportAll,
  questions,
  refreshable = false,
  actions,
  children,
  ...table
}: PlainListPageProps<Location, Row, Reply, Key>) {
  const navigate = useNavigate();
  const { page, rowsPerPage } = location;
  const readPage = useCallback((turned: number) => read({ ...location, page: turned }), [read, location]);
  const list = useListReading({ readPage, page, permitted });
  const { reply, stale, refreshing } = list;
  const region = useRef<HTMLElement>(null);
  const address = hrefOf(location);
  const answered = reply && !stale ? { total: reply.TotalRows, noun, page, pages: reply.MaxPage } : undefined;
  const announcement = useListAnnouncement(address, { answered, refreshing });
  const exporting = useListExport({
    permitted: exportAll !== undefined,
    question: hrefOf({ ...location, page: 1 }),
    total: reply?.TotalRows,
    save: async (run) => {
      const fetched = await exportAll?.(run);
      if (fetched) download(fetched.file, texts.fileName);
    },
  });

  const lastPage = lastPageBefore(list, page);
  if (lastPage !== undefined) return <Navigate to={hrefOf({ ...location, page: lastPage })} replace />;

  const ask = (change: Partial<Location>) => void navigate(hrefOf(askedOtherwise(location, change)));
  const narrowed = address !== hrefOf({ ...location, ...unnarrowed });
  return (
    <>
      <PageHeader
        title={title}
        count={reply?.TotalRows}
        notice={exporting.notice}
        actions={
          <>
            {exporting.beside}
            {exporting.items.length > 0 && <MenuButton label="Action" items={exporting.items} />}
            {actions}
          </>
        }
      />
      <ListToolbar
        searchLabel={texts.searchLabel}
        search={location.search}
        onSearch={(search) => ask({ search } as Partial<Location>)}
        list={list}
        start={questions?.(ask)}
        end={refreshable && <RefreshButton list={list} />}
      >
        {narrowed && (
          <Link
            to={hrefOf(askedOtherwise(location, unnarrowed))}
            className={buttonLook({ variant: 'ghost' })}
          >
            <Icon glyph={X} />
            Clear filter
          </Link>
        )}
      </ListToolbar>
      {children}
      {list.loading ? (
        <Loader text={texts.loadingText} />
      ) : (
        <ListTable
          {...table}
          label={texts.tableLabel}
          list={list}
          address={address}
          place={{
            page,
            rowsPerPage,
            total: reply?.TotalRows ?? 0,
            hrefFor: (turned) => hrefOf({ ...location, page: turned }),
          }}
          region={region}
          rows={reply ? rowsOf(reply) : noRows}
          rowId={texts.rowId}
          emptyText={narrowed ? 'No Results.' : texts.emptyText}
          announcement={announcement}
        />
      )}
      {exporting.below}
    </>
  );
}

/** The route of a list: an address that is none of it leads home. */
export function plainListRoute<Location extends PlainLocation>(
  parse: (pageNo: string | undefined, query: URLSearchParams) => Location | undefined,
  Screen: ComponentType<{ location: Location }>,
) {
  return function PlainListRoute() {
    const { pageNo } = useParams();
    const [query] = useSearchParams();
    const location = useMemo(() => parse(pageNo, query), [pageNo, query]);
    return location ? <Screen location={location} /> : <Navigate to={hrefs.home} replace />;
  };
}
