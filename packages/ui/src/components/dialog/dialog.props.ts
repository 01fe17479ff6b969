import type { ReactNode, SyntheticEvent } from 'react';

export interface DialogFrameProps {
  open: boolean;
  /** Escape, the scrim and the close button ask for it. */
  onClose: () => void;
  /** Widest: `sm` 400 px for a question, `md` 520, `lg` 720 for a table, `xl` 960 for a picture. Default `md`. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
  /** While something is working: Escape and the scrim do nothing, and there is no close button. */
  locked?: boolean | undefined;
  /** Where the focus goes when the control that opened the dialog is gone by the time it closes. */
  returnFocusTo?: (() => HTMLElement | null | undefined) | undefined;
  /** Its parts; one of them is a `DialogTitle`. */
  children: ReactNode;
}

export interface DialogProps extends DialogFrameProps {
  /** Heading and name of the dialog. */
  title: string;
  /** The body; it scrolls between head and foot. */
  children: ReactNode;
  /** The buttons: quiet left, then secondary, then primary. The first is the least destructive. */
  foot?: ReactNode;
  /** With it body and foot are one form: a submit button in the foot, or Enter in a field, calls it. */
  onSubmit?: ((event: SyntheticEvent<HTMLFormElement>) => void) | undefined;
  /** The foot has a Close of its own, so the head needs none; Escape and the scrim close all the same. */
  closesInFoot?: boolean | undefined;
  /** Name of the close button. Default `Close`. */
  closeName?: string | undefined;
}
