import { basePaths, signInMethodsPath } from '@portal/api/contract';

/** Where somebody asks for a link to choose another password. */
export const forgottenPath = '/oidc/forgotten-password';

/** Where a tenant's own identity system asks for the address of a federated sign-in. */
export const federatedPath = '/oidc/federated';

/** Gives a pair for the demo's federated person, while there are demo data. */
export const federatedDemoPath = '/dev/federated';
/** Where somebody who is signed in adds and removes what they sign in with; the account menu leads there. */
export const methodsPath = basePaths.provider + signInMethodsPath;

/** Where the interaction of a sign-in is answered. */
export const interactionPathOf = (uid: string): string => `/oidc/interaction/${uid}`;

/** Where it goes on after the password. */
export const stepPathOf = (uid: string): string => `${interactionPathOf(uid)}/second-step`;
