import { lazyPart, type LazyPart } from '../../app/lazy-part.tsx';
import type { Service } from './list/grid-state.ts';
import type { NewVerificationProps } from './verification-dialog.ts';

/** What New opens, by the service that is shown (OP-192). */
export const newVerification: Readonly<Partial<Record<Service, LazyPart<NewVerificationProps>>>> = {
  Company: lazyPart(async () => (await import('./company/company-dialog.tsx')).CompanyDialog),
  Individual: lazyPart(async () => (await import('./wizard/individual-wizard.tsx')).IndividualWizard),
};
