import { useRef, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { Dialog, type DialogProps } from './dialog.tsx';

interface OpenerProps extends Omit<DialogProps, 'open' | 'title' | 'children'> {
  body?: DialogProps['children'];
  /** The opening button goes for good, as a row does whose subject was taken away. */
  openerGoes?: boolean;
}

function Opener({
  body = <p>Nothing can bring it back.</p>,
  openerGoes = false,
  onClose,
  ...props
}: OpenerProps) {
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const close = () => {
    onClose();
    setOpened(true);
    setOpen(false);
  };
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label="Place">
      {!(opened && openerGoes) && <Button onClick={() => setOpen(true)}>Drop order</Button>}
      <Dialog
        open={open}
        onClose={close}
        title="Drop order 12"
        returnFocusTo={() => place.current}
        foot={
          <>
            <Button size="md" onClick={close}>
              Go back
            </Button>
            <Button size="md" variant="danger">
              Confirm
            </Button>
          </>
        }
        {...props}
      >
        {body}
      </Dialog>
    </div>
  );
}

const meta = preview.meta({ component: Opener, args: { onClose: fn() } });
const open = async (
  canvas: { getByRole: typeof screen.getByRole },
  click: (element: Element) => Promise<void>,
) => {
  await click(canvas.getByRole('button', { name: 'Drop order' }));
  return screen.findByRole('dialog', { name: 'Drop order 12' }, { timeout: 5000 });
};

export const Default = meta.story();
Default.test(
  'focuses the least destructive button and gives the focus back',
  async ({ canvas, userEvent }) => {
    const dialog = await open(canvas, userEvent.click);
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Go back' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Drop order' })).toHaveFocus());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
);
Default.test('closes by its close button', async ({ canvas, userEvent, args }) => {
  const dialog = await open(canvas, userEvent.click);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await expect(args.onClose).toHaveBeenCalledOnce();
});
Default.test('closes by a press on what lies around it', async ({ canvas, userEvent, args }) => {
  const dialog = await open(canvas, userEvent.click);
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  await userEvent.click(dialog.parentElement as HTMLElement);
  await expect(args.onClose).toHaveBeenCalledOnce();
});

export const WithField = meta.story({
  args: {
    body: (
      <label className="grid gap-1.5 font-medium">
        Reason
        <input className="min-h-control-md rounded-md border border-border-control bg-field px-3" />
      </label>
    ),
  },
});
WithField.test('focuses its first field', async ({ canvas, userEvent }) => {
  await open(canvas, userEvent.click);
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveFocus());
});

export const Locked = meta.story({ args: { locked: true } });
Locked.test('cannot be left while it works', async ({ canvas, userEvent, args }) => {
  const dialog = await open(canvas, userEvent.click);
  await expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(dialog.parentElement as HTMLElement);
  await expect(args.onClose).not.toHaveBeenCalled();
  await expect(dialog).toBeVisible();
});

export const OpenerGone = meta.story({
  args: { openerGoes: true },
});
OpenerGone.test(
  'sends the focus to the given place when its opener is gone',
  async ({ canvas, userEvent }) => {
    await open(canvas, userEvent.click);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Place' })).toHaveFocus());
  },
);

export const LongText = meta.story({
  args: { body: <p>{'A long story about an order that nobody asked for. '.repeat(120)}</p> },
});
LongText.test('scrolls between its head and its foot, by keyboard too', async ({ canvas, userEvent }) => {
  const dialog = await open(canvas, userEvent.click);
  await expect(within(dialog).getByRole('button', { name: 'Confirm' })).toBeVisible();
  const body = within(dialog).getByText(/A long story/).parentElement as HTMLElement;
  await expect(body.scrollHeight).toBeGreaterThan(body.clientHeight);
  await expect(body).toHaveAttribute('tabindex', '0');
  await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
});
