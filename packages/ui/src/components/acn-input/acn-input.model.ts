import { digitsOf, grouped, type Mask } from '../../behaviours/masked-input.model.ts';

export const DIGITS = 9;
const ABN_DIGITS = 11;

/** An Australian Company Number, possibly incomplete or too long. */
export interface Acn {
  /** Without spaces. */
  digits: string;
  /** The number has exactly nine digits. */
  complete: boolean;
}

/** Returns the digits of a number in any format, such as `ACN 123-456-789`. */
export function parseAcn(text: string): Acn {
  const digits = digitsOf(text);
  return { digits, complete: digits.length === DIGITS };
}

/** `123 456 789` in groups of three (VER-051); a number of eleven digits as a business number, `53 004 085 616`. */
export function formatAcn(text: string): string {
  const { digits } = parseAcn(text);
  return grouped(digits, digits.length === ABN_DIGITS ? [2, 3, 3, 3] : [3, 3, 3]);
}

/** Single keys make at most nine digits (VER-052). */
export const acnMask: Mask = { format: formatAcn, max: DIGITS };

/** By the Australian Business Register: the first digit minus 1, then the weighted sum is a multiple of 89. */
const ABN_WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/** The company number in an Australian Business Number: its last nine digits. Undefined for another number. */
export function acnInAbn(text: string): string | undefined {
  const { digits } = parseAcn(text);
  if (digits.length !== ABN_DIGITS) return undefined;
  const sum = ABN_WEIGHTS.reduce((all, weight, index) => all + weight * Number(digits[index]), -10);
  return sum % 89 === 0 ? digits.slice(-DIGITS) : undefined;
}
