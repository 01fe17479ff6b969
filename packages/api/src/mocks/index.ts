export { listFrom } from './fake-list.ts';
export {
  aDetail,
  anApproval,
  aRequirement,
  aRow,
  guidOf,
  productsOf,
  someIps,
  someRows,
  withoutValues,
} from './fixtures/applications.ts';
export { anAuditLine, someAuditLines } from './fixtures/audit.ts';
export { at, now } from './fixtures/clock.ts';
export { aFilledDetail } from './fixtures/filled-application.ts';
export { aComment, someComments } from './fixtures/comments.ts';
export {
  columnsOf,
  information,
  rowsOf,
  systemConfiguration,
  tenants,
  type TenantName,
} from './fixtures/configuration.ts';
export { identificationForm } from './fixtures/identification.ts';
export { anAddress, verificationDetailsForms, verificationTypeForm } from './fixtures/verification-forms.ts';
export { people, type PersonId } from './fixtures/people.ts';
export { holdUploads, type HeldUpload } from './hold-uploads.ts';
export {
  altered,
  busy,
  cutOff,
  garble,
  mock,
  recorded,
  refuse,
  stall,
  withheld,
  type Mock,
  type MockRequest,
} from './mock.ts';
export { lockedOut } from './scenarios/acting.ts';
export { auditOf } from './scenarios/auditing.ts';
export { cancelling, listOf, rejectionOf1007 } from './scenarios/applications.ts';
export { aVerificationResult, checkAnswered } from './scenarios/checking-individuals.ts';
export { commenting } from './scenarios/commenting.ts';
export { aPdfFile, documentId, someDocuments } from './scenarios/documenting.ts';
export { rejectionOfDouble } from './scenarios/editing.ts';
export { individualOf1006 } from './scenarios/identity-checks.ts';
export { lookupsOnTheirWay, oneMoreStatus } from './scenarios/lookups.ts';
export { anEmail, individualId } from './scenarios/emailing.ts';
export { aSheet, errorFileId } from './scenarios/bulk-upload.ts';
export { sampledScenario } from './sampled.ts';
export * from './scenarios/index.ts';
export { everyScenario } from './scenarios/every-scenario.ts';
export { newApplicationUrl } from './scenarios/new-applications.ts';
export { formUrl } from './scenarios/opening.ts';
export { handlersOf, scenario, type Scenario } from './scenarios/scenario.ts';
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
