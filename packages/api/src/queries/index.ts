export { accountQueries } from './account.ts';
export { actingQueries } from './acting.ts';
export {
  administrationQueries,
  type ColumnChoices,
  type RowChoices,
  type TableSave,
} from './administration.ts';
export { applicationQueries, listEndpoint, type ListScope } from './applications.ts';
export { brandQueries, brandUploadKey, type BrandUpload } from './branding.ts';
export { bulkUploadQueries, type BulkUpload } from './bulk-upload.ts';
export { throttledMessage, CallFailed, failureOf, withThrottledOutcome } from './call-failed.ts';
export { commentQueries } from './comments.ts';
export { configurationQueries } from './configuration.ts';
export { createQueryClient } from './create-query-client.ts';
export type { Download as FetchedFile } from '../client/index.ts';
export { emailingQueries, type EmailSubject } from './emailing.ts';
export { figureQueries, type FigureQuery } from './figures.ts';
export { findQueries } from './finding.ts';
export { documentQueries, type DocumentUpload } from './documents.ts';
export { exportQueries, type ExportOrder, type ExportQuery } from './export.ts';
export { integratingQueries } from './integrating.ts';
export { newApplicationQueries, type Owner } from './new-application.ts';
export { openingQueries } from './opening.ts';
export { tableHistoryQueries, type TableRestore } from './table-history.ts';
export { taxQueries } from './tax.ts';
export { editingQueries } from './editing.ts';
export { listQueries, type ListEndpoints, type ListReply } from './listing.ts';
export { identityCheckQueries, type CheckedIndividual } from './identity-checks.ts';
export { individualCheckQueries } from './individual-checks.ts';
export { oneApplicationQueries } from './one-application.ts';
export { reportQueries } from './reports.ts';
export { keyOf, queryOf } from './query-of.ts';
export { userQueries } from './users.ts';
export { verificationQueries } from './verifications.ts';
export { viewQueries, type ViewOrder } from './views.ts';
