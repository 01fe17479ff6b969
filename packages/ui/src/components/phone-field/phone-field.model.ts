import { digitsOf, grouped, type Mask } from '../../behaviours/masked-input.model.ts';
import { localDigits, isAuMobile } from '../../behaviours/au-mobile.model.ts';

export interface PhoneValue {
  /** ISO 3166 code of two capital letters. */
  country: string;
  /** As typed: digits and spaces. */
  number: string;
}

export interface PhoneDetails {
  /** What a server is sent: ten digits for Australia, E.164 for another country; none while there is no such thing. */
  e164OrLocal: string | undefined;
}

/** A number of a country in international writing, such as `+64211234567`. */
export type ToE164 = (entry: PhoneValue) => string;

export interface PhoneNumbers {
  /** Every country with a calling code. */
  phoneCountries: readonly { country: string; callingCode: string }[];
  toE164: ToE164;
}

export const AUSTRALIA = 'AU';

const LONGEST = 15;

/** Digits for Australia, which are grouped; digits and spaces elsewhere, as they are typed (USER-080). */
export function phoneMask(country: string): Mask {
  return country === AUSTRALIA
    ? { format: (digits) => grouped(digits, [4, 3, 3]), accept: localDigits, max: LONGEST }
    : { format: (text) => text, accept: digitsAndSpaces, max: 2 * LONGEST };
}

function digitsAndSpaces(text: string): string {
  return [...text].map((character) => (/\s/u.test(character) ? ' ' : digitsOf(character))).join('');
}

/** 04 and ten digits for Australia, 6 to 15 digits elsewhere (OP-170). */
export function isPhone({ country, number }: PhoneValue): boolean {
  const { length } = digitsOf(number);
  return country === AUSTRALIA ? isAuMobile(number) : length >= 6 && length <= LONGEST;
}

/** What a server is sent of an entry; none while it is not valid, or its country's numbers are not known. */
export function phoneToSend(entry: PhoneValue, toE164?: ToE164): string | undefined {
  if (!isPhone(entry)) return undefined;
  return entry.country === AUSTRALIA ? digitsOf(entry.number) : toE164?.(entry);
}

/** Australia first, the others by name: `New Zealand +64`. */
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
