/** Source of a regular expression for an Australian mobile number without spaces. */
export const australianMobilePattern = '^04[0-9]{8}$';
const australianMobile = new RegExp(australianMobilePattern);
/** A country code and 6 to 15 digits. The leading zero may be omitted. */
const numberAbroad = /^\+[1-9]\d{5,17}$/;

/** Message for an invalid number. */
export const invalidMobile = 'Please enter valid phone';

/**
 * Whether the text is a mobile number without spaces: ten digits from 04, or an international number unless
 * `australianOnly` is set (OP-170, USER-082 to USER-085).
 */
export const isMobileNumber = (number: string, { australianOnly = false } = {}): boolean =>
  australianMobile.test(number) || (!australianOnly && numberAbroad.test(number));

/** Removes the spaces from a number. */
export const compactNumber = (number: string): string => number.replaceAll(/\s/g, '');

/** Whether a setting is a telephone number, in the usual notations. */
export const isPhoneNumber = (text: string): boolean => /^\+?[\d ()-]{3,30}$/.test(text);
