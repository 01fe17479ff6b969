import { type Deferred } from '@portal/ui/behaviours';
import { lazyDialog } from '../../app/lazy-dialog.ts';
import type { Service } from './list/grid-state.ts';
import type { NewVerificationProps } from './verification-dialog.ts';

/** What New opens, by the service that is shown (OP-192). */
export const newVerification: Readonly<Partial<Record<Service, Deferred<NewVerificationProps>>>> = {
  Company: lazyDialog(async () => (await import('./company/company-dialog.tsx')).CompanyDialog),
  Individual: lazyDialog(async () => (await import('./wizard/individual-wizard.tsx')).IndividualWizard),
};
