import { DataGrid, type DataGridProps } from '@portal/ui/data-grid';
import { useEffect, useMemo, type ReactNode, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { linkFrom, type FromList } from './linking-back.tsx';
import { ListPager, type ListPosition } from './list-pager.tsx';
import { shownRows } from './shown-rows.ts';
import type { ListReading } from './use-list-reading.ts';
import { noneReadable, UnreadableRows } from './unreadable-rows.tsx';
import { useScrollMemory } from './use-scroll-memory.ts';

type OwnProps = 'state' | 'busy' | 'onRetry' | 'footer' | 'regionRef' | 'renderRowLink' | 'onOpenRow';

export interface ListTableProps<Row extends object> extends Omit<DataGridProps<Row>, OwnProps> {
  list: Omit<ListReading, 'reply'>;
  /** Address of this list, to which opened pages link back. */
  address: string;
  /** Omitted if the pagination is elsewhere. */
  position?: ListPosition | undefined;
  /** Shown next to the range of the pager, such as the number of selected rows. */
  note?: ReactNode;
  /** Gets the focus when the focused row disappears. */
  region: RefObject<HTMLElement | null>;
}

/** The data grid with the states, pagination and scroll restoration that all lists share. */
export function ListTable<Row extends object>({
  list,
  address,
  position,
  note,
  region,
  ...grid
}: ListTableProps<Row>) {
  const navigate = useNavigate();
  const shown = grid.rows.length > 0;
  useScrollMemory(region, shown);
  const renderRowLink = useMemo(() => linkFrom(address), [address]);
  const { rowHref, rows } = grid;
  const { unreadable } = list;
  useEffect(() => {
    if (rowHref) shownRows.set({ address, rows: rows.map(rowHref) });
  }, [address, rows, rowHref]);
  const open =
    rowHref && ((row: Row) => void navigate(rowHref(row), { state: { list: address } satisfies FromList }));
  return (
    <DataGrid
      {...grid}
      renderLink={renderRowLink}
      onRowOpen={open}
      state={list.loading ? 'loading' : list.failed ? 'failed' : 'ready'}
      busy={list.stale}
      onRetry={list.refresh}
      regionRef={region}
      emptyText={unreadable > 0 ? noneReadable : grid.emptyText}
      footer={
        shown && (
          <>
            {unreadable > 0 && <UnreadableRows count={unreadable} />}
            {position && <ListPager position={position} list={list} note={note} />}
          </>
        )
      }
    />
  );
}
