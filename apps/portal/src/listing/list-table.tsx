import { DataGrid, type DataGridProps } from '@portal/ui/data-grid';
import { useMemo, type ReactNode, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { linkFrom, type FromList } from './linking-back.tsx';
import { ListPager, type ListPlace } from './list-pager.tsx';
import type { ListReading } from './use-list-reading.ts';
import { useScrollMemory } from './use-scroll-memory.ts';

type OwnProps = 'state' | 'busy' | 'onRetry' | 'footer' | 'regionRef' | 'renderRowLink' | 'onOpenRow';

export interface ListTableProps<Row extends object> extends Omit<DataGridProps<Row>, OwnProps> {
  list: Omit<ListReading, 'reply'>;
  /** Address of this list, to which what is opened leads back. */
  address: string;
  /** Left out where the page is turned elsewhere. */
  place?: ListPlace | undefined;
  /** Beside the range of the pager, such as how many rows are ticked. */
  note?: ReactNode;
  /** Where the focus goes when a row is gone. */
  region: RefObject<HTMLElement | null>;
}

/** The grid with what every list of the portal has: its states, its pager, its place in the history. */
export function ListTable<Row extends object>({
  list,
  address,
  place,
  note,
  region,
  ...grid
}: ListTableProps<Row>) {
  const navigate = useNavigate();
  const shown = grid.rows.length > 0;
  useScrollMemory(region, shown);
  const renderRowLink = useMemo(() => linkFrom(address), [address]);
  const { rowHref } = grid;
  const open =
    rowHref && ((row: Row) => void navigate(rowHref(row), { state: { list: address } satisfies FromList }));
  return (
    <DataGrid
      {...grid}
      renderLink={renderRowLink}
      onRowOpen={open}
      state={stateOf(list)}
      busy={list.stale}
      onRetry={list.refresh}
      regionRef={region}
      footer={shown && place && <ListPager place={place} list={list} note={note} />}
    />
  );
}

function stateOf({
  loading,
  failed,
}: Pick<ListReading, 'loading' | 'failed'>): 'loading' | 'failed' | 'ready' {
  if (loading) return 'loading';
  return failed ? 'failed' : 'ready';
}
