import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { useState } from 'react';
import { Orders } from './first-grid.tsx';

const orders = [
  { number: 'A-1', customer: 'Marlow Pty Ltd', total: 120 },
  { number: 'A-2', customer: 'Wren & Sons', total: 75.5 },
];

export function App() {
  const [open, setOpen] = useState(false);
  return (
    <main>
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
