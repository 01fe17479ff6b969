import { SUCCEEDED, UNKNOWN_ERROR } from './confirm-result.model.ts';

export const confirmResultTexts = {
  /** Button that starts the run. */
  confirmText: 'Confirm',
  /** Button that closes the dialog before a run. */
  backText: 'Cancel',
  /** Button that runs the failed items again. */
  retryText: 'Retry failed',
  /** Button that closes the dialog after a run. */
  closeText: 'Close',
  /** Above the progress bar, and its name. */
  workingText: 'Working',
  /** State of an item that succeeded. */
  succeededText: 'Done',
  /** State of an item that failed. */
  failedText: 'Error',
  /** The outcome if everything succeeded and the run returned no message. */
  succeeded: SUCCEEDED,
  /** The outcome if some items failed. */
  failedOf: ({ failed, total }: { failed: number; total: number }) => `${failed} of ${total} failed.`,
  /** Why a run or an item failed, if the run gave no reason. */
  unknownError: UNKNOWN_ERROR,
} as const;
