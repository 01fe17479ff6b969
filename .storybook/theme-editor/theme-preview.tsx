import { Ban, ChartColumn, CircleHelp, Files, Plus, Settings, Users } from 'lucide';
import { useState } from 'react';
import { Alert } from '@portal/ui/alert';
import { Badge } from '@portal/ui/badge';
import { Button } from '@portal/ui/button';
import { Card } from '@portal/ui/card';
import { DataGrid } from '@portal/ui/data-grid';
import { Dialog } from '@portal/ui/dialog';
import { FilterChips } from '@portal/ui/filter-chips';
import { KeyValueList } from '@portal/ui/key-value-list';
import { PageHeader } from '@portal/ui/page-header';
import { Pagination } from '@portal/ui/pagination';
import { SearchBox } from '@portal/ui/search-box';
import { SideNavigation } from '@portal/ui/side-navigation';
import {
  orderColumns,
  orders,
  type Order,
} from '../../packages/ui/src/components/data-grid/orders.fixtures.tsx';

const navigation = [
  { id: 'orders', label: 'Orders', icon: Files, href: '#orders', current: true },
  { id: 'reports', label: 'Reports', icon: ChartColumn, href: '#reports' },
  { id: 'people', label: 'People', icon: Users, href: '#people' },
  { id: 'settings', label: 'Settings', icon: Settings, href: '#settings' },
];
const help = [{ id: 'help', label: 'Help', icon: CircleHelp, href: '#help' }];
const rows = orders().slice(0, 6);
const nothing = () => undefined;
const idOf = (order: Order) => String(order.id);

/** A list, a record, a dialog and a form in small. */
export function ThemePreview({ name }: { name: string }) {
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set(['899', '898']));
  const [asking, setAsking] = useState(false);
  return (
    <div className="flex overflow-hidden rounded-lg border border-border-strong max-md:block">
      <div className="relative w-nav flex-none max-md:hidden">
        <div className="absolute inset-0 overflow-hidden">
          <SideNavigation brand={name} items={navigation} footer={help} open={false} onOpenChange={nothing} />
        </div>
      </div>
      <div className="flex min-w-0 flex-1 flex-col bg-surface">
        <PageHeader
          title="Orders"
          count={147}
          actions={
            <>
              <Button icon={Ban} onClick={() => setAsking(true)}>
                Cancel orders
              </Button>
              <Button variant="primary" icon={Plus}>
                New
              </Button>
            </>
          }
        />
        <div className="flex flex-wrap items-center gap-3 px-gutter pb-3">
          <SearchBox label="Search orders" onSearchSubmit={nothing} />
          <FilterChips
            filters={[{ id: 'step', label: 'Step', values: ['Sent', 'Draft'] }]}
            onClear={nothing}
          />
        </div>
        <div className="flex h-[300px] flex-col">
          <DataGrid
            label="Orders table"
            rows={rows}
            columns={orderColumns}
            rowId={idOf}
            selection={selection}
            onSelectionChange={setSelection}
          />
        </div>
        <Pagination page={3} total={147} pageSize={20} hrefFor={(page) => `#page-${page}`} />
        <RecordPreview />
      </div>
      <Dialog
        open={asking}
        onOpenChange={() => setAsking(false)}
        title="Cancel 2 orders"
        footer={
          <>
            <Button size="md" onClick={() => setAsking(false)}>
              Go back
            </Button>
            <Button size="md" variant="danger" onClick={() => setAsking(false)}>
              Confirm
            </Button>
          </>
        }
      >
        The parts go back on the shelf. This cannot be undone.
      </Dialog>
    </div>
  );
}

const RecordPreview = () => (
  <div className="grid gap-4 bg-canvas p-gutter md:grid-cols-2">
    <Card heading="Details">
      <KeyValueList
        columns={1}
        items={[
          { label: 'Buyer', value: 'Ada Brook' },
          { label: 'Step', value: <Badge tone="pending">Waiting for parts</Badge> },
          { label: 'Checked', value: <Badge tone="success">Passed</Badge> },
          { label: 'Note', value: '' },
        ]}
      />
    </Card>
    <div className="flex flex-col gap-2">
      <Alert tone="success">Saved.</Alert>
      <Alert tone="warning">Two parts are late.</Alert>
      <Alert tone="danger">The parcel was not sent.</Alert>
      <Alert tone="info">The shelf moves on Monday.</Alert>
    </div>
  </div>
);
