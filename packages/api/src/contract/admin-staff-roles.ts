import { concernsApplications } from './permissions.ts';

/** Roles that also need application access to see applications. */
export const adminStaffRoles = {
  fullAccess: 'Admin Staff (Full Access)',
  readOnly: 'Admin Staff (Read Only)',
} as const;

/** Whether an invitation into the role asks about access to applications first (USER-090, USER-091). */
export const asksForAccess = (roleName: string): boolean =>
  Object.values<string>(adminStaffRoles).includes(roleName);

/** The claims that a person has now: in the Admin Staff roles those about applications need application access (OP-370). */
export const claimsInForce = (
  claims: readonly string[],
  { role, access }: { readonly role: string; readonly access: boolean },
): readonly string[] =>
  access || !asksForAccess(role) ? claims : claims.filter((claim) => !concernsApplications(claim));
