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
export { acting, lockedOut } from './scenarios/acting.ts';
export { auditing, auditOf } from './scenarios/auditing.ts';
export { cancelling, detailOf, listOf, lists, refusalOf1007 } from './scenarios/applications.ts';
export { aVerificationResult, checkAnswered, checkingIndividuals } from './scenarios/checking-individuals.ts';
export { commenting } from './scenarios/commenting.ts';
export { configuring } from './scenarios/configuring.ts';
export { aPdfFile, documentId, documenting, someDocuments } from './scenarios/documenting.ts';
export { editing, refusalOfDouble } from './scenarios/editing.ts';
export { checkingIdentity, individualOf1006 } from './scenarios/identity-checks.ts';
export { integrating } from './scenarios/integrating.ts';
export { lookupsOnTheirWay, oneMoreStatus } from './scenarios/lookups.ts';
export { anEmail, emailing, individualId } from './scenarios/emailing.ts';
export { aSheet, bulkUploading, errorFileId } from './scenarios/bulk-upload.ts';
export * from './scenarios/every-scenario.ts';
export { exporting } from './scenarios/exporting.ts';
export { newApplications, newApplicationUrl } from './scenarios/new-applications.ts';
export { signingInFederated } from './scenarios/federated.ts';
export { formUrl, opening } from './scenarios/opening.ts';
export { reporting } from './scenarios/reporting.ts';
export { handlersOf, scenario, type Scenario } from './scenarios/scenario.ts';
export { changingPassword, choosingPassword } from './scenarios/passwords.ts';
export { signedInAt, someSessions } from './scenarios/sessions.ts';
export { revealing, taxNumbers } from './scenarios/tax.ts';
export { signingIn } from './scenarios/signing-in.ts';
export { signedIn } from './scenarios/signed-in.ts';
export { aUser, someUsers } from './fixtures/users.ts';
export { inviting, managingUsers, rolesOfTenant, userListOf } from './scenarios/users.ts';
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
  verifying,
} from './scenarios/verifying.ts';
