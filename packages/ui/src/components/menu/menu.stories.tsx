import { Ban, Columns3, Download, Tag, Upload } from 'lucide';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { menuDocs } from '../../../docs/components/menu.docs.tsx';
import type { MenuItem } from './menu.props.ts';
import { MenuButton } from './menu.tsx';

const onExport = fn();
const onDrop = fn();
/** The menu's code is loaded on demand. */
const items: MenuItem[] = [
  { id: 'drop', label: 'Drop 2 orders', icon: Ban, tone: 'danger', onSelect: onDrop },
  { id: 'upload', label: 'Upload orders', icon: Upload, href: '#upload' },
  { id: 'export', label: 'Export all', icon: Download, onSelect: onExport },
  { id: 'print', label: 'Print', disabled: true, disabledReason: 'No printer is set up.', onSelect: onDrop },
];
const meta = preview.meta({
  title: 'Blocks/Menu',
  component: MenuButton,
  args: {
    label: 'More',
    items,
  },
  parameters: { block: menuDocs },
  beforeEach: () => {
    onExport.mockClear();
    onOpenView.mockClear();
    onDrop.mockClear();
  },
  decorators: [(Story) => <div className="flex min-h-[280px] items-start justify-end">{Story()}</div>],
});

/** A button with a menu of actions, the destructive one last. */
export const Default = meta.story();
Default.test('opens on the first click, with the destructive choice last', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'More' });
  await userEvent.click(button);
  const menu = await screen.findByRole('menu', { name: 'More' });
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const items = within(menu).getAllByRole('menuitem');
  await expect(items.map((item) => item.textContent)).toEqual([
    'Upload orders',
    'Export all',
    'PrintNo printer is set up.',
    'Drop 2 orders',
  ]);
});
Default.test(
  'opens by Arrow Down with its first item focused, and closes by Escape',
  async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'More' });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    const first = await screen.findByRole('menuitem', { name: 'Upload orders' });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
);
Default.test('runs the chosen action after the focus has returned', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'More' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  const first = await screen.findByRole('menuitem', { name: 'Upload orders' });
  await waitFor(() => expect(first).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(onExport).toHaveBeenCalledOnce());
  await expect(button).toHaveFocus();
});
Default.test(
  'keeps a disabled choice focusable, with its reason, and without effect',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    const item = await screen.findByRole('menuitem', { name: /^Print/ });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(item);
    await expect(screen.getByRole('menu')).toBeVisible();
    await expect(onDrop).not.toHaveBeenCalled();
  },
);
Default.test('closes by a second press on its button', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'More' });
  await userEvent.click(button);
  await screen.findByRole('menu');
  await userEvent.click(button);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});
Default.test('has real links for choices with an address', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'More' }));
  await expect(await screen.findByRole('menuitem', { name: 'Upload orders' })).toHaveAttribute(
    'href',
    '#upload',
  );
});

/** Only the icon is visible; its name is the label. */
export const IconOnly = meta.story({ args: { iconOnly: true, icon: Download, label: 'Downloads' } });
IconOnly.test('is named by its label', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Downloads' }));
  await expect(await screen.findByRole('menu', { name: 'Downloads' })).toBeVisible();
});

function ViewMenu() {
  const [codes, setCodes] = useState(true);
  const [order, setOrder] = useState('new');
  return (
    <MenuButton
      label="View"
      icon={Columns3}
      items={[
        { id: 'codes', label: 'Show codes', checked: codes, onCheckedChange: setCodes },
        {
          id: 'dates',
          label: 'Show dates',
          checked: false,
          disabled: true,
          disabledReason: 'There are none.',
        },
        ...['new', 'old'].map((id) => ({
          id,
          label: id === 'new' ? 'Newest first' : 'Oldest first',
          group: 'Order',
          separated: id === 'new',
          checked: order === id,
          onCheckedChange: () => setOrder(id),
        })),
        { id: 'export', label: 'Export all', separated: true, onSelect: onExport },
      ]}
    />
  );
}

/** Items that are checked on and off, and a group of which one is checked. */
export const Checkable = meta.story({
  tags: ['visual'],
  render: () => <ViewMenu />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'View' }).focus();
    await userEvent.keyboard('{Enter}');
    const first = await screen.findByRole('menuitemcheckbox', { name: 'Show codes' });
    await waitFor(() => expect(first).toHaveFocus());
  },
});
Checkable.test('checks and unchecks by keyboard, and stays open', async ({ userEvent }) => {
  const codes = screen.getByRole('menuitemcheckbox', { name: 'Show codes' });
  await expect(codes).toBeChecked();
  await userEvent.keyboard(' ');
  await expect(codes).not.toBeChecked();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect(screen.getByRole('menuitemcheckbox', { name: /^Show dates/ })).not.toBeChecked();
  await expect(screen.getByRole('menu')).toBeVisible();
});
Checkable.test('checks one of a group and unchecks the other', async ({ userEvent }) => {
  const group = within(screen.getByRole('group', { name: 'Order' }));
  const [newest, oldest] = group.getAllByRole('menuitemradio');
  await expect(newest).toBeChecked();
  if (oldest) await userEvent.click(oldest);
  await expect(oldest).toBeChecked();
  await expect(newest).not.toBeChecked();
});

const onOpenView = fn();
const viewItems = (names: readonly string[]): MenuItem[] => [
  { id: 'none', label: 'No view', group: '', checked: false, onSelect: onOpenView },
  ...names.map((label, index) => ({
    id: label,
    label,
    name: `${label}, ${index + 1} orders`,
    detail: `${index + 1}`,
    badge: index === 1 ? 'Default' : undefined,
    group: index < 2 ? 'Mine' : 'Shared',
    separated: index === 0,
    checked: index === 1,
    href: `#${label.replaceAll(' ', '-')}`,
  })),
  { id: 'manage', label: 'Manage views', icon: Tag, separated: true, onSelect: onExport },
];
const views = ['Overdue orders', 'Stuck orders', 'Everything open'];

/** Groups of places, one of them open: with a badge and a figure. In a narrow window it is a sheet. */
export const Places = meta.story({
  tags: ['visual'],
  args: { label: 'Views', sheet: true, align: 'start', items: viewItems(views) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Views' }));
    await screen.findByRole('menu');
  },
});
Places.test('names an item with its figure, and has real links', async () => {
  const open = screen.getByRole('menuitemradio', { name: 'Stuck orders, 2 orders' });
  await expect(open).toBeChecked();
  await expect(open).toHaveAccessibleDescription('Default');
  await expect(open).toHaveAttribute('href', '#Stuck-orders');
});
Places.test('closes by a choice of a group that has an action', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'No view' }));
  await waitFor(() => expect(onOpenView).toHaveBeenCalledOnce());
  await expect(screen.queryByRole('menu')).toBeNull();
});

/** The same in a narrow window. */
export const PlacesNarrow = meta.story({
  args: Places.input.args,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: Places.input.play,
});
PlacesNarrow.test('is a sheet at the lower edge of a narrow window', async () => {
  const { left, right, bottom } = screen.getByRole('menu').getBoundingClientRect();
  await expect([left, right, bottom]).toEqual([0, innerWidth, innerHeight]);
});

/** Many places, with a search. */
export const Searchable = meta.story({
  args: {
    label: 'Views',
    searchLabel: 'Find a view',
    items: viewItems([...views, ...Array.from({ length: 30 }, (_, index) => `Région ${index + 1}`)]),
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Views' }).focus();
    await userEvent.keyboard('{Enter}');
    const field = await screen.findByRole('searchbox', { name: 'Find a view' });
    await waitFor(() => expect(field).toHaveFocus());
  },
});
Searchable.test(
  'shows what the text is part of, and moves between field and items',
  async ({ userEvent }) => {
    await userEvent.keyboard('region 12');
    await expect(screen.getAllByRole('menuitemradio')).toHaveLength(1);
    await expect(screen.getByRole('menuitem', { name: 'Manage views' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitemradio', { name: 'Région 12, 15 orders' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(screen.getByRole('searchbox')).toHaveFocus();
  },
);
Searchable.test('says that nothing is found', async ({ userEvent }) => {
  await userEvent.keyboard('zzz');
  await expect(screen.getByRole('status')).toHaveTextContent('No Results.');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

/** The menu in a right-to-left page. */
export const RightToLeft = meta.story({ globals: { dir: 'rtl' } });
RightToLeft.test(
  'aligns with the other edge of its button, icons first (TEXTS-031)',
  async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'More' });
    await userEvent.click(button);
    const menu = await screen.findByRole('menu');
    const item = within(menu).getByRole('menuitem', { name: 'Export all' });
    await expect(menu.getBoundingClientRect().left).toBeLessThanOrEqual(
      button.getBoundingClientRect().left + 8,
    );
    const icon = item.querySelector('svg')?.getBoundingClientRect().left ?? 0;
    await expect(icon).toBeGreaterThan(within(item).getByText('Export all').getBoundingClientRect().left);
  },
);

/** Thirty items with very long labels. */
export const HostileContent = meta.story({
  args: {
    items: Array.from({ length: 30 }, (_, index) => ({
      id: `${index}`,
      label: index === 1 ? 'W'.repeat(200) : `👩‍👩‍👧 مرحبا ${index}`,
    })),
  },
});
HostileContent.test('stays inside the window and scrolls', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'More' }));
  const menu = await screen.findByRole('menu');
  const { left, right, bottom } = menu.getBoundingClientRect();
  await expect([left >= 0, right <= innerWidth, bottom <= innerHeight]).toEqual([true, true, true]);
  await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
  await expect(menu.scrollHeight).toBeGreaterThan(menu.clientHeight);
});
