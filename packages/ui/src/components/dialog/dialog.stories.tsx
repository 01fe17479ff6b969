import { Info } from 'lucide';
import { useRef, useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { dialogDocs } from '../../../docs/components/dialog.docs.tsx';
import type { DialogProps } from './dialog.props.ts';
import { Dialog, DialogContent, DialogTrigger } from './dialog.tsx';
import { DialogRoot } from './dialog-root.tsx';
import {
  DialogBody,
  DialogCancel,
  DialogClose,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from './dialog-parts.tsx';

interface OpenerProps extends Omit<DialogProps, 'open' | 'title' | 'children'> {
  title?: string;
  body?: DialogProps['children'];
  /** The trigger is removed after the first opening, as the row of a deleted record is. */
  openerGoes?: boolean;
}

function Opener({
  body = <p>Nothing can bring it back.</p>,
  openerGoes = false,
  onOpenChange,
  ...props
}: OpenerProps) {
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const close = () => {
    onOpenChange?.(false);
    setOpened(true);
    setOpen(false);
  };
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label="Place">
      {!(opened && openerGoes) && <Button onClick={() => setOpen(true)}>Drop order</Button>}
      <Dialog
        open={open}
        onOpenChange={close}
        title="Drop order 12"
        returnFocusTo={() => place.current}
        footer={
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

const meta = preview.meta({
  title: 'Blocks/Dialog',
  component: Opener,
  args: { onOpenChange: fn() },
  parameters: { block: dialogDocs },
});
const open = async (
  canvas: { getByRole: typeof screen.getByRole },
  click: (element: Element) => Promise<void>,
) => {
  await click(canvas.getByRole('button', { name: 'Drop order' }));
  return screen.findByRole('dialog', { name: 'Drop order 12' });
};

/** A question with a less destructive and a destructive button. */
export const Default = meta.story();
Default.test(
  'focuses the least destructive button and returns the focus on closing',
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
  await expect(args.onOpenChange).toHaveBeenCalledOnce();
});
Default.test('closes by a press outside', async ({ canvas, userEvent, args }) => {
  const dialog = await open(canvas, userEvent.click);
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  await userEvent.click(dialog.parentElement as HTMLElement);
  await expect(args.onOpenChange).toHaveBeenCalledOnce();
});

const reason = (
  <label className="grid gap-1.5 font-medium">
    Reason
    <input className="min-h-control-md rounded-md border border-border-control bg-field px-3" />
  </label>
);

/** A dialog with a field, which gets the focus. */
export const WithField = meta.story({ args: { body: reason } });
WithField.test('focuses its first field', async ({ canvas, userEvent }) => {
  await open(canvas, userEvent.click);
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveFocus());
});

/** Fields that were filled in. */
export const Changed = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { body: reason, footer: <DialogCancel /> },
});
Changed.test(
  'a changed form asks before Escape, Close or Cancel discards it, and a press outside does nothing (OP-384)',
  async ({ canvas, userEvent, args }) => {
    const dialog = await open(canvas, userEvent.click);
    const field = screen.getByRole('textbox', { name: 'Reason' });
    await userEvent.type(field, 'Twice');
    await userEvent.click(dialog.parentElement as HTMLElement);
    await expect(screen.getAllByRole('dialog')).toHaveLength(1);
    const keep = async () => {
      const question = await screen.findByRole('dialog', { name: 'Discard changes?' });
      const button = within(question).getByRole('button', { name: 'Keep editing' });
      await waitFor(() => expect(button).toHaveFocus());
      await userEvent.click(button);
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Discard changes?' })).toBeNull());
      await expect(field).toHaveValue('Twice');
    };
    await userEvent.keyboard('{Escape}');
    await keep();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await keep();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);
Changed.test(
  'closes without a question once everything is as before',
  async ({ canvas, userEvent, args }) => {
    await open(canvas, userEvent.click);
    await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'T{Backspace}{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
  },
);
Changed.test(
  'Escape that ends a composition is left to the input method',
  async ({ canvas, userEvent, args }) => {
    await open(canvas, userEvent.click);
    const field = screen.getByRole('textbox', { name: 'Reason' });
    for (const composing of [{ isComposing: true }, { keyCode: 229 }])
      await fireEvent.keyDown(field, { key: 'Escape', ...composing });
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
);

/** While work is under way there is no close button, and Escape does nothing. */
export const NotDismissible = meta.story({ args: { dismissible: false } });
NotDismissible.test('cannot be closed while work is under way', async ({ canvas, userEvent, args }) => {
  const dialog = await open(canvas, userEvent.click);
  await expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(dialog.parentElement as HTMLElement);
  await expect(args.onOpenChange).not.toHaveBeenCalled();
  await expect(dialog).toBeVisible();
});

export const TriggerRemoved = meta.story({ tags: ['!dev', '!autodocs'], args: { openerGoes: true } });
TriggerRemoved.test(
  'moves the focus to the given element if its trigger no longer exists',
  async ({ canvas, userEvent }) => {
    await open(canvas, userEvent.click);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Place' })).toHaveFocus());
  },
);

/** The body scrolls between header and footer. */
export const LongContent = meta.story({
  args: {
    body: (
      <>
        <p>{'A long story about an order that nobody asked for. '.repeat(120)}</p>
        <p className="sr-only">The end</p>
      </>
    ),
  },
});
LongContent.test('scrolls between header and footer, also by keyboard', async ({ canvas, userEvent }) => {
  const dialog = await open(canvas, userEvent.click);
  await expect(within(dialog).getByRole('button', { name: 'Confirm' })).toBeVisible();
  const body = within(dialog).getByText(/A long story/).parentElement as HTMLElement;
  await expect(body.scrollHeight).toBeGreaterThan(body.clientHeight);
  await expect(body).toHaveAttribute('tabindex', '0');
  await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
});
LongContent.test(
  'keeps title and Close where they are when it is scrolled',
  async ({ canvas, userEvent }) => {
    const scrim = (await open(canvas, userEvent.click)).parentElement as HTMLElement;
    await expect(scrim.scrollHeight).toBe(scrim.clientHeight);
  },
);

/** Body and footer are one form. */
export const WithForm = meta.story({
  args: {
    body: reason,
    onSubmit: fn(),
    footer: (
      <Button size="md" variant="primary" type="submit">
        Save
      </Button>
    ),
  },
});
WithForm.test(
  'submits its form by Enter in a field and by the button in the footer',
  async ({ canvas, userEvent, args }) => {
    const dialog = await open(canvas, userEvent.click);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveFocus());
    await userEvent.keyboard('Late{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    await expect(dialog).toBeVisible();
  },
);

export const FormNotDismissible = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { ...WithForm.input.args, dismissible: false },
});
FormNotDismissible.test(
  'does not submit again while work is under way',
  async ({ canvas, userEvent, args }) => {
    await open(canvas, userEvent.click);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
);

export const Closing = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    const { documentElement } = document;
    const still = documentElement.toggleAttribute('data-still', false);
    return () => documentElement.toggleAttribute('data-still', !still);
  },
});
Closing.test('closes in 100 ms and does not respond meanwhile', async ({ canvas, userEvent, args }) => {
  const dialog = await open(canvas, userEvent.click);
  // Paused when it starts, because a busy machine may need longer than the animation.
  const closing = new Promise<Animation>((resolve) => {
    dialog.addEventListener('animationstart', () => {
      const animation = dialog.getAnimations().find((each) => each instanceof CSSAnimation);
      if (dialog.dataset['state'] !== 'closed' || !animation) return;
      animation.pause();
      resolve(animation);
    });
  });
  await userEvent.keyboard('{Escape}');
  const animation = await closing;
  await expect(animation.effect?.getTiming().duration).toBe(100);
  await expect(dialog).toHaveAttribute('inert');
  await userEvent.keyboard('{Escape}');
  animation.finish();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Drop order' })).toHaveFocus());
  await expect(args.onOpenChange).toHaveBeenCalledOnce();
});

/** The width for a short question. */
export const Small = meta.story({ args: { size: 'sm' } });
Small.test('is 400 px wide', async ({ canvas, userEvent }) => {
  const dialog = await open(canvas, userEvent.click);
  await expect(dialog.getBoundingClientRect().width).toBe(400);
});

/** The width for a table or a long form. */
export const Large = meta.story({
  tags: ['visual'],
  args: { size: 'lg', body: reason },
  play: async ({ canvas, userEvent }) => {
    await open(canvas, userEvent.click);
  },
});
Large.test('is 720 px wide', async () => {
  await expect(screen.getByRole('dialog').getBoundingClientRect().width).toBe(720);
});

/** In a narrow window the dialog is a sheet at the bottom. */
export const NarrowWindow = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: { size: 'lg' },
});
NarrowWindow.test('is a sheet at the bottom of a narrow window', async ({ canvas, userEvent }) => {
  const dialog = await open(canvas, userEvent.click);
  await waitFor(() => expect(dialog.getBoundingClientRect().width).toBe(innerWidth));
  await expect(dialog.getBoundingClientRect().bottom).toBe(innerHeight);
});

/** A picture with its name below it. */
function Picture({ onOpenChange, dismissible }: Pick<DialogProps, 'onOpenChange' | 'dismissible'>) {
  return (
    <DialogRoot defaultOpen {...{ onOpenChange, dismissible }}>
      <DialogContent size="xl">
        <DialogBody className="bg-sunken">
          <div role="img" aria-label="A lamp" className="h-[200px]" />
        </DialogBody>
        <DialogHeader className="border-t border-border">
          <DialogTitle>Lamp of order 12</DialogTitle>
          <DialogClose name="Put away" />
        </DialogHeader>
      </DialogContent>
    </DialogRoot>
  );
}

/** The parts in another order, for a picture with its name below it. */
export const OtherArrangement = meta.story({ render: (args) => <Picture {...args} /> });
OtherArrangement.test('is named by its title and closed by its own button', async ({ userEvent, args }) => {
  const dialog = await screen.findByRole('dialog', { name: 'Lamp of order 12' });
  const title = within(dialog).getByRole('heading', { name: 'Lamp of order 12' });
  const picture = within(dialog).getByRole('img', { name: 'A lamp' });
  await expect(picture.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Put away' }));
  await expect(args.onOpenChange).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

export const OtherArrangementNotDismissible = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { dismissible: false },
  render: (args) => <Picture {...args} />,
});
OtherArrangementNotDismissible.test(
  'cannot be closed while work is under way',
  async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Lamp of order 12' });
    await expect(within(dialog).queryByRole('button')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
);

/** A title and a body of extreme length, in a narrow window. */
export const HostileContent = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: {
    title: `${'W'.repeat(200)} 👩‍👩‍👧 مرحبا`,
    body: <p className="wrap-anywhere">{'x'.repeat(5000)}</p>,
  },
});
HostileContent.test(
  'keeps its close button and its footer inside the window',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Drop order' }));
    const dialog = await screen.findByRole('dialog');
    for (const name of ['Close', 'Confirm']) {
      const { right, bottom } = within(dialog).getByRole('button', { name }).getBoundingClientRect();
      await expect(right).toBeLessThanOrEqual(innerWidth);
      await expect(bottom).toBeLessThanOrEqual(innerHeight);
    }
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
);

/** The dialog composed of its parts, with its own trigger. */
export const Parts = meta.story({
  render: ({ onOpenChange }) => (
    <DialogRoot onOpenChange={onOpenChange}>
      <DialogTrigger variant="primary">Share order</DialogTrigger>
      <DialogContent size="sm" data-from-outside className="from-outside">
        <DialogHeader>
          <DialogTitle>Share order 12</DialogTitle>
          <DialogClose />
        </DialogHeader>
        <DialogBody>
          <DialogDescription>Anyone with the link can see it.</DialogDescription>
        </DialogBody>
        <DialogFooter>
          <Button size="md" variant="primary">
            Copy link
          </Button>
        </DialogFooter>
      </DialogContent>
    </DialogRoot>
  ),
});
Parts.test(
  'opens by its trigger, keeps its own state and has a description',
  async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Share order' });
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(trigger);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    const dialog = await screen.findByRole('dialog', { name: 'Share order 12' });
    await expect(dialog).toHaveAccessibleDescription('Anyone with the link can see it.');
    await expect(dialog).toHaveClass('from-outside');
    await expect(dialog).toHaveAttribute('data-from-outside');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(trigger).toHaveFocus());
  },
);

/** The dialog opens by the button that it is given. */
export const WithTrigger = meta.story({
  render: ({ onOpenChange }) => (
    <Dialog
      title="Orders"
      description="Two orders are open."
      trigger={<IconButton icon={Info} name="About orders" />}
      onOpenChange={onOpenChange}
    />
  ),
});
WithTrigger.test('is opened by the element it is given', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'About orders' }));
  const dialog = await screen.findByRole('dialog', { name: 'Orders' });
  await expect(dialog).toHaveAccessibleDescription('Two orders are open.');
});
