import { useState } from 'react';
import { expect, fireEvent, fn, waitFor, type within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { DataGrid } from './data-grid.tsx';
import { orders, type Order } from './fixtures/orders.tsx';

interface ResizableProps {
  onColumnResize: (id: string, width: number | undefined) => void;
}

const original = { id: 64, placed: 160, buyer: 184 };
const rows = orders().slice(0, 5);
const rowId = ({ id }: Order) => String(id);

/** Keeps the widths that the person chooses. */
function Resizable({ onColumnResize }: ResizableProps) {
  const [widths, setWidths] = useState<Readonly<Record<string, number | undefined>>>({});
  const [columns, setColumns] = useState(() => columnsOf(widths));
  return (
    <DataGrid
      label="Orders table"
      rows={rows}
      columns={columns}
      rowId={rowId}
      onColumnResize={(id, width) => {
        onColumnResize(id, width);
        const next = { ...widths, [id]: width };
        setWidths(next);
        setColumns(columnsOf(next));
      }}
    />
  );
}

const columnsOf = (widths: Readonly<Record<string, number | undefined>>) => [
  { id: 'id', header: 'No.', size: widths['id'] ?? original.id, cell: ({ id }: Order) => String(id) },
  {
    id: 'placed',
    header: 'Placed',
    size: widths['placed'] ?? original.placed,
    cell: ({ placed }: Order) => placed,
  },
  {
    id: 'buyer',
    header: 'Buyer',
    size: widths['buyer'] ?? original.buyer,
    cell: ({ buyer }: Order) => buyer,
  },
];

const meta = preview.meta({
  title: 'Blocks/Data grid/Column widths',
  component: Resizable,
  args: { onColumnResize: fn() },
  parameters: { layout: 'fullscreen' },
});

type Canvas = ReturnType<typeof within>;

const widthOf = (canvas: Canvas, name: string) =>
  canvas.getByRole('columnheader', { name }).getBoundingClientRect().width;

const edgeOf = async (canvas: Canvas, name: string) => {
  const heading = canvas.getByRole('columnheader', { name });
  return waitFor(() => heading.querySelector('[data-resize-edge]') ?? expect.unreachable());
};

/** Pulls the edge of a heading sideways by some px. */
async function pull(canvas: Canvas, name: string, by: number, end = 'pointerup') {
  const edge = await edgeOf(canvas, name);
  const { right } = edge.getBoundingClientRect();
  await fireEvent.pointerDown(edge, { button: 0, clientX: right });
  await fireEvent.pointerMove(document, { clientX: right + by });
  return () =>
    end === 'pointerup' ? fireEvent.pointerUp(document) : fireEvent.keyDown(document, { key: end });
}

/** The edges of the headings change the widths of their columns. */
export const Default = meta.story();
Default.test(
  'draws the width while the edge is pulled and reports it on release',
  async ({ canvas, args }) => {
    const heights = () => canvas.getAllByRole('row').map((row) => row.getBoundingClientRect().height);
    const before = heights();
    const release = await pull(canvas, 'Placed', 40);
    await waitFor(() => expect(widthOf(canvas, 'Placed')).toBe(200));
    await expect(args.onColumnResize).not.toHaveBeenCalled();
    await release();
    await expect(args.onColumnResize).toHaveBeenLastCalledWith('placed', 200);
    await expect(widthOf(canvas, 'Placed')).toBe(200);
    await expect(heights()).toEqual(before);
  },
);
Default.test('stops at the limits', async ({ canvas, args }) => {
  const release = await pull(canvas, 'Placed', -2000);
  await release();
  await expect(args.onColumnResize).toHaveBeenLastCalledWith('placed', 48);
});
Default.test('reports the width of the column where its heading is wider', async ({ canvas, args }) => {
  const release = await pull(canvas, 'No.', 36);
  await release();
  await expect(args.onColumnResize).toHaveBeenLastCalledWith('id', 100);
});
Default.test('keeps the width on Escape', async ({ canvas, args }) => {
  const cancel = await pull(canvas, 'Placed', 40, 'Escape');
  await cancel();
  await waitFor(() => expect(widthOf(canvas, 'Placed')).toBe(160));
  await fireEvent.pointerUp(document);
  await expect(args.onColumnResize).not.toHaveBeenCalled();
});
Default.test('returns to the original width on a double click', async ({ canvas, userEvent, args }) => {
  const release = await pull(canvas, 'Placed', 40);
  await release();
  await userEvent.dblClick(await edgeOf(canvas, 'Placed'));
  await expect(args.onColumnResize).toHaveBeenLastCalledWith('placed', undefined);
  await waitFor(() => expect(widthOf(canvas, 'Placed')).toBe(160));
});
