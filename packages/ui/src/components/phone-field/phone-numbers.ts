import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import { digitsOf } from '../../behaviours/masked-input.model.ts';
import type { PhoneValue } from './phone-field.model.ts';

/** Every country with a calling code. */
export const phoneCountries = getCountries().map((country) => ({
  country: String(country),
  callingCode: String(getCountryCallingCode(country)),
}));

/** Removes the national prefix, such as a leading zero. */
export function toE164({ country, number }: PhoneValue): string {
  if (!isSupportedCountry(country)) return `+${digitsOf(number)}`;
  const parsed = parsePhoneNumberFromString(number, { defaultCountry: country, extract: false });
  return parsed?.number ?? `+${getCountryCallingCode(country)}${digitsOf(number)}`;
}
