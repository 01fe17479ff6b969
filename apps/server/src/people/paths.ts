import { basePaths, signInMethodsPath, signInSettingsPath } from '@portal/api/contract';

const { provider } = basePaths;

/** Files of the provider's own pages. */
export const assetsPath = `${provider}/assets/` as const;

/** Where an identity provider of the firm sends the browser back. */
export const returnPath = `${provider}/provider-return`;

/** Where an identity provider of the firm reports that a user has signed out (back-channel log-out). */
export const signedOutPath = `${provider}/provider-signed-out`;

/** Leads to the form of the sign-in page where another sign-in would open the provider of the firm at once. */
export const passwordFormPath = `${provider}/password`;

/** The page that sends a link to set a new password. */
export const forgottenPath = `${provider}/forgotten-password`;

/** The page where a one-time link is used. */
export const linkPath = (token: string): string => `${provider}/one-time/${token}`;

/** A tenant's own identity system requests the address of a federated sign-in here. */
export const federatedPath = `${provider}/federated`;

/** Returns a pair for the federated demo user, while there are demo data. */
export const federatedDemoPath = '/dev/federated';

/** The page of a signed-in user's sign-in methods; the account menu links to it. */
export const methodsPath = provider + signInMethodsPath;

/** The page of the firm's identity providers; the account menu links to it. */
export const settingsPath = provider + signInSettingsPath;

/** The first step of a sign-in; its later steps are below it. */
export const interactionPathOf = (uid: string): string => `${provider}/interaction/${uid}`;
export const interactionPath = interactionPathOf(':uid');

/** The step after the password. */
export const stepPathOf = (uid: string): string => `${interactionPathOf(uid)}/second-step`;
