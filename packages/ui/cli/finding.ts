/** A result of a check. A theme with warnings passes, unless the check is strict. */
export interface Finding {
  readonly level: 'error' | 'warning';
  /** A sentence without its full stop, with the measured value if there is one. */
  readonly what: string;
  /** The nearest colour that would pass. */
  readonly nearest?: string;
}

export const error = (what: string, nearest?: string): Finding => ({
  level: 'error',
  what,
  ...(nearest !== undefined && { nearest }),
});
export const warning = (what: string, nearest?: string): Finding => ({
  ...error(what, nearest),
  level: 'warning',
});
