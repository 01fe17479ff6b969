import { useState } from 'react';
import { lazyWithPreload } from '../../behaviours/lazy-with-preload.tsx';
import { useRender, type RenderProp } from '../../behaviours/use-render.ts';
import { Button, type ButtonProps } from '../button/index.ts';
import { useDialogState } from './dialog-context.ts';
import { DialogRoot } from './dialog-root.tsx';
import type { DialogContentProps, DialogProps } from './dialog.props.ts';

const RadixContent = lazyWithPreload(async () => (await import('./dialog.radix.tsx')).RadixContent);
const RadixDialog = lazyWithPreload(async () => (await import('./dialog.radix.tsx')).RadixDialog);

/** Loads the code of dialogs; rejects if it cannot be loaded. */
export async function loadDialog(): Promise<void> {
  await Promise.all([RadixContent.load(), RadixDialog.load()]);
}

export interface DialogTriggerProps extends Omit<ButtonProps, 'render'> {
  /** Another element than the button. */
  render?: RenderProp<ButtonProps, { open: boolean }> | undefined;
}

const preload = () => RadixContent.preload();

/** Opens the dialog. The code of the dialog is loaded when the pointer or the focus reaches it. */
export function DialogTrigger({ render = <Button />, ...props }: DialogTriggerProps) {
  const { open, setOpen } = useDialogState();
  return useRender({
    render,
    element: 'button',
    state: { open },
    props: {
      'aria-haspopup': 'dialog',
      'aria-expanded': open,
      onPointerEnter: preload,
      onFocus: preload,
      onClick: () => setOpen(true),
      ...props,
    },
  });
}

/** The panel of a dialog, and the scrim behind it. Its code is loaded when the dialog first opens. */
export function DialogContent(props: DialogContentProps) {
  return useOpenedOnce() && <RadixContent {...props} />;
}

/** A modal dialog; in a narrow window, a sheet at the bottom. Its code is loaded when it first opens. */
export function Dialog({
  open,
  defaultOpen,
  onOpenChange,
  dismissible,
  unsaved,
  returnFocusTo,
  trigger,
  ...panel
}: DialogProps) {
  return (
    <DialogRoot {...{ open, defaultOpen, onOpenChange, dismissible, unsaved, returnFocusTo }}>
      {trigger && <DialogTrigger render={trigger} />}
      <Panel {...panel} />
    </DialogRoot>
  );
}

function Panel(props: Parameters<typeof RadixDialog>[0]) {
  return useOpenedOnce() && <RadixDialog {...props} />;
}

/** Stays true after closing, for the closing animation. */
function useOpenedOnce(): boolean {
  const { open } = useDialogState();
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return opened;
}
