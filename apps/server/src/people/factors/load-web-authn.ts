import type * as WebAuthn from '@simplewebauthn/server';

/** Loads the library when the first passkey is requested, so that the server starts faster. */
export const loadWebAuthn = (): Promise<typeof WebAuthn> => import('@simplewebauthn/server');
