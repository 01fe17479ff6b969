import { lazyWithPreload, type LazyWithPreload } from '@portal/ui/behaviours';
import type { ComponentType } from 'react';

/** A dialog whose script comes when somebody is about to need it, side by side with the one of all dialogs. */
export const lazyDialog = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyWithPreload<Props> => lazyWithPreload(async () => (await Promise.all([load(), loadFrame()]))[0]);

async function loadFrame() {
  const { loadDialog } = await import('@portal/ui/dialog');
  await loadDialog();
}
