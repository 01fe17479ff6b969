/** The dialogs of saved views, in one script. */
export { ManageViewsDialog } from './manage-views-dialog.tsx';
export { SaveChangesDialog } from './save-changes-dialog.tsx';
export { SaveViewDialog } from './save-view-dialog.tsx';
