/** Where somebody asks for a link to choose another password. */
export const forgottenPath = '/oidc/forgotten-password';

/** Where a tenant's own identity system asks for the address of a federated sign-in. */
export const federatedPath = '/oidc/federated';

/** Gives a pair for the demo's federated person, while there are demo data. */
export const federatedDemoPath = '/dev/federated';
