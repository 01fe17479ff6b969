import { lazyWithPreload, type LazyWithPreload } from '@portal/ui/behaviours';
import type { ComponentType } from 'react';

/** A lazy dialog whose script loads in parallel with the shared dialog script. */
export const lazyDialog = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyWithPreload<Props> => lazyWithPreload(async () => (await Promise.all([load(), loadFrame()]))[0]);

async function loadFrame() {
  const { loadDialog } = await import('@portal/ui/dialog');
  await loadDialog();
}
