import { DataGrid, type DataGridColumn } from '@portal/ui/data-grid';
import { FilterChips } from '@portal/ui/filter-chips';
import { Pagination } from '@portal/ui/pagination';
import { SearchBox } from '@portal/ui/search-box';
import { useEffect, useState } from 'react';
import type { Order, OrderPage, OrderQuery } from './orders.example.ts';

const columns: DataGridColumn<Order>[] = [
  { id: 'number', header: 'Order', size: 120, pinned: true, cell: (order) => order.number },
  { id: 'customer', header: 'Customer', size: 220, cell: (order) => order.customer },
  { id: 'status', header: 'Status', size: 120, cell: (order) => order.status },
];
const numberOf = (order: Order) => order.number;
const pageSize = 5;
const firstPage: OrderQuery = { search: '', page: 1, pageSize };

/** A list with search, removable filter, pages, and a Retry button if reading fails. */
export function OrderList({ read }: { read: (query: OrderQuery) => Promise<OrderPage> }) {
  const [query, setQuery] = useState(firstPage);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [result, setResult] = useState<OrderPage>({ orders: [], total: 0 });

  useEffect(() => {
    let current = true;
    read(query).then(
      (page) => {
        if (!current) return;
        setResult(page);
        setState('ready');
      },
      () => current && setState('failed'),
    );
    return () => {
      current = false;
    };
  }, [read, query, attempt]);

  const searchFor = (search: string) => setQuery({ ...firstPage, search });
  const retry = () => {
    setState('loading');
    setAttempt(attempt + 1);
  };
  return (
    <div className="grid gap-3">
      <SearchBox label="Search orders" value={query.search} onSearchSubmit={searchFor} />
      <FilterChips
        filters={[{ id: 'search', label: 'Search', values: [query.search] }]}
        onClear={() => searchFor('')}
      />
      <DataGrid
        label="Orders"
        rows={result.orders}
        columns={columns}
        rowId={numberOf}
        state={state}
        onRetry={retry}
        announcement={state === 'ready' ? `${result.total} orders` : ''}
        footer={
          <Pagination
            page={query.page}
            pageSize={pageSize}
            total={result.total}
            onPageChange={(page) => setQuery({ ...query, page })}
          />
        }
      />
    </div>
  );
}
