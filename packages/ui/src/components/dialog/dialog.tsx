import { useState } from 'react';
import { lazyWithPreload } from '../../behaviours/lazy-with-preload.tsx';
import type { DialogFrameProps, DialogProps } from './dialog.props.ts';
import { useDialogFocus } from './use-dialog-focus.ts';

const RadixFrame = lazyWithPreload(async () => (await import('./dialog.radix.tsx')).RadixFrame);
const RadixDialog = lazyWithPreload(async () => (await import('./dialog.radix.tsx')).RadixDialog);

/** Brings the script of every dialog, beside the one of what stands in it; rejects where it does not come. */
export async function loadDialog(): Promise<void> {
  await Promise.all([RadixFrame.load(), RadixDialog.load()]);
}

/** A modal dialog; at the bottom of a narrow window, a sheet. Its code arrives when it is first opened. */
export function Dialog({ returnFocusTo, ...dialog }: DialogProps) {
  const { focus, wanted } = useOpening(dialog.open, returnFocusTo);
  return wanted && <RadixDialog {...dialog} focus={focus} />;
}

/** The dialog without anything in it, for another arrangement of its parts. */
export function DialogFrame({ returnFocusTo, ...frame }: DialogFrameProps) {
  const { focus, wanted } = useOpening(frame.open, returnFocusTo);
  return wanted && <RadixFrame {...frame} focus={focus} />;
}

function useOpening(open: boolean, returnFocusTo: DialogFrameProps['returnFocusTo']) {
  const focus = useDialogFocus({ open, returnFocusTo });
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  return { focus, wanted };
}
