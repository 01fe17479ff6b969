import type { ApplicationFacts } from '@portal/api/contract';

/** The settings that decide what an application shows before it is complete (OP-116). */
export interface SummarySettings {
  readonly ShowDocumentListBeforeCompletion: boolean;
  readonly ShowEVSummaryResult: boolean;
}

type Completion = Pick<ApplicationFacts, 'IsComplete'>;

/** Documents still to come are told of, before completion only where the tenant wants it. */
export const listsDocuments = ({ IsComplete }: Completion, settings: SummarySettings): boolean =>
  IsComplete || settings.ShowDocumentListBeforeCompletion;

/** The results of the identity checks are told, not only what is required. */
export const tellsResults = (application: Completion, settings: SummarySettings): boolean =>
  settings.ShowEVSummaryResult && listsDocuments(application, settings);
