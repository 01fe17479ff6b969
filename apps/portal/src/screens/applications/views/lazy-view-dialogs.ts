import { lazyDialog } from '../../../base/lazy-dialog.ts';

const load = () => import('./view-dialogs.ts');

export const SaveViewDialog = lazyDialog(async () => (await load()).SaveViewDialog);
export const SaveChangesDialog = lazyDialog(async () => (await load()).SaveChangesDialog);
export const ManageViewsDialog = lazyDialog(async () => (await load()).ManageViewsDialog);
