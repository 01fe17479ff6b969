export { applicationListReply } from './fake-list.ts';
export {
  anApplicationDetail,
  anApproval,
  aRequirement,
  anApplicationRow,
  guidOf,
  productsOf,
  someApplicationIps,
  someApplicationRows,
} from './fixtures/applications.ts';
export { anAuditLine, someAuditLines } from './fixtures/audit.ts';
export {
  aBrandDraft,
  aBrandImage,
  brandDraftId,
  brandImageId,
  someLooks,
  type MockLook,
} from './fixtures/brand.ts';
export { timestampOf, now } from './fixtures/clock.ts';
export { aFilledApplicationDetail } from './fixtures/filled-application.ts';
export { aComment, someComments } from './fixtures/comments.ts';
export {
  columnConfigurationOf,
  systemInformation,
  rowConfigurationOf,
  systemConfiguration,
  tenants,
  type TenantName,
} from './fixtures/configuration.ts';
export { noFigures, someFigures } from './fixtures/figures.ts';
export { identificationForm } from './fixtures/identification.ts';
export { anAddress, verificationDetailsForms, verificationTypeForm } from './fixtures/verification-forms.ts';
export { aWrongCell, someUploadErrors, uploadProblems } from './fixtures/upload-errors.ts';
export { people, type PersonId } from './fixtures/people.ts';
export { mockUploads, type MockUpload } from './mock-uploads.ts';
export {
  mapReply,
  tooManyRequests,
  networkError,
  invalidResponse,
  mock,
  recorded,
  errorResponse,
  noResponse,
  delayed,
  type Mock,
  type MockRequest,
} from './mock.ts';
export {
  columnVersionsOf,
  fiona,
  fred,
  rowVersionsOf,
  someColumnVersions,
} from './fixtures/table-versions.ts';
export { lockedApplicantId } from './scenarios/acting.ts';
export { auditOf } from './scenarios/auditing.ts';
export { aBrandFile } from './scenarios/branding.ts';
export { cancelling, applicationListOf, rejectionOf1007 } from './scenarios/applications.ts';
export { aVerificationResult, checkAnswered } from './scenarios/checking-individuals.ts';
export { commenting } from './scenarios/commenting.ts';
export { aPdfFile, documentId, someDocuments } from './scenarios/documenting.ts';
export { duplicateLabelMessage } from './scenarios/editing.ts';
export { findingIn } from './scenarios/finding.ts';
export { individualOf1006 } from './scenarios/identity-checks.ts';
export { pendingLookups, unknownStatus } from './scenarios/lookups.ts';
export { anEmail, individualId } from './scenarios/emailing.ts';
export { aSheet, correctedUpload, errorFileId } from './scenarios/bulk-upload.ts';
export { sampledScenario } from './sampled.ts';
export * from './scenarios/index.ts';
export { everyScenario } from './scenarios/every-scenario.ts';
export { newApplicationUrl } from './scenarios/new-applications.ts';
export { formUrl } from './scenarios/opening.ts';
export { handlersOf, scenario, type Scenario } from './scenarios/scenario.ts';
export { columnHistoryOf, columnsAt, rowsAt } from './scenarios/remembering.ts';
export { someSessions } from './scenarios/sessions.ts';
export { taxNumbers } from './scenarios/tax.ts';
export { aUser, someUsers } from './fixtures/users.ts';
export { inviting, rolesOfTenant, userListOf } from './scenarios/users.ts';
export {
  aCompanyVerification,
  anIndividualVerification,
  aPendingVerification,
  aReportLink,
  aVerification,
  someCompanies,
  someIndividuals,
} from './fixtures/verifications.ts';
export {
  acmeMining,
  companyVerificationsOf,
  individualVerificationsOf,
  verificationOf,
} from './scenarios/verifying.ts';
export { aView, aViewDefinition, someViews, viewIdOf } from './fixtures/views.ts';
export { viewsOf } from './scenarios/saved-views.ts';
export type { FakeViews } from './fake-views.ts';
