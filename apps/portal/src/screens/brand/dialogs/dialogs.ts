import type { LookReport } from '@portal/ui/theme/check';
import { lazyDialog } from '../../../base/lazy-dialog.ts';
import type { DraftWork } from '../use-draft.ts';
import type { LookImages } from '../use-look-images.ts';

export interface StudioDialogProps {
  readonly work: DraftWork;
  /** Undefined until the first check has ended. */
  readonly report: LookReport | undefined;
  readonly images: LookImages;
  readonly onClose: () => void;
}

/** The dialogs of the studio, each with its own script. */
export const studioDialogs = {
  history: lazyDialog<StudioDialogProps>(async () => (await import('./history-dialog.tsx')).HistoryDialog),
  share: lazyDialog<StudioDialogProps>(async () => (await import('./share-dialog.tsx')).ShareDialog),
  import: lazyDialog<StudioDialogProps>(async () => (await import('./import-dialog.tsx')).ImportDialog),
  discard: lazyDialog<StudioDialogProps>(async () => (await import('./discard-dialog.tsx')).DiscardDialog),
  publish: lazyDialog<StudioDialogProps>(async () => (await import('./publish-dialog.tsx')).PublishDialog),
} as const;
export type StudioDialogId = keyof typeof studioDialogs;
