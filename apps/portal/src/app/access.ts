import { Permission, type Claim } from '@portal/api/contract';
import type { dashboardPaths } from './paths.ts';

/** The claim that opens an area: its route asks for it, and its entry in the navigation. Other areas are open to everyone. */
export const access = {
  admin: Permission.admin,
  audit: Permission.admin,
  reports: Permission.reports,
  users: Permission.userManagement,
  settings: Permission.settings,
  verifications: Permission.entityVerification,
} as const satisfies Partial<Record<keyof typeof dashboardPaths, Claim>>;
