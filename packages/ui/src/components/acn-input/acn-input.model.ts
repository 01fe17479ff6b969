import { digitsOf, grouped, type Mask } from '../../behaviours/masked-input.model.ts';

const DIGITS = 9;

/** An Australian Company Number, possibly incomplete. */
export interface Acn {
  /** Up to nine, without spaces. */
  digits: string;
  /** The number has all nine digits. */
  complete: boolean;
}

/** Returns the digits of a number in any format, such as `ACN 123-456-789`; at most nine. */
export function parseAcn(text: string): Acn {
  const digits = digitsOf(text).slice(0, DIGITS);
  return { digits, complete: digits.length === DIGITS };
}

/** `123 456 789`: groups of three, at most 11 characters (VER-051, VER-052). */
export function formatAcn(text: string): string {
  return grouped(parseAcn(text).digits, [3, 3, 3]);
}

export const acnMask: Mask = { format: formatAcn, max: DIGITS };
