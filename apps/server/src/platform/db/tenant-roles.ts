import type { Schema } from './schema.ts';
import { adminStaffRoles, everyClaim, Permission } from '@portal/api/contract';

const reading = [
  Permission.viewApp,
  Permission.commentsView,
  Permission.viewDocumentList,
  Permission.downloadDocument,
] as const;
const working = [
  ...reading,
  Permission.create,
  Permission.editApp,
  Permission.commentAdd,
  Permission.uploadDocument,
  Permission.emailResumeLink,
] as const;

/** The roles of a new tenant, with the permissions of a user who is invited into one. */
export const tenantRoles: readonly Omit<Schema['tenant_role'], 'tenant_id'>[] = [
  { id: 'full-access', position: 0, name: adminStaffRoles.fullAccess, permissions: [...everyClaim] },
  {
    id: 'read-only',
    position: 1,
    name: adminStaffRoles.readOnly,
    permissions: [Permission.allAppsInstance, ...reading, Permission.reports],
  },
  { id: 'adviser', position: 2, name: 'Adviser', permissions: [Permission.myApps, ...working] },
  {
    id: 'operations',
    position: 3,
    name: 'Operations',
    permissions: [
      Permission.allAppsInstance,
      ...working,
      Permission.assign,
      Permission.labelAssign,
      Permission.changePrimaryEmail,
      Permission.resendCompletionEmail,
    ],
  },
];
