import type { VerificationService } from '@portal/api/contract';
import { Plus } from 'lucide-react';
import type { ActionEntry } from '../../actions/action-entry.ts';
import { lazyDialog } from '../../app/lazy-dialog.ts';

/** The entry of New, by the service that is shown (OP-192). */
export const newVerification = {
  Company: {
    icon: Plus,
    dialog: lazyDialog(async () => (await import('./company/company-dialog.tsx')).CompanyDialog),
  },
  Individual: {
    icon: Plus,
    dialog: lazyDialog(async () => (await import('./wizard/individual-wizard.tsx')).IndividualWizard),
  },
} satisfies Record<VerificationService, ActionEntry<{ onClose: () => void }>>;

export const ReferenceDialog = lazyDialog(
  async () => (await import('./reference/reference-dialog.tsx')).ReferenceDialog,
);
