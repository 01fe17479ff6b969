import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { FilterChips } from '@portal/ui/filter-chips';
import { useState } from 'react';
import { Orders } from './first-grid.tsx';

const orders = [
  { number: 'A-1', customer: 'Marlow Pty Ltd', total: 120 },
  { number: 'A-2', customer: 'Wren & Sons', total: 75.5 },
];

export function App() {
  const [open, setOpen] = useState(false);
  const [filters, setFilters] = useState([{ id: 'state', label: 'State', values: ['Open', 'Held'] }]);
  return (
    <main>
      <FilterChips
        filters={filters}
        onFilterRemove={(id) => setFilters((kept) => kept.filter((filter) => filter.id !== id))}
      />
      <Orders orders={orders} />
      <Button variant="primary" onClick={() => setOpen(true)}>
        Drop orders
      </Button>
      <Dialog open={open} onOpenChange={() => setOpen(false)} title="Drop orders">
        <p>Nothing can bring them back.</p>
      </Dialog>
    </main>
  );
}
