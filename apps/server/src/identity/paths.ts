/** Where somebody asks for a link to choose another password. */
export const forgottenPath = '/oidc/forgotten-password';
