import { cleanText } from './text.ts';

/** Source of a regular expression for an Australian mobile number without spaces. */
export const australianMobilePattern = '^04[0-9]{8}$';

/** Message for an invalid number. */
export const invalidMobile = 'Please enter valid phone';

/** `(0)` after a country code is the zero that is dialled within the country only. */
const domesticZero = /^((?:\+|00)[\d ]{1,6})(?:\(0\)|\[0\])/;

/** A telephone number without what people write between its digits. Undefined if it has other characters. */
function compactPhone(text: string): string | undefined {
  const compact = cleanText(text.normalize('NFKC'))
    .replace(domesticZero, '$1')
    .replace(/^(?:tel:|')/i, '')
    .replaceAll(/[ .()[\]/_\u00b7\u2022\p{Pd}\u2212]/gu, '');
  return /^\+?\d+$/.test(compact) ? compact : undefined;
}

/**
 * The mobile number as it is stored and sent: ten digits from 04, or `+`, a country code and 6 to 15 digits unless
 * `australianOnly` is set (OP-170, USER-082 to USER-085). Undefined if the text is no such number. No digit is left out.
 */
export function readMobileNumber(text: string, { australianOnly = false } = {}): string | undefined {
  const compact = compactPhone(text) ?? '';
  const australian = /^(?:(?:\+|00|0011)?610?|0)(4\d{8})$/.exec(compact)?.[1];
  if (australian !== undefined) return `0${australian}`;
  const abroad = /^(?:\+|0011|00)([1-9]\d{5,17})$/.exec(compact)?.[1];
  return australianOnly || abroad === undefined || abroad.startsWith('614') ? undefined : `+${abroad}`;
}

/** Whether a setting is a telephone number, in the usual notations. */
export const isPhoneNumber = (text: string): boolean => /^\+?\d{3,20}$/.test(compactPhone(text) ?? '');
