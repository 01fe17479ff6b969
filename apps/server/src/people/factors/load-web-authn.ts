import type * as WebAuthn from '@simplewebauthn/server';

/** Brings the library when the first passkey is asked for: the server answers before. */
export const loadWebAuthn = (): Promise<typeof WebAuthn> => import('@simplewebauthn/server');
