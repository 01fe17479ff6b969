import { SlidersHorizontal } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { popoverDocs } from './popover.docs.ts';
import { Popover, type PopoverProps } from './popover.tsx';

const args: PopoverProps = {
  label: 'Columns',
  children: (close) => (
    <div className="grid gap-2">
      <p>What the list shows.</p>
      <Button onClick={close}>Done</Button>
    </div>
  ),
  onChangeOpen: fn(),
};

const meta = preview.meta({
  component: Popover,
  args,
  parameters: { block: popoverDocs },
  decorators: [(Story) => <div className="min-h-[160px]">{Story()}</div>],
});
const panel = () => screen.queryByRole('dialog', { name: 'Columns' });
const shown = () => waitFor(() => expect(panel()).toHaveAttribute('data-side'));

export const Default = meta.story();
Default.test('takes the focus in, and gives it back on Escape', async ({ canvas, userEvent, args }) => {
  const button = canvas.getByRole('button', { name: 'Columns' });
  await userEvent.click(button);
  await shown();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(canvas.getByRole('button', { name: 'Done' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(panel()).toBeNull());
  await expect(button).toHaveFocus();
  await expect(args.onChangeOpen).toHaveBeenLastCalledWith(false);
});
Default.test('is closed by what lies in it, and by its button', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Columns' });
  await userEvent.click(button);
  await shown();
  await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(panel()).toBeNull());
  await expect(button).toHaveFocus();
  await userEvent.click(button);
  await shown();
  await userEvent.click(button);
  await waitFor(() => expect(panel()).toBeNull());
});
Default.test('closes when the keyboard leaves it', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
  await shown();
  await userEvent.tab({ shift: true });
  await userEvent.tab({ shift: true });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(panel()).toBeNull());
});

export const AtTheCorner = meta.story({
  args: { align: 'end' },
  render: (args) => (
    <div className="fixed end-0 bottom-0">
      <Popover {...args} />
    </div>
  ),
});
AtTheCorner.test('opens above, inside the window', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Columns' });
  await userEvent.click(button);
  await shown();
  const box = panel()?.getBoundingClientRect();
  await expect(panel()).toHaveAttribute('data-side', 'above');
  await expect(box?.bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top);
  await expect(box?.right).toBeLessThanOrEqual(innerWidth - 8);
});

function InDialog({ onLeave, ...args }: PopoverProps & { onLeave: () => void }) {
  return (
    <Dialog open title="Orders" onClose={onLeave}>
      <Popover {...args} />
    </Dialog>
  );
}
const onLeave = fn();

export const InsideADialog = meta.story({
  render: (args) => <InDialog {...args} onLeave={onLeave} />,
  beforeEach: () => void onLeave.mockClear(),
});
InsideADialog.test('is left by Escape, and the dialog stays', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Columns' }, { timeout: 5000 }));
  await shown();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(panel()).toBeNull());
  await expect(onLeave).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await expect(onLeave).toHaveBeenCalledOnce();
});

export const AnotherButton = meta.story({
  tags: ['visual'],
  args: {
    icon: SlidersHorizontal,
    variant: 'primary',
    size: 'md',
    children: <p>Nothing here can have the focus, so the panel itself gets it.</p>,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await shown();
  },
});
AnotherButton.test('focuses the panel where nothing else can have the focus', async () => {
  await expect(panel()).toHaveFocus();
});

export const Hostile = meta.story({
  args: { label: 'Columns', children: <p>{`${'W'.repeat(2000)} 👩‍👩‍👧 مرحبا`}</p>, align: 'end' },
  globals: { dir: 'rtl' },
  decorators: [(Story) => <div className="w-[200px]">{Story()}</div>],
});
Hostile.test('stays inside the window, and breaks its words', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
  await shown();
  const box = panel()?.getBoundingClientRect();
  await expect(box?.left).toBeGreaterThanOrEqual(8);
  await expect(box?.right).toBeLessThanOrEqual(innerWidth - 8);
  await expect(panel()?.scrollWidth).toBeLessThanOrEqual(panel()?.clientWidth ?? 0);
});
