import type { Migration } from './migration.ts';
import { foundation } from './0001-foundation.ts';
import { identity } from './0002-identity.ts';
import { listSpeed } from './0003-list-speed.ts';
import { bulkUpload } from './0004-bulk-upload.ts';
import { listPlans } from './0005-list-plans.ts';
import { narrowedSearch } from './0006-narrowed-search.ts';
import { activityKinds } from './0007-activity-kinds.ts';
import { seededMark } from './0008-seeded-mark.ts';
import { applicationIps } from './0009-application-ips.ts';
import { editing } from './0010-editing.ts';
import { comments } from './0011-comments.ts';
import { mail } from './0012-mail.ts';
import { identityChecks } from './0013-identity-checks.ts';
import { documents } from './0014-documents.ts';
import { forgetting } from './0015-forgetting.ts';
import { integrations } from './0016-integrations.ts';
import { taxNumbers } from './0017-tax-numbers.ts';
import { invitations } from './0018-invitations.ts';
import { access } from './0019-access.ts';
import { verificationTables } from './0020-verifications.ts';
import { verificationChecks } from './0021-verification-checks.ts';
import { peopleStamp } from './0022-people-stamp.ts';
import { sessions } from './0023-sessions.ts';
import { seenProofs } from './0024-seen-proofs.ts';
import { samePassword } from './0025-same-password.ts';
import { factors } from './0026-factors.ts';
import { auditChain } from './0029-audit-chain.ts';
import { sealedDocuments } from './0030-sealed-documents.ts';
import { signingKeys } from './0031-signing-keys.ts';
import { triesByAge } from './0032-tries-by-age.ts';
import { disabledTenants } from './0034-disabled-tenants.ts';
import { auditLists } from './0035-audit-lists.ts';
import { pendingSteps } from './0036-pending-steps.ts';
import { federatedSignIn } from './0037-federated-sign-in.ts';
import { auditAnchors } from './0039-audit-anchors.ts';
import { cookieSecrets } from './0040-cookie-secrets.ts';
import { verificationRetention } from './0041-verification-retention.ts';
import { tenantDrawings } from './0042-tenant-drawings.ts';
import { tenantsAtOnce } from './0044-tenants-at-once.ts';
import { cookieSecretRotation } from './0045-cookie-secret-rotation.ts';

/** Every migration, oldest first; a released one is never edited. */
export const migrations: readonly Migration[] = [
  foundation,
  identity,
  listSpeed,
  bulkUpload,
  listPlans,
  narrowedSearch,
  activityKinds,
  seededMark,
  applicationIps,
  editing,
  comments,
  mail,
  identityChecks,
  documents,
  forgetting,
  integrations,
  taxNumbers,
  invitations,
  access,
  verificationTables,
  verificationChecks,
  peopleStamp,
  sessions,
  seenProofs,
  samePassword,
  factors,
  auditChain,
  sealedDocuments,
  signingKeys,
  triesByAge,
  disabledTenants,
  auditLists,
  pendingSteps,
  federatedSignIn,
  auditAnchors,
  cookieSecrets,
  verificationRetention,
  tenantDrawings,
  tenantsAtOnce,
  cookieSecretRotation,
];
