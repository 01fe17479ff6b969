import { lazyDialog } from '../../../app/lazy-dialog.ts';

/** Comes when a tag is pressed. */
export const ReferenceDialog = lazyDialog(
  async () => (await import('./reference-dialog.tsx')).ReferenceDialog,
);
