import { lazy, Suspense, useState, type ReactNode, type SyntheticEvent } from 'react';
import { useDialogFocus } from './use-dialog-focus.ts';

const load = () => import('./dialog.radix.tsx');
const RadixDialog = lazy(load);

/** Fetches the dialog's chunk ahead: call it when a dialog seems to be wanted. */
export function preloadDialog() {
  void load();
}

export interface DialogProps {
  open: boolean;
  /** Escape, the scrim and the close button ask for it. */
  onClose: () => void;
  /** Heading and name of the dialog. */
  title: string;
  /** The body; it scrolls between head and foot. */
  children: ReactNode;
  /** The buttons: quiet left, then secondary, then primary. The first is the least destructive. */
  foot?: ReactNode;
  /** Widest: `sm` 400 px for a question, `md` 520, `lg` 720 for a table, `xl` 960 for a picture. Default `md`. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
  /** With it body and foot are one form: a submit button in the foot, or Enter in a field, calls it. */
  onSubmit?: ((event: SyntheticEvent<HTMLFormElement>) => void) | undefined;
  /** While something is working: Escape and the scrim do nothing, and there is no close button. */
  locked?: boolean | undefined;
  /** The foot has a Close of its own, so the head needs none; Escape and the scrim close all the same. */
  closesInFoot?: boolean | undefined;
  /** Name of the close button. Default `Close`. */
  closeName?: string | undefined;
  /** Where the focus goes when the control that opened the dialog is gone by the time it closes. */
  returnFocusTo?: (() => HTMLElement | null | undefined) | undefined;
}

/** A modal dialog; at the bottom of a narrow window, a sheet. Its code arrives when it is first opened. */
export function Dialog({ returnFocusTo, ...dialog }: DialogProps) {
  const focus = useDialogFocus({ open: dialog.open, returnFocusTo });
  const [wanted, setWanted] = useState(dialog.open);
  if (dialog.open && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <RadixDialog {...dialog} focus={focus} />
    </Suspense>
  );
}
