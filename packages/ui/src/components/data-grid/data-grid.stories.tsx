import { useState } from 'react';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { BareOrders } from './fixtures/headless-hook.tsx';
import { dataGridDocs } from '../../../docs/components/data-grid.docs.tsx';
import { DataGridCellButton } from './cell-button.tsx';
import { DataGrid } from './data-grid.tsx';
import { Orders, type OrdersProps } from './fixtures/orders.tsx';

type Scene = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** What the grid and a table made with its hook must both do. */
async function keepsOrderAndSelection({ canvas, userEvent }: Scene) {
  const head = () => canvas.getByRole('columnheader', { name: /Placed/ });
  const all = canvas.getByRole('checkbox', { name: 'Select all rows on this page' });
  const box = (id: number) => canvas.getByRole('checkbox', { name: `Select order ${id}` });

  await expect(head()).not.toHaveAttribute('aria-sort');
  const directions = ['descending', 'ascending', 'descending'];
  for (const direction of directions) {
    await userEvent.click(within(head()).getByRole('button'));
    await expect(head()).toHaveAttribute('aria-sort', direction);
  }

  await userEvent.click(box(900));
  await expect(all).toBePartiallyChecked();
  await expect(canvas.getByRole('row', { selected: true })).toContainElement(box(900));
  await userEvent.keyboard('{Shift>}');
  await userEvent.click(box(897));
  await userEvent.keyboard('{/Shift}');
  await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(4);

  await userEvent.click(all);
  await expect(all).toBeChecked();
  await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(20);
  await userEvent.click(all);
  await expect(canvas.queryAllByRole('row', { selected: true })).toHaveLength(0);
}

const meta = preview.meta({
  title: 'Blocks/Data grid',
  component: Orders,
  subcomponents: { DataGrid, DataGridCellButton },
  parameters: { layout: 'fullscreen', block: dataGridDocs },
  args: { onRowOpen: fn(), onCellAction: fn(), onHoldOrder: fn(), onRetry: fn(), onSortChange: fn() },
});

/** Axe checks the page once as a story; the interactions need not repeat it. */
const doing = { parameters: { a11y: { test: 'off' as const } } };

// Axe checks every row here; elsewhere the first few rows.
/** A page of twenty orders with selection, sorting, links and row menus. */
export const Default = meta.story({ parameters: { a11y: { context: { exclude: [] } } } });
Default.test('keeps sort order and selection', doing, keepsOrderAndSelection);
Default.test('is a named region that the keyboard can scroll', doing, async ({ canvas }) => {
  const region = canvas.getByRole('region', { name: 'Orders table' });
  region.focus();
  await expect(region).toHaveFocus();
  await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
});
Default.test('ends a horizontal swipe at its edge, not in the history', doing, async ({ canvas }) => {
  const region = canvas.getByRole('region', { name: 'Orders table' });
  await expect(getComputedStyle(region).overscrollBehaviorX).toBe('contain');
});
Default.test(
  'opens a row only by a click outside its controls',
  doing,
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select order 899' }));
    await userEvent.click(canvas.getByRole('button', { name: /Change shelf of order 899/ }));
    await expect(args.onRowOpen).not.toHaveBeenCalled();
    await expect(args.onCellAction).toHaveBeenCalledWith(
      'shelf',
      expect.objectContaining({ id: 899 }),
      canvas.getByRole('button', { name: /Change shelf of order 899/ }),
    );
    await userEvent.click(within(canvas.getByRole('row', { name: /\b899\b/ })).getByText(/@post/));
    await expect(args.onRowOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 899 }));
  },
);
Default.test('does not open a row while its text is selected', doing, async ({ canvas, userEvent, args }) => {
  const mail = within(canvas.getByRole('row', { name: /\b899\b/ })).getByText(/@post/);
  getSelection()?.selectAllChildren(mail);
  mail.click();
  await expect(args.onRowOpen).not.toHaveBeenCalled();
  getSelection()?.removeAllRanges();
  await userEvent.click(mail);
  await expect(args.onRowOpen).toHaveBeenCalledOnce();
});
Default.test('links to each row once', doing, async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: '900' })).toHaveAttribute('href', '#order-900');
  await expect(canvas.getAllByRole('link', { name: /^\d{3}$/ })).toHaveLength(20);
});
Default.test(
  'opens the menu of a row on the first click and returns the focus',
  doing,
  async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Row menu for order 898' });
    await userEvent.click(button);
    const menu = await screen.findByRole('menu', { name: 'Row menu for order 898' });
    await expect(within(menu).getByRole('menuitem', { name: 'Open in New Tab' })).toHaveAttribute(
      'href',
      '#order-898',
    );
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Hold order' }));
    await waitFor(() => expect(args.onHoldOrder).toHaveBeenCalledWith(expect.objectContaining({ id: 898 })));
    await expect(button).toHaveFocus();
    await expect(screen.queryByRole('menu')).toBeNull();
  },
);

Default.test('keeps the pinned columns visible while scrolled', doing, async ({ canvas }) => {
  const region = canvas.getByRole('region', { name: 'Orders table' });
  const link = canvas.getByRole('link', { name: '900' });
  const at = link.getBoundingClientRect().left;
  await expect(region).not.toHaveAttribute('data-scrolled-start');
  region.scrollLeft = 600;
  await waitFor(() => expect(region).toHaveAttribute('data-scrolled-start'));
  await expect(link.getBoundingClientRect().left).toBe(at);
  const head = canvas.getByRole('columnheader', { name: 'Buyer' });
  const { left, top } = head.getBoundingClientRect();
  await expect(document.elementFromPoint(left + 20, top + 10)).toBe(head);
  region.scrollLeft = region.scrollWidth;
  await waitFor(() => expect(region).not.toHaveAttribute('data-scrolled-end'));
});

/** Scrolled sideways, with the pinned columns in place. */
export const Scrolled = meta.story();
Scrolled.test('shows the last column in full at the end', async ({ canvas }) => {
  const region = canvas.getByRole('region', { name: 'Orders table' });
  const last = canvas.getByRole('columnheader', { name: 'Total' });
  const cutOff = () => last.getBoundingClientRect().right - region.getBoundingClientRect().right;
  await expect(cutOff()).toBeGreaterThan(1);
  region.scrollLeft = region.scrollWidth;
  await expect(cutOff()).toBeLessThanOrEqual(1);
  const { x, y, width, height } = last.getBoundingClientRect();
  await expect(last).toContainElement(
    document.elementFromPoint(x + width / 2, y + height / 2) as HTMLElement,
  );
});

/** Sorted by a column, descending. */
export const Sorted = meta.story({ args: { sort: { key: 'Placed', direction: 'desc' } } });
Sorted.test(
  "marks the sorted column and reports the order by the server's name",
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Placed' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Total' }));
    await expect(args.onSortChange).toHaveBeenCalledWith({ key: 'Total', direction: 'desc' });
    await expect(canvas.queryByRole('button', { name: 'Email' })).toBeNull();
  },
);

/** Without selection there are no checkboxes. */
export const WithoutSelection = meta.story({ args: { selection: undefined } });
WithoutSelection.test('has no checkboxes and no selected rows', async ({ canvas }) => {
  await expect(canvas.queryByRole('checkbox')).toBeNull();
  await expect(canvas.getAllByRole('row')[1]).not.toHaveAttribute('aria-selected');
});

/** In a narrow window each row folds into a few lines. */
export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1', isRotated: false } } });
Narrow.test('folds each row into a few lines and never scrolls sideways', async ({ canvas }) => {
  await waitFor(() => expect(innerWidth).toBeLessThan(768));
  const region = canvas.getByRole('region', { name: 'Orders table' });
  await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
  const row = canvas.getByRole('row', { name: /\b899\b/ });
  for (const text of ['Edie Fox', '899', 'Checked', '72%', '04 Nov 09:59']) {
    await expect(within(row).getByText(text)).toBeVisible();
  }
  await expect(within(row).getByText(/@post/)).not.toBeVisible();
  await expect(within(row).getByRole('checkbox')).toBeVisible();
  await expect(within(row).getByRole('button', { name: /^Row menu/ })).toBeVisible();
});
Narrow.test('selects all rows from the folded header', async ({ canvas, userEvent }) => {
  const all = await canvas.findByRole('checkbox', { name: 'Select all rows on this page' });
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Select order 899' }));
  await expect(all).toBePartiallyChecked();
  await userEvent.click(all);
  await expect(all).toBeChecked();
  await expect(canvas.getByText('20 selected')).toBeVisible();
});
Narrow.test('sorts its rows by keyboard, by any sortable column', async ({ canvas, userEvent, args }) => {
  const choice = await canvas.findByRole('combobox', { name: 'Sort by' });
  await expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Placed', 'Total']);
  await expect(canvas.queryByRole('button', { name: /^Direction/ })).toBeNull();
  await userEvent.selectOptions(choice, 'Total');
  await expect(args.onSortChange).toHaveBeenLastCalledWith({ key: 'Total', direction: 'desc' });
  await expect(choice).toHaveDisplayValue('Total');
  canvas.getByRole('button', { name: 'Direction: descending' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onSortChange).toHaveBeenCalledTimes(2);
  await expect(canvas.getByRole('button', { name: 'Direction: ascending' })).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect(canvas.getByRole('button', { name: 'Direction: descending' })).toHaveFocus();
});
Narrow.test('keeps the controls of the folded header visible', async ({ canvas }) => {
  const choice = await canvas.findByRole('combobox', { name: 'Sort by' });
  const region = canvas.getByRole('region', { name: 'Orders table' });
  region.scrollTop = 500;
  const { top, height } = choice.getBoundingClientRect();
  const edge = region.getBoundingClientRect().top;
  await expect(top).toBeGreaterThanOrEqual(edge);
  await expect(top + height).toBeLessThanOrEqual(edge + 60);
});
Narrow.test('never truncates the figure next to a ring', async ({ canvas }) => {
  await waitFor(() => expect(innerWidth).toBeLessThan(768));
  for (const { parentElement: cell } of canvas.getAllByText(/^\d+%$/))
    await expect(cell?.scrollWidth).toBe(cell?.clientWidth);
});

/** 1280 px wide at 200 %. */
const enlarged = { viewport: { value: 'enlarged', isRotated: false } };
/** At 200 % zoom the rows fold as in a narrow window. */
export const Enlarged = meta.story({
  globals: enlarged,
  parameters: {
    viewport: { options: { enlarged: { name: '200 %', styles: { width: '640px', height: '400px' } } } },
  },
});
Enlarged.test('sorts and selects all rows at 200 %', async ({ canvas }) => {
  await waitFor(() => expect(innerWidth).toBeLessThan(768));
  await expect(await canvas.findByRole('combobox', { name: 'Sort by' })).toBeVisible();
  await expect(canvas.getByRole('checkbox', { name: 'Select all rows on this page' })).toBeVisible();
  await expect(canvas.queryByRole('columnheader')).toBeNull();
});

/** Shown while the first page of rows is loading. */
export const Loading = meta.story({ args: { state: 'loading', rows: [] } });
Loading.test('keeps the columns and is marked as busy', async ({ canvas }) => {
  await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  await expect(canvas.getByRole('columnheader', { name: 'Email' })).toBeVisible();
  await expect(canvas.queryByText('No Results.')).toBeNull();
});

/** The rows stay visible while others are loading. */
export const Busy = meta.story({ args: { busy: true } });
Busy.test('keeps the rows while others are loading', async ({ canvas }) => {
  await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  await expect(canvas.getByRole('link', { name: '900' })).toBeVisible();
});

/** There are no rows. */
export const Empty = meta.story({ args: { rows: [], announcement: '0 results' } });
Empty.test('shows the empty text without Retry', async ({ canvas }) => {
  await expect(canvas.getByText('No Results.')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
  await expect(canvas.getByRole('status')).toHaveTextContent('0 results');
  await expect(canvas.getByRole('checkbox', { name: 'Select all rows on this page' })).toBeDisabled();
});

/** The rows could not be loaded. */
export const Failed = meta.story({ args: { rows: [], state: 'failed' } });
Failed.test('shows the empty text with Retry', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText('No Results.')).toBeVisible();
  await expect(canvas.queryByRole('alert')).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});

/** Rows remain after reading them again failed. */
export const FailedWithRows = meta.story({ args: { state: 'failed' } });
FailedWithRows.test('keeps its rows and offers Retry below them', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: '900' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeEnabled();
});

/** Retry loads again and disappears meanwhile. */
function Retried(props: OrdersProps) {
  const [state, setState] = useState<'failed' | 'loading'>('failed');
  return <Orders {...props} state={state} onRetry={() => setState('loading')} />;
}

export const Retrying = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { rows: [] },
  render: (args) => <Retried {...args} />,
});
Retrying.test('keeps the focus in the table when Retry disappears', doing, async ({ canvas, userEvent }) => {
  canvas.getByRole('button', { name: 'Retry' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(canvas.getByRole('region', { name: 'Orders table' })).toHaveFocus());
});

export const RetryingWithRows = meta.story({
  tags: ['!dev', '!autodocs'],
  render: (args) => <Retried {...args} />,
});
RetryingWithRows.test(
  'keeps the focus in the table when Retry disappears',
  doing,
  async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Retry' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Orders table' })).toHaveFocus());
  },
);

export const HeadlessHook = meta.story({
  tags: ['!dev', '!autodocs'],
  render: ({ onRowOpen }) => <BareOrders onRowOpen={onRowOpen} />,
});
HeadlessHook.test('keeps sort order and selection', keepsOrderAndSelection);
