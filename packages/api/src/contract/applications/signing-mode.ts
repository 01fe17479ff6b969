/** Shown and sent in answers (OP-131). */
export const SigningMode = { online: 'Online', printAndSign: 'Print & Sign' } as const;

/** `Pin` or `Online` is Online, anything else Print & Sign; an empty mode is no mode. */
export function signingMode(code: string | null): string {
  if (!code) return '';
  return code === 'Pin' || code === SigningMode.online ? SigningMode.online : SigningMode.printAndSign;
}
