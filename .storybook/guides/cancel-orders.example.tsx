import { Button } from '@portal/ui/button';
import { ConfirmResult } from '@portal/ui/confirm-result';
import { useState } from 'react';

const orders = [
  { id: 'A-100', label: 'A-100, Ada Lovelace' },
  { id: 'A-101', label: 'A-101, Alan Turing' },
  { id: 'A-102', label: 'A-102, Grace Hopper' },
];

interface CancelOrdersProps {
  /** Resolves if the order is cancelled, rejects with the reason if not. */
  cancel: (id: string) => Promise<void>;
}

/** Asks for confirmation, cancels each order, and shows the result of each. */
export function CancelOrders({ cancel }: CancelOrdersProps) {
  const [open, setOpen] = useState(false);
  const run = async (items: readonly { id: string }[]) =>
    Promise.all(
      items.map(async ({ id }) => {
        try {
          await cancel(id);
          return { id, succeeded: true };
        } catch (error) {
          return { id, succeeded: false, message: (error as Error).message };
        }
      }),
    );
  return (
    <>
      <Button onClick={() => setOpen(true)}>Cancel orders</Button>
      <ConfirmResult
        open={open}
        onOpenChange={setOpen}
        items={orders}
        run={run}
        title="Cancel 3 orders"
        question="The customers are notified. A cancelled order cannot be reopened."
        confirmText="Cancel orders"
        confirmVariant="danger"
        backText="Keep orders"
        succeededText="Cancelled"
      />
    </>
  );
}
