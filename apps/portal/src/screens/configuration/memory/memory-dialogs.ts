/** The dialogs of the history, in one script. */
export { ConflictDialog } from './conflict-dialog.tsx';
export { HistoryDialog } from './history-dialog.tsx';
