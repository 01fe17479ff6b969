import { lazyWithPreload } from '@portal/ui/behaviours';
import type { ComponentType } from 'react';

/** A lazy dialog whose script loads in parallel with the shared dialog script. */
export function lazyDialog<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const dialog = lazyWithPreload(async () => (await Promise.all([load(), loadFrame()]))[0]);
  /** Props of the control that opens it: its script loads once the pointer or the focus is there. */
  const onIntent = { onPointerEnter: dialog.preload, onFocus: dialog.preload };
  return Object.assign(dialog, { onIntent });
}

async function loadFrame() {
  const { loadDialog } = await import('@portal/ui/dialog');
  await loadDialog();
}
