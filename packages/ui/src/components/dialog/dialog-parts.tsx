import { X } from 'lucide';
import { useEffect, type ComponentProps, type SubmitEvent } from 'react';
import { useMergedRefs } from '../../behaviours/use-merged-refs.ts';
import { useScrollableByKeyboard } from '../../behaviours/use-scrollable-by-keyboard.ts';
import { useTexts } from '../../texts/texts-context.ts';
import { Button, type ButtonProps } from '../button/index.ts';
import { IconButton, type IconButtonProps } from '../icon-button/index.ts';
import { useDialogState } from './dialog-context.ts';
import { dialogTexts } from './dialog.texts.ts';
import {
  panelBody,
  panelDescription,
  panelFooter,
  panelForm,
  panelHeader,
  panelTitle,
} from './dialog.styles.ts';

export const DialogHeader = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={panelHeader({ className })} />
);

/** The heading, and the accessible name of the dialog. Every dialog needs one. */
export function DialogTitle({ className, children, ...rest }: ComponentProps<'h2'>) {
  return (
    <h2 {...rest} id={useDialogState().titleId} className={panelTitle({ className })}>
      {children}
    </h2>
  );
}

/** The accessible description of the dialog: announced with its name when it opens. */
export function DialogDescription({ className, ...rest }: ComponentProps<'p'>) {
  const { descriptionId, addDescription } = useDialogState();
  useEffect(() => addDescription(), [addDescription]);
  return <p {...rest} id={descriptionId} className={panelDescription({ className })} />;
}

export interface DialogCloseProps extends Omit<IconButtonProps, 'icon' | 'name'> {
  /** Default `Close`. */
  name?: string | undefined;
}

/** Closes the dialog. Rendered only while the dialog is dismissible. */
export function DialogClose({ name, ...rest }: DialogCloseProps) {
  const { dismissible, setOpen } = useDialogState();
  const { closeName } = useTexts('dialog', dialogTexts);
  if (!dismissible) return null;
  return <IconButton onClick={() => setOpen(false)} {...rest} icon={X} name={name ?? closeName} />;
}

/** The button that closes a form without saving it. Default content `Cancel`. */
export function DialogCancel({ children, ...rest }: ButtonProps) {
  const { setOpen } = useDialogState();
  const { cancel } = useTexts('dialog', dialogTexts);
  return (
    <Button size="md" onClick={() => setOpen(false)} {...rest}>
      {children ?? cancel}
    </Button>
  );
}

/** The content between header and footer; it scrolls. */
export function DialogBody({ className, ref, ...rest }: ComponentProps<'div'>) {
  const attach = useMergedRefs<HTMLDivElement>(useScrollableByKeyboard(), ref);
  return <div {...rest} ref={attach} className={panelBody({ className })} />;
}

/** The buttons: quiet, then secondary, then primary. Put the least destructive first: it gets the focus. */
export const DialogFooter = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} data-dialog-footer className={panelFooter({ className })} />
);

/** Body and footer as one form. It does not submit while the dialog is not dismissible. */
export function DialogForm({ className, onSubmit, ...rest }: ComponentProps<'form'>) {
  const { dismissible } = useDialogState();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React events bubble through portals: a form around the dialog must not submit too.
    event.stopPropagation();
    if (dismissible) onSubmit?.(event);
  };
  return <form noValidate {...rest} onSubmit={submit} className={panelForm({ className })} />;
}
