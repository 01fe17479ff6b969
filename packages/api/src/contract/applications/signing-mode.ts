/** Signing modes as the server returns them and the portal shows them (OP-131). */
export const SigningMode = { online: 'Online', printAndSign: 'Print & Sign' } as const;

/** `Pin` and `Online` are shown as Online, an empty code as empty, and any other code as Print & Sign. */
export function signingMode(code: string | null): string {
  if (!code) return '';
  return code === 'Pin' || code === SigningMode.online ? SigningMode.online : SigningMode.printAndSign;
}
