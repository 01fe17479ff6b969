import { digitsOf, type Mask } from '../../behaviours/masked-input.model.ts';
import { auMobileMask, isAuMobile } from '../../behaviours/au-mobile.model.ts';

export interface PhoneValue {
  /** ISO 3166 code of two capital letters. */
  country: string;
  /** As typed: digits and spaces. */
  number: string;
}

export interface PhoneDetails {
  /** Ten digits for Australia, E.164 for another country; undefined while the number is not valid. */
  e164OrLocal: string | undefined;
}

/** Returns a number of a country as E.164, such as `+64211234567`. */
export type ToE164 = (entry: PhoneValue) => string;

export interface PhoneNumbers {
  /** Every country with a calling code. */
  phoneCountries: readonly { country: string; callingCode: string }[];
  toE164: ToE164;
}

export const AUSTRALIA = 'AU';

const MAX_DIGITS = 15;

/** Digits for Australia, which are grouped; digits and spaces as typed for other countries (USER-080). */
export function phoneMask(country: string): Mask {
  return country === AUSTRALIA
    ? auMobileMask
    : { format: (text) => text, accept: digitsAndSpaces, max: 2 * MAX_DIGITS };
}

function digitsAndSpaces(text: string): string {
  return [...text].map((character) => (/\s/u.test(character) ? ' ' : digitsOf(character))).join('');
}

/** Ten digits from 04 for Australia, 6 to 15 digits for other countries (OP-170). */
export function isPhone({ country, number }: PhoneValue): boolean {
  const { length } = digitsOf(number);
  return country === AUSTRALIA ? isAuMobile(number) : length >= 6 && length <= MAX_DIGITS;
}

/**
 * The number for a server: ten digits for Australia, otherwise E.164. Undefined while the number is not valid or the
 * numbers of its country are not loaded.
 */
export function phoneToSend(entry: PhoneValue, toE164?: ToE164): string | undefined {
  if (!isPhone(entry)) return undefined;
  return entry.country === AUSTRALIA ? digitsOf(entry.number) : toE164?.(entry);
}

/** Australia first, then the others by name: `New Zealand +64`. */
export function countryOptions(
  countries: PhoneNumbers['phoneCountries'],
  labelOf: (country: PhoneNumbers['phoneCountries'][number]) => string,
  locale: string,
) {
  const options = countries.map((country) => ({ value: country.country, label: labelOf(country) }));
  const { compare } = new Intl.Collator(locale);
  return options.toSorted(
    (a, b) => Number(b.value === AUSTRALIA) - Number(a.value === AUSTRALIA) || compare(a.label, b.label),
  );
}
