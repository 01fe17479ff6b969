/** Where a provider tells what came of an invite. The tenant stands in it; who may call, only the signature says. */
export const callbackPath = (tenant: string): string => `/callbacks/biometric/${tenant}`;

/** Names the key that callbacks are signed with, among the keys of a tenant. */
export const callbackKeyName = 'biometric callback';
