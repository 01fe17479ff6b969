/** Something a check has to say. A warning lets a theme pass, unless the check is strict. */
export interface Finding {
  readonly level: 'error' | 'warning';
  /** A sentence without its full stop, with the measure if there is one. */
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
