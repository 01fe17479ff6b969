import { lazyDialog } from '../../base/lazy-dialog.ts';

/** The dialog of New, by the shown service (OP-192). */
export const newVerification = {
  Company: lazyDialog(async () => (await import('./company/company-dialog.tsx')).CompanyDialog),
  Individual: lazyDialog(async () => (await import('./wizard/individual-wizard.tsx')).IndividualWizard),
};

export const ReferenceDialog = lazyDialog(
  async () => (await import('./reference/reference-dialog.tsx')).ReferenceDialog,
);
