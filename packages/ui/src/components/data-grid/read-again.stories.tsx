import { useLayoutEffect, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { dataGridDocs } from './data-grid.docs.tsx';
import { orderColumns, Orders, orders, type Order } from './fixtures/orders.tsx';

const server = { answer: (_rows: Order[]): void => undefined };
const ticked = fn();
const fewColumns = orderColumns.slice(0, 4);

/** A page whose rows are refreshed while the user works. */
function ReadAgain() {
  const [rows, setRows] = useState(() => orders());
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  useLayoutEffect(() => {
    server.answer = setRows;
  }, []);
  return (
    <Orders
      rows={rows}
      columns={fewColumns}
      selection={selection}
      onSelectionChange={(next) => {
        setSelection(next);
        ticked([...next]);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Blocks/Data grid/Read again',
  component: ReadAgain,
  tags: ['!dev'],
  parameters: { layout: 'fullscreen', block: dataGridDocs, a11y: { test: 'off' } },
});

const first = orders();
const newer = { ...orders(1, 1)[0], id: 901, buyer: 'Flo Garner' } as Order;
const rowsButton = (name: string) => screen.findByRole('button', { name });

export const RowInserted = meta.story({ tags: ['!dev', '!autodocs'] });
RowInserted.test(
  'selects the order that had the focus before another was inserted above it',
  async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Select order 890' });
    box.focus();
    server.answer([newer, ...first.slice(0, -1)]);
    await canvas.findByRole('checkbox', { name: 'Select order 901' });
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(ticked).toHaveBeenLastCalledWith(['890']);
  },
);
RowInserted.test('keeps an open menu at its order', async ({ canvas, userEvent }) => {
  const button = await rowsButton('Row menu for order 898');
  await userEvent.click(button);
  const menu = await screen.findByRole('menu', { name: 'Row menu for order 898' });
  const before = menu.getBoundingClientRect();
  const height = canvas.getByRole('row', { name: /\b900\b/ }).getBoundingClientRect().height;
  server.answer([newer, ...first.slice(0, -1)]);
  await canvas.findByRole('checkbox', { name: 'Select order 901' });
  await expect(button).toHaveAccessibleName('Row menu for order 898');
  await expect(within(menu).getByRole('menuitem', { name: 'Open in New Tab' })).toHaveAttribute(
    'href',
    '#order-898',
  );
  await waitFor(() => expect(menu.getBoundingClientRect().top).toBeCloseTo(before.top + height, 0));
});
RowInserted.test('moves the focus with an order that changes its position', async ({ canvas, userEvent }) => {
  const box = canvas.getByRole('checkbox', { name: 'Select order 895' });
  box.focus();
  server.answer(first.toReversed());
  await waitFor(() => expect(canvas.getAllByRole('checkbox')[1]).toHaveAccessibleName('Select order 881'));
  await expect(box).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect(ticked).toHaveBeenLastCalledWith(['895']);
});

export const RowRemoved = meta.story({ tags: ['!dev', '!autodocs'] });
RowRemoved.test('moves the focus to the region when its order is removed', async ({ canvas }) => {
  canvas.getByRole('checkbox', { name: 'Select order 890' }).focus();
  server.answer(first.filter(({ id }) => id !== 890));
  await waitFor(() => expect(canvas.getByRole('region', { name: 'Orders table' })).toHaveFocus());
});
RowRemoved.test('never leaves the focus on an order of another page', async ({ canvas, canvasElement }) => {
  const rows = () => [...canvasElement.querySelectorAll('tbody tr')];
  const before = rows();
  canvas.getByRole('button', { name: 'Row menu for order 890' }).focus();
  server.answer(orders(2));
  await waitFor(() => expect(canvas.getByRole('region', { name: 'Orders table' })).toHaveFocus());
  // All others change their texts and remain.
  await expect(rows().filter((row, position) => row !== before[position])).toHaveLength(1);
});
RowRemoved.test('closes its menu for good', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Row menu for order 898' }));
  await screen.findByRole('menu', { name: 'Row menu for order 898' });
  server.answer(orders(2));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(canvas.getByRole('region', { name: 'Orders table' })).toHaveFocus());
  server.answer(first);
  await canvas.findByRole('button', { name: 'Row menu for order 898' });
  await expect(screen.queryByRole('menu')).toBeNull();
});
