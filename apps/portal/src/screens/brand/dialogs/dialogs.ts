import { lazyDialog } from '../../../base/lazy-dialog.ts';
import type { StudioDialogProps } from './studio-dialog.ts';

/** The dialogs of the studio, each with its own script. */
export const studioDialogs = {
  history: lazyDialog<StudioDialogProps>(async () => (await import('./history-dialog.tsx')).HistoryDialog),
  share: lazyDialog<StudioDialogProps>(async () => (await import('./share-dialog.tsx')).ShareDialog),
  import: lazyDialog<StudioDialogProps>(async () => (await import('./import-dialog.tsx')).ImportDialog),
  discard: lazyDialog<StudioDialogProps>(async () => (await import('./discard-dialog.tsx')).DiscardDialog),
  publish: lazyDialog<StudioDialogProps>(async () => (await import('./publish-dialog.tsx')).PublishDialog),
} as const;
export type StudioDialogId = keyof typeof studioDialogs;
