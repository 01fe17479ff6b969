import { DataGrid, type GridSort } from '@portal/ui/data-grid';
import type { MenuItem } from '@portal/ui/menu';
import { Pagination } from '@portal/ui/pagination';
import { SearchBox } from '@portal/ui/search-box';
import { Ban, ExternalLink } from 'lucide';
import { useCallback, useLayoutEffect, useMemo, useRef, useState, type ComponentProps } from 'react';
import { benchColumns } from './bench-columns.tsx';
import { afterPaint, type BenchProtocol } from './bench-protocol.ts';
import { pageOf, total, type BenchRow } from './bench-rows.ts';
import './bench-screen.css';

const nothing: ReadonlySet<string> = new Set();
const rowId = ({ id }: BenchRow) => String(id);
const rowLabel = ({ id }: BenchRow) => `Select ${id}`;
const rowHref = ({ id }: BenchRow) => `#/row/${id}`;
const rowMenuLabel = ({ id }: BenchRow) => `Actions for ${id}`;
const rowMenuItems = (row: BenchRow): readonly MenuItem[] => [
  { id: 'open', label: 'Open in new tab', icon: ExternalLink, href: rowHref(row), target: '_blank' },
  { id: 'cancel', label: 'Cancel', icon: Ban, tone: 'danger' },
];
/** The columns, one of them in another width. */
const resized = (id: string, width: number | undefined) =>
  benchColumns.map((column) =>
    column.id === id && width !== undefined ? { ...column, size: width } : column,
  );
const openRow = (row: BenchRow) => {
  location.hash = rowHref(row);
};
const renderRowLink = (link: ComponentProps<'a'> & { href: string }) => (
  <a {...link} data-app-id={link.children} />
);
const hrefForPage = (page: number) => `#page-${page}`;

interface View {
  page: number;
  size: number;
  descending: boolean;
}

/** The list as a page composes it from the library, with every feature of the grid. */
export function BenchScreen() {
  const [view, setView] = useState<View>({ page: 1, size: 20, descending: true });
  const [columns, setColumns] = useState(benchColumns);
  const [selection, setSelection] = useState(nothing);
  const [, setQuestion] = useState('');
  const rows = useMemo(() => pageOf(view.page, view.size, view.descending), [view]);
  const sort = useMemo<GridSort>(
    () => ({ key: 'id', direction: view.descending ? 'desc' : 'asc' }),
    [view.descending],
  );
  const show = useCallback((change: Partial<View>) => {
    setView((before) => ({ ...before, page: 1, ...change }));
    setSelection(nothing);
  }, []);
  const screen = useBenchProtocol(show);
  const turnRound = useCallback(() => show({ descending: !view.descending }), [show, view.descending]);
  const renderPageLink = useCallback(
    ({ href, ...link }: ComponentProps<'a'> & { href: string }) => (
      <a
        {...link}
        href={href}
        onClick={(event) => {
          event.preventDefault();
          show({ page: Number(href.split('-')[1]) });
        }}
      />
    ),
    [show],
  );
  const markSearchBox = useCallback((form: HTMLFormElement | null) => {
    form?.querySelector('input')?.classList.add('search');
  }, []);
  const search = useMemo(
    () => <SearchBox ref={markSearchBox} label="Search applications" onSearchSubmit={setQuestion} />,
    [markSearchBox],
  );
  const pager = useMemo(
    () => (
      <Pagination
        page={view.page}
        pageSize={view.size}
        total={total}
        hrefFor={hrefForPage}
        renderLink={renderPageLink}
      />
    ),
    [view.page, view.size, renderPageLink],
  );

  return (
    <main ref={screen} className="bench-screen">
      <header className="bench-bar">
        <h1>Applications {total}</h1>
        {search}
        <span className="sel" role="status">
          {selection.size} selected
        </span>
      </header>
      <div className="grid-host">
        <DataGrid
          label="Applications table"
          columns={columns}
          onColumnResize={(id, size) => setColumns(resized(id, size))}
          rows={rows}
          rowId={rowId}
          selection={selection}
          onSelectionChange={setSelection}
          rowLabel={rowLabel}
          selectAllLabel="Select all"
          sort={sort}
          onSortChange={turnRound}
          onRowOpen={openRow}
          rowHref={rowHref}
          renderLink={renderRowLink}
          rowMenuLabel={rowMenuLabel}
          rowMenuItems={rowMenuItems}
          footer={pager}
        />
      </div>
    </main>
  );
}

/** Connects the screen to the driver. Ticks are real clicks. */
function useBenchProtocol(show: (change: Partial<View>) => void) {
  const screen = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const done = (change: Partial<View>) => {
      show(change);
      return afterPaint();
    };
    const bench: BenchProtocol = {
      name: 'ours',
      virtual: false,
      maxPageSize: 1000,
      prepare: (page, size, descending) => void pageOf(page, size, descending),
      expected: (page, size, descending) => pageOf(page, size, descending).map(({ id }) => id),
      setPage: (page) => done({ page }),
      setPageSize: (size) => done({ size }),
      sort: (descending) => done({ descending }),
      selectAll: () => {
        screen.current?.querySelector<HTMLInputElement>('thead input[type=checkbox]')?.click();
        return afterPaint();
      },
    };
    window.__bench = bench;
    return () => {
      delete window.__bench;
    };
  }, [show]);
  return screen;
}
