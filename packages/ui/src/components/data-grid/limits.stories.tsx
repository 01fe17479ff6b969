import { Profiler, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SearchBox } from '../search-box/index.ts';
import { dataGridDocs } from './data-grid.docs.tsx';
import { DataGrid } from './data-grid.tsx';
import { HostileOrders } from './fixtures/hostile.tsx';
import { drawn, orderColumns, Orders, orders } from './fixtures/orders.tsx';

const rendered = fn();

/** A page with a search box above the grid that counts how often the grid renders. */
function CountedOrders() {
  const [searched, search] = useState('');
  return (
    <>
      <SearchBox label="Search orders" defaultValue={searched} onSearchSubmit={search} />
      <Profiler id="grid" onRender={rendered}>
        <Orders />
      </Profiler>
    </>
  );
}

const meta = preview.meta({
  title: 'Blocks/Data grid/Limits',
  component: DataGrid,
  parameters: { layout: 'fullscreen', block: dataGridDocs },
});

/** Axe checks the page once as a story; the interactions need not repeat it. */
const doing = { parameters: { a11y: { test: 'off' as const } } };

const forgetDrawn = () => {
  rendered.mockClear();
  Object.assign(drawn, { rows: 0, cells: 0 });
};

export const Default = meta.story({ tags: ['!dev', '!autodocs'], render: () => <CountedOrders /> });
Default.test('renders one row and no cell when a row is selected', doing, async ({ canvas, userEvent }) => {
  forgetDrawn();
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Select order 890' }));
  await expect(drawn).toEqual({ rows: 1, cells: 0 });
});
Default.test('renders each row and no cell when all are selected', doing, async ({ canvas, userEvent }) => {
  forgetDrawn();
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows on this page' }));
  await expect(drawn).toEqual({ rows: 20, cells: 0 });
});
Default.test('renders nothing of the grid while the user types', doing, async ({ canvas, userEvent }) => {
  forgetDrawn();
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Search orders' }), 'abc');
  await expect(rendered).not.toHaveBeenCalled();
});
Default.test(
  'reuses every row and cell on another page',
  doing,
  async ({ canvas, canvasElement, userEvent }) => {
    const elements = () => [...canvasElement.querySelectorAll('tbody, tbody tr, tbody td')];
    const before = elements();
    await userEvent.click(canvas.getByRole('link', { name: 'Page 2' }));
    await expect(canvas.getByRole('checkbox', { name: 'Select order 880' })).toBeVisible();
    await expect(elements().every((element, index) => element === before[index])).toBe(true);
  },
);
Default.test('has at most 40 elements in a plain row', doing, async ({ canvas }) => {
  await expect(canvas.getByRole('row', { name: /\b900\b/ }).querySelectorAll('*').length).toBeLessThan(40);
});

const dunmore = 'Cleo Dunmore-Fairweather of Long Valley';
const tip = () => screen.queryByText(dunmore, { selector: '[role=tooltip]' });

/** A tooltip shows the full text of a truncated cell. */
export const TruncatedText = meta.story({ render: () => <Orders pages={1} rows={orders().slice(0, 4)} /> });
TruncatedText.test(
  'shows the full text of a truncated cell under the pointer',
  doing,
  async ({ canvas, userEvent }) => {
    const cells = canvas.getAllByRole('cell');
    const cut = cells.find(({ textContent }) => textContent === dunmore) as HTMLElement;
    await userEvent.hover(cut);
    await expect(tip()).toBeVisible();
    await userEvent.hover(canvas.getByText('edie.fox@post.example'));
    await waitFor(() => expect(tip()).not.toBeVisible());
    await userEvent.hover(cut);
    await userEvent.keyboard('{Escape}');
    await expect(tip()).not.toBeVisible();
  },
);
export const TruncatedInside = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => (
    <DataGrid
      label="Orders"
      rows={[{ id: 1, buyer: dunmore }]}
      rowId={({ id }) => String(id)}
      rowLabel={({ id }) => `Select order ${id}`}
      columns={[
        { id: 'no', header: 'No.', size: 64, cell: ({ id }) => id },
        {
          id: 'buyer',
          header: 'Buyer',
          size: 112,
          cell: ({ buyer }) => <span className="block truncate">{buyer}</span>,
        },
        { id: 'rest', header: 'Rest', size: 64, cell: () => 'none' },
      ]}
    />
  ),
});
TruncatedInside.test(
  'shows the full text of a part that is truncated inside its cell',
  doing,
  async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByText(dunmore, { selector: 'td span' }));
    await expect(tip()).toBeVisible();
  },
);

TruncatedText.test(
  'shows it on focus, which arrow keys move from cell to cell',
  doing,
  async ({ canvas, userEvent }) => {
    canvas.getByRole('link', { name: '899' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(document.activeElement).toHaveTextContent('Edie Fox');
    await userEvent.keyboard('{ArrowDown}');
    await expect(document.activeElement).toHaveTextContent('Dev Easton');
    await userEvent.keyboard('{ArrowDown}');
    await expect(document.activeElement).toHaveTextContent(dunmore);
    await expect(tip()).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('link', { name: '897' })).toHaveFocus();
    await expect(tip()).not.toBeVisible();
  },
);
TruncatedText.test(
  'moves by Home and End to the ends of a row and of the page',
  doing,
  async ({ canvas, userEvent }) => {
    canvas.getByRole('link', { name: '899' }).focus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: 'Row menu for order 899' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('checkbox', { name: 'Select order 899' })).toHaveFocus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(canvas.getByRole('button', { name: 'Row menu for order 897' })).toHaveFocus();
  },
);
TruncatedText.test(
  'scrolls the focused cell out from under the pinned columns',
  doing,
  async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('region', { name: 'Orders table' });
    canvas.getByRole('button', { name: 'Row menu for order 899' }).focus();
    for (const _ of Array.from({ length: 23 })) await userEvent.keyboard('{ArrowLeft}');
    const focused = document.activeElement?.getBoundingClientRect();
    await expect(document.activeElement).toHaveTextContent('edie.fox@post.example');
    const buyer = canvas.getByRole('columnheader', { name: 'Buyer' }).getBoundingClientRect();
    await expect(focused?.left).toBeGreaterThanOrEqual(buyer.right - 1);
    await expect(focused?.right).toBeLessThanOrEqual(region.getBoundingClientRect().right);
  },
);

/** The compact density, in a comfortable page. */
export const Compact = meta.story({
  render: () => <Orders density="compact" rows={orders().slice(0, 4)} />,
  tags: ['visual'],
});
Compact.test('has lower rows than the page around it', async ({ canvas }) => {
  const [head, row] = canvas.getAllByRole('row');
  await expect(head?.getBoundingClientRect().height).toBe(28);
  await expect(row?.getBoundingClientRect().height).toBe(36);
});

/** The grid in a right-to-left page. */
export const RightToLeft = meta.story({
  render: () => <Orders rows={orders().slice(0, 4)} />,
  globals: { dir: 'rtl' },
  tags: ['visual'],
});
RightToLeft.test('pins its columns at the right and its menus at the left', doing, async ({ canvas }) => {
  const region = canvas.getByRole('region', { name: 'Orders table' });
  const link = canvas.getByRole('link', { name: '900' });
  const menu = canvas.getByRole('button', { name: 'Row menu for order 900' });
  const places = () => [link, menu].map((element) => Math.round(element.getBoundingClientRect().left));
  const before = places();
  await expect(before[0]).toBeGreaterThan(before[1] ?? 0);
  region.scrollLeft = -600;
  await waitFor(() => expect(region).toHaveAttribute('data-scrolled-start'));
  await expect(places()).toEqual(before);
});
RightToLeft.test(
  'puts the arrow of a sortable column after its heading (TEXTS-031)',
  doing,
  async ({ canvas }) => {
    const heading = canvas.getByRole('button', { name: 'Placed' });
    const words = document.createRange();
    words.selectNodeContents(heading.firstChild ?? heading);
    const arrow = heading.querySelector('svg')?.getBoundingClientRect();
    await expect(arrow?.right).toBeLessThanOrEqual(words.getBoundingClientRect().left);
  },
);
RightToLeft.test('scrolls on to the left', doing, async ({ canvas, userEvent }) => {
  canvas.getByRole('link', { name: '900' }).focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect(document.activeElement).toHaveTextContent('Ada Brook');
});

const manyOrders = orders(1, 121);
const fewColumns = orderColumns.slice(0, 4);

export const LongPage = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => <Orders rows={manyOrders} columns={fewColumns} />,
});
LongPage.test(
  'keeps every row in the document, with header and pinned columns in container',
  doing,
  async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('tbody')).toHaveLength(7);
    await expect(canvasElement.querySelectorAll('tbody tr')).toHaveLength(121);
    const region = canvas.getByRole('region', { name: 'Orders table' });
    const head = canvas.getByRole('columnheader', { name: 'Buyer' });
    const at = head.getBoundingClientRect();
    const last = canvas.getByText('780');
    last.scrollIntoView({ block: 'end' });
    await expect(last).toBeVisible();
    await expect(region.scrollTop).toBeGreaterThan(2000);
    await expect(head.getBoundingClientRect().top).toBe(at.top);
    const cell = last.closest('tr')?.children[2]?.getBoundingClientRect();
    await expect(cell?.left).toBe(at.left);
    await expect(cell?.width).toBe(at.width);
  },
);

const reported = fn();

export const RepeatedIds = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => <Orders rows={[...orders().slice(0, 2), ...orders().slice(0, 1)]} columns={fewColumns} />,
  beforeEach: () => {
    const before = window.reportError;
    window.reportError = reported;
    return () => {
      window.reportError = before;
    };
  },
});
RepeatedIds.test('are reported during development', doing, async () => {
  await waitFor(() => expect(reported).toHaveBeenCalled());
  await expect(String(reported.mock.lastCall?.[0])).toContain("id '900'");
});

/** Extreme content in a container of 200 px. */
export const HostileContent = meta.story({ render: () => <HostileOrders />, tags: ['visual'] });
HostileContent.test('scrolls within 200 px and pins nothing that would hide the rest', async ({ canvas }) => {
  const container = canvas.getByRole('group', { name: 'Narrow' });
  await expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth);
  const region = canvas.getByRole('region', { name: 'Orders table' });
  region.scrollLeft = 250;
  const [, ...rows] = canvas.getAllByRole('row');
  await expect(rows).toHaveLength(4);
  for (const row of rows) {
    const boxes = within(row)
      .getAllByRole('cell')
      .slice(0, -1)
      .map((cell) => cell.getBoundingClientRect());
    const starts = boxes.map(({ left }) => left);
    await expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    await expect(Math.max(...boxes.map(({ height }) => height))).toBeLessThanOrEqual(44);
  }
});
