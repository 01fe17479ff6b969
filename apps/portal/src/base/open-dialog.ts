/** Matches a dialog that is open and takes keys. */
export const openDialog = '[role="dialog"]:not([inert]), [role="alertdialog"]:not([inert])';
