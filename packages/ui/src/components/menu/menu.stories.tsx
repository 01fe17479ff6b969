import { Ban, Download, Upload } from 'lucide-react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { MenuButton, type MenuItem } from './menu.tsx';

const onExport = fn();
const onDrop = fn();
/** The menu's code is fetched when it is first wanted. */
const whenLoaded = { timeout: 5000 };
const items: MenuItem[] = [
  { id: 'drop', label: 'Drop 2 orders', icon: Ban, tone: 'danger', onSelect: onDrop },
  { id: 'upload', label: 'Upload orders', icon: Upload, href: '#upload' },
  { id: 'export', label: 'Export all', icon: Download, onSelect: onExport },
  { id: 'print', label: 'Print', disabled: true, reason: 'No printer is set up.', onSelect: onDrop },
];
const meta = preview.meta({
  component: MenuButton,
  args: {
    label: 'More',
    items,
  },
  beforeEach: () => {
    onExport.mockClear();
    onDrop.mockClear();
  },
  decorators: [(Story) => <div className="flex min-h-[280px] items-start justify-end">{Story()}</div>],
});

export const Default = meta.story();
Default.test('opens on the first click, the destructive choice last', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'More' });
  await userEvent.click(button);
  const menu = await screen.findByRole('menu', { name: 'More' }, whenLoaded);
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
    const first = await screen.findByRole('menuitem', { name: 'Upload orders' }, whenLoaded);
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
);
Default.test('does what is chosen by Enter once the focus is back', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'More' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  const first = await screen.findByRole('menuitem', { name: 'Upload orders' }, whenLoaded);
  await waitFor(() => expect(first).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(onExport).toHaveBeenCalledOnce());
  await expect(button).toHaveFocus();
});
Default.test(
  'keeps a disabled choice reachable, with its reason, and without effect',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    const item = await screen.findByRole('menuitem', { name: /^Print/ }, whenLoaded);
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(item);
    await expect(screen.getByRole('menu')).toBeVisible();
    await expect(onDrop).not.toHaveBeenCalled();
  },
);
Default.test('closes by a second press on its button', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'More' });
  await userEvent.click(button);
  await screen.findByRole('menu', {}, whenLoaded);
  await userEvent.click(button);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});
Default.test('leads to an address by a real link', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'More' }));
  await expect(await screen.findByRole('menuitem', { name: 'Upload orders' }, whenLoaded)).toHaveAttribute(
    'href',
    '#upload',
  );
});

export const IconOnly = meta.story({ args: { iconOnly: true, icon: Download, label: 'Downloads' } });
IconOnly.test('is named by its label', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Downloads' }));
  await expect(await screen.findByRole('menu', { name: 'Downloads' }, whenLoaded)).toBeVisible();
});
