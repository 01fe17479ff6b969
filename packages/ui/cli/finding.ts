import type { FindingLevel } from '../src/theme/check/finding.ts';

/** A result of a check of a file. A theme with warnings passes, unless the check is strict. */
export interface Finding {
  readonly level: FindingLevel;
  /** A sentence, with the measured value if there is one. */
  readonly what: string;
  /** The nearest colour that would pass. */
  readonly nearest?: string;
}

export const error = (what: string): Finding => ({ level: 'fails', what: `${what}.` });
export const warning = (what: string, nearest?: string): Finding => ({
  level: 'warning',
  what: `${what}.`,
  ...(nearest !== undefined && { nearest }),
});
