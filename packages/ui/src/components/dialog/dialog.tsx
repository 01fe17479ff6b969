import { lazy, Suspense, useState } from 'react';
import type { DialogFrameProps, DialogProps } from './dialog.props.ts';
import { useDialogFocus } from './use-dialog-focus.ts';

const load = () => import('./dialog.radix.tsx');
const RadixFrame = lazy(async () => ({ default: (await load()).RadixFrame }));
const RadixDialog = lazy(async () => ({ default: (await load()).RadixDialog }));

/** Fetches the dialog's chunk ahead: call it when a dialog seems to be wanted. */
export function preloadDialog() {
  void load();
}

/** A modal dialog; at the bottom of a narrow window, a sheet. Its code arrives when it is first opened. */
export function Dialog({ returnFocusTo, ...dialog }: DialogProps) {
  const { focus, wanted } = useOpening(dialog.open, returnFocusTo);
  return wanted ? (
    <Suspense fallback={null}>
      <RadixDialog {...dialog} focus={focus} />
    </Suspense>
  ) : null;
}

/** The dialog without anything in it, for another arrangement of its parts. */
export function DialogFrame({ returnFocusTo, ...frame }: DialogFrameProps) {
  const { focus, wanted } = useOpening(frame.open, returnFocusTo);
  return wanted ? (
    <Suspense fallback={null}>
      <RadixFrame {...frame} focus={focus} />
    </Suspense>
  ) : null;
}

function useOpening(open: boolean, returnFocusTo: DialogFrameProps['returnFocusTo']) {
  const focus = useDialogFocus({ open, returnFocusTo });
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  return { focus, wanted };
}
