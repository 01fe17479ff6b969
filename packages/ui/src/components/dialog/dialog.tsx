import { useMemo, useState } from 'react';
import { lazyWithPreload } from '../../behaviours/lazy-with-preload.tsx';
import { useControllable } from '../../behaviours/use-controllable.ts';
import { useRender, type RenderProp } from '../../behaviours/use-render.ts';
import { Button, type ButtonProps } from '../button/index.ts';
import { DialogContext, useDialogState } from './dialog-context.ts';
import type { DialogContentProps, DialogProps, DialogRootProps } from './dialog.props.ts';
import { useDialogFocus } from './use-dialog-focus.ts';

const RadixContent = lazyWithPreload(async () => (await import('./dialog.radix.tsx')).RadixContent);
const RadixDialog = lazyWithPreload(async () => (await import('./dialog.radix.tsx')).RadixDialog);

/** Loads the code of dialogs; rejects if it cannot be loaded. */
export async function loadDialog(): Promise<void> {
  await Promise.all([RadixContent.load(), RadixDialog.load()]);
}

/** Holds the state of a dialog for its trigger and its content. Renders no element. */
export function DialogRoot({
  open: controlled,
  defaultOpen = false,
  onOpenChange,
  dismissible = true,
  returnFocusTo,
  children,
}: DialogRootProps) {
  const [open, setOpen] = useControllable({
    value: controlled,
    defaultValue: defaultOpen,
    onValueChange: onOpenChange,
  });
  const { moveFocusIn, moveFocusBack } = useDialogFocus({ open, returnFocusTo });
  const state = useMemo(
    () => ({
      open,
      setOpen,
      dismissible,
      moveFocusIn,
      moveFocusBack,
      titleId: undefined,
      descriptionId: undefined,
      addDescription: () => () => undefined,
    }),
    [open, setOpen, dismissible, moveFocusIn, moveFocusBack],
  );
  return <DialogContext value={state}>{children}</DialogContext>;
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
  returnFocusTo,
  trigger,
  ...panel
}: DialogProps) {
  return (
    <DialogRoot {...{ open, defaultOpen, onOpenChange, dismissible, returnFocusTo }}>
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
