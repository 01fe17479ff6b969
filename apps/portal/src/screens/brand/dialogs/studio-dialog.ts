import type { LookReport } from '@portal/ui/theme/check';
import type { DraftWork } from '../use-draft.ts';

export interface StudioDialogProps {
  readonly work: DraftWork;
  /** Undefined until the first check has ended. */
  readonly report: LookReport | undefined;
  readonly onClose: () => void;
}
