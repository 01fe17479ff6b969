import { X } from 'lucide-react';
import { useMemo, type ComponentProps, type SubmitEvent } from 'react';
import { mergeRefs } from '../../behaviours/merge-refs.ts';
import { useScrollableByKeyboard } from '../../behaviours/use-scrollable-by-keyboard.ts';
import { IconButton, type IconButtonProps } from '../icon-button/index.ts';
import { useDialogAround } from './dialog-context.ts';
import { panelBody, panelFoot, panelForm, panelHead, panelTitle } from './dialog.styles.ts';

export const DialogHead = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={panelHead({ className })} />
);

/** Heading and name of the dialog: each has one. */
export function DialogTitle({ className, children, ...rest }: ComponentProps<'h2'>) {
  return (
    <h2 {...rest} id={useDialogAround().titleId} className={panelTitle({ className })}>
      {children}
    </h2>
  );
}

export interface DialogCloseProps extends Omit<IconButtonProps, 'icon' | 'name'> {
  /** Default `Close`. */
  name?: string | undefined;
}

/** Asks the dialog to close; gone while that is locked. */
export function DialogClose({ name = 'Close', ...rest }: DialogCloseProps) {
  const { locked, onClose } = useDialogAround();
  return locked ? null : <IconButton onClick={onClose} {...rest} icon={X} name={name} />;
}

/** What scrolls between head and foot. */
export function DialogBody({ className, ref, ...rest }: ComponentProps<'div'>) {
  const scrollable = useScrollableByKeyboard();
  const attach = useMemo(() => mergeRefs<HTMLDivElement>(scrollable, ref), [scrollable, ref]);
  return <div {...rest} ref={attach} className={panelBody({ className })} />;
}

/** The buttons: quiet left, then secondary, then primary. The first is the least destructive. */
export const DialogFoot = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} data-dialog-foot className={panelFoot({ className })} />
);

/** Body and foot as one form; it sends nothing while the dialog is locked. */
export function DialogForm({ className, onSubmit, ...rest }: ComponentProps<'form'>) {
  const { locked } = useDialogAround();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A form around the dialog in the tree is none around it on the page.
    event.stopPropagation();
    if (!locked) onSubmit?.(event);
  };
  return <form noValidate {...rest} onSubmit={submit} className={panelForm({ className })} />;
}
