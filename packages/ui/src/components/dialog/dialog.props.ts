import type { ComponentProps, ReactElement, ReactNode, SyntheticEvent } from 'react';

export interface DialogRootProps {
  /** Controls whether it is open. */
  open?: boolean | undefined;
  /** Whether it is open at first, if it is not controlled. Default false. */
  defaultOpen?: boolean | undefined;
  /**
   * Called with false by Escape, a press outside, the close button and `DialogCancel`; with true by the trigger. If
   * something would be lost, a press outside does nothing, and the others ask first.
   */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** False while work is under way: Escape and a press outside do nothing, and there is no close button. Default true. */
  dismissible?: boolean | undefined;
  /** Whether closing would lose what was entered. Default: a field holds something else than before. */
  unsaved?: boolean | undefined;
  /** Receives the focus on closing if the control that opened the dialog no longer exists. */
  returnFocusTo?: (() => HTMLElement | null | undefined) | undefined;
  children?: ReactNode;
}

export interface DialogContentProps extends ComponentProps<'div'> {
  /** Greatest width: `sm` 400 px for a question, `md` 520, `lg` 720 for a table, `xl` 960 for a picture. Default `md`. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
}

export interface DialogProps
  extends Omit<DialogRootProps, 'children'>, Omit<DialogContentProps, 'title' | 'onSubmit'> {
  /** Heading and accessible name of the dialog. */
  title: string;
  /** A sentence under the title, announced with it. */
  description?: ReactNode;
  /** The body; it scrolls between header and footer. */
  children?: ReactNode;
  /** The buttons: quiet, then secondary, then primary. Put the least destructive first: it gets the focus. */
  footer?: ReactNode;
  /** Makes body and footer one form: a submit button in the footer, or Enter in a field, calls it. */
  onSubmit?: ((event: SyntheticEvent<HTMLFormElement>) => void) | undefined;
  /** The footer has a close button of its own, so the header has none. Default false. */
  closesInFooter?: boolean | undefined;
  /** Name of the close button. Default `Close`. */
  closeName?: string | undefined;
  /** A button that opens the dialog, rendered in its place. */
  trigger?: ReactElement<Record<string, unknown>> | undefined;
}

/** What the panel of the ready-made dialog shows. */
export type DialogPanelProps = Omit<DialogProps, keyof Omit<DialogRootProps, 'children'> | 'trigger'>;
