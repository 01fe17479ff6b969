import { digitsOf, grouped, type Mask } from './masked-input.model.ts';

/** More than a mobile number has: the field keeps every digit, and says that there are too many. */
const MAX_DIGITS = 15;

/** Formats as `0412 345 678`; digits after the tenth stay in the last group. */
export function formatAuMobile(text: string): string {
  return inGroups(localDigits(text));
}

const inGroups = (digits: string) => grouped(digits, [4, 3, 3]);

/** Ten digits that start with 04 (USER-082, USER-083). */
export function isAuMobile(text: string): boolean {
  return /^04\d{8}$/.test(digitsOf(text));
}

/** The digits as dialled in Australia: a complete number in international format starts with 0 again. */
export function localDigits(text: string): string {
  const digits = digitsOf(text);
  const international = /^(?:(?:00|0011)?61)0?(4\d{8})$/.exec(digits);
  return international?.[1] === undefined ? digits : `0${international[1]}`;
}

export const auMobileMask: Mask = { format: inGroups, accept: localDigits, max: MAX_DIGITS };
