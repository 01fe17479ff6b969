import { digitsOf, grouped, type Mask } from '../../behaviours/masked-input.model.ts';

const DIGITS = 9;

/** An Australian Company Number as far as it is known. */
export interface Acn {
  /** Up to nine, without spaces. */
  digits: string;
  /** All nine are there. */
  complete: boolean;
}

/** The digits in any writing of a number, such as `ACN 123-456-789`; no more than nine. */
export function parseAcn(text: string): Acn {
  const digits = digitsOf(text).slice(0, DIGITS);
  return { digits, complete: digits.length === DIGITS };
}

/** `123 456 789`: groups of three, at most 11 characters (VER-051, VER-052). */
export function formatAcn(text: string): string {
  return grouped(parseAcn(text).digits, [3, 3, 3]);
}

export const acnMask: Mask = { format: formatAcn, max: DIGITS };
