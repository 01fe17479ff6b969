import { concernsApplications } from './permissions.ts';

/** Roles that also need application access to see applications. */
export const adminStaffRoles = {
  fullAccess: 'Admin Staff (Full Access)',
  readOnly: 'Admin Staff (Read Only)',
} as const;

/** Whether an invitation to the role includes the choice of application access (USER-090, USER-091). */
export const needsAccessChoice = (roleName: string): boolean =>
  Object.values<string>(adminStaffRoles).includes(roleName);

/**
 * The claims in force for a user. In the Admin Staff roles, claims about applications require application access
 * (OP-370).
 */
export const claimsInForce = (
  claims: readonly string[],
  { role, access }: { readonly role: string; readonly access: boolean },
): readonly string[] =>
  access || !needsAccessChoice(role) ? claims : claims.filter((claim) => !concernsApplications(claim));
