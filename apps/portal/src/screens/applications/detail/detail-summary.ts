import type { ApplicationFacts } from '@portal/api/contract';

/** The settings that control what an incomplete application shows (OP-116). */
export interface SummarySettings {
  readonly ShowDocumentListBeforeCompletion: boolean;
  readonly ShowEVSummaryResult: boolean;
}

type Completion = Pick<ApplicationFacts, 'IsComplete'>;

/** Outstanding documents are shown before completion only if the tenant enables it. */
export const listsDocuments = ({ IsComplete }: Completion, settings: SummarySettings): boolean =>
  IsComplete || settings.ShowDocumentListBeforeCompletion;

/** Whether the results of the identity checks are shown, not only the requirements. */
export const showsResults = (application: Completion, settings: SummarySettings): boolean =>
  settings.ShowEVSummaryResult && listsDocuments(application, settings);
