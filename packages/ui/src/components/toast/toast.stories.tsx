import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { createToasts } from './create-toasts.ts';
import { toastDocs } from '../../../docs/components/toast.docs.tsx';
import type { ToastMessage } from './toast.model.ts';
import { ToastRegion } from './toast.tsx';

const toasts = createToasts();
const onUndo = fn();
const onLeave = fn();
const saved: ToastMessage = { text: 'Order saved.' };
const failed: ToastMessage = { tone: 'danger', text: 'The order could not be saved. Try again.' };

const showing =
  (...messages: ToastMessage[]) =>
  () => {
    for (const message of messages) toasts.show(message);
  };

const meta = preview.meta({
  title: 'Blocks/Toast',
  component: ToastRegion,
  args: { toasts },
  parameters: { block: toastDocs },
  decorators: [
    (Story) => (
      <div className="min-h-[220px]">
        <Button onClick={() => toasts.show(saved)}>Save</Button>
        {Story()}
      </div>
    ),
  ],
  beforeEach: () => {
    onUndo.mockClear();
    onLeave.mockClear();
    toasts.clear();
  },
});
const region = () => screen.getByRole('region', { name: 'Messages' });

/** A message after a finished action. */
export const Default = meta.story();
Default.test(
  'shows what was done at the lower end corner, and is dismissed',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const message = within(region()).getByRole('status');
    await expect(message).toHaveTextContent('Order saved.');
    const box = message.getBoundingClientRect();
    await expect(innerWidth - box.right).toBeLessThanOrEqual(16);
    // Above the pager of a list.
    await expect(innerHeight - box.bottom).toBe(60);
    await userEvent.click(within(message).getByRole('button', { name: 'Dismiss' }));
    await expect(within(region()).queryByRole('status')).toBeNull();
  },
);

export const Timeout = meta.story({ tags: ['!dev', '!autodocs'], args: { duration: 60 } });
Timeout.test('disappears in time, unless it is an error or the pointer is on one', async ({ userEvent }) => {
  toasts.show(failed);
  const error = await within(region()).findByRole('alert');
  await userEvent.hover(error);
  await expect(region()).toHaveAttribute('data-paused');
  toasts.show(saved);
  await expect(await within(region()).findByText('Order saved.')).toBeVisible();
  await userEvent.unhover(error);
  await waitFor(() => expect(within(region()).queryByRole('status')).toBeNull());
  await expect(error).toBeVisible();
});

export const ByKeyboard = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: showing({ text: 'Order removed.', action: { label: 'Undo', onPress: onUndo } }),
});
ByKeyboard.test(
  'is reached by F6, activated, and left for the previous focus',
  async ({ canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    save.focus();
    await userEvent.keyboard('{F6}');
    await expect(region()).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await expect(save).toHaveFocus();
    await userEvent.keyboard('{F6}{Tab}{Enter}');
    await expect(onUndo).toHaveBeenCalledOnce();
    await expect(save).toHaveFocus();
    await expect(within(region()).queryByRole('status')).toBeNull();
  },
);

/** A message above an open dialog. */
export const OverADialog = meta.story({
  beforeEach: showing(failed),
  decorators: [
    (Story) => (
      <>
        <Dialog open title="Order 12" onOpenChange={onLeave}>
          <Button>Send</Button>
        </Dialog>
        {Story()}
      </>
    ),
  ],
});
OverADialog.test('is announced, reached and dismissed while the dialog stays open', async ({ userEvent }) => {
  const dialog = await screen.findByRole('dialog');
  const send = within(dialog).getByRole('button', { name: 'Send' });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  send.focus();
  const dismiss = within(region()).getByRole('button', { name: 'Dismiss' });
  const { left, top } = dismiss.getBoundingClientRect();
  await expect(dismiss).toContainElement(document.elementFromPoint(left + 16, top + 16) as HTMLElement);
  await userEvent.keyboard('{F6}{Tab}');
  await expect(dismiss).toHaveFocus();
  await userEvent.click(dismiss);
  await expect(within(region()).queryByRole('alert')).toBeNull();
  await expect(send).toHaveFocus();
  await expect(onLeave).not.toHaveBeenCalled();
});

/** Messages of different tones; an error waits for room. */
export const Tones = meta.story({
  tags: ['visual'],
  beforeEach: showing(
    failed,
    { text: 'Order removed.', action: { label: 'Undo', onPress: onUndo } },
    { tone: 'info', text: 'Two orders came in.' },
    { tone: 'warning', text: 'The printer is nearly out of paper.' },
  ),
});
Tones.test(
  'counts the waiting messages and shows the error once there is room',
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('1 more')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    const [first] = canvas.getAllByRole('button', { name: 'Dismiss' });
    if (first) await userEvent.click(first);
    await expect(canvas.getByRole('alert')).toHaveTextContent(failed.text);
    await expect(canvas.queryByText('1 more')).toBeNull();
  },
);

/** A very long message. */
export const HostileContent = meta.story({
  beforeEach: showing({ text: `${'W'.repeat(2000)} 👩‍👩‍👧 مرحبا`, tone: 'danger' }),
});
HostileContent.test('scrolls a long text and keeps its button in reach', async ({ canvas }) => {
  const message = canvas.getByRole('alert');
  await expect(message.getBoundingClientRect().height).toBeLessThanOrEqual(200);
  await expect(message.scrollWidth).toBeLessThanOrEqual(message.clientWidth);
  await expect(canvas.getByRole('button', { name: 'Dismiss' })).toBeVisible();
});
