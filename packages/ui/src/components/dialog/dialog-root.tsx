import { useMemo } from 'react';
import { useControllable } from '../../behaviours/use-controllable.ts';
import { DialogContext, noDialog } from './dialog-context.ts';
import type { DialogRootProps } from './dialog.props.ts';
import { useDialogFocus } from './use-dialog-focus.ts';

/** Holds the state of a dialog for its trigger and its content. Renders no element. */
export function DialogRoot({
  open: controlled,
  defaultOpen = false,
  onOpenChange,
  dismissible = true,
  unsaved,
  returnFocusTo,
  children,
}: DialogRootProps) {
  const [open, setOpen] = useControllable({
    value: controlled,
    defaultValue: defaultOpen,
    onValueChange: onOpenChange,
  });
  const { moveFocusIn, moveFocusBack } = useDialogFocus(open, returnFocusTo);
  const state = useMemo(
    () => ({ ...noDialog, open, setOpen, dismissible, unsaved, moveFocusIn, moveFocusBack }),
    [open, setOpen, dismissible, unsaved, moveFocusIn, moveFocusBack],
  );
  return <DialogContext value={state}>{children}</DialogContext>;
}
