/** An Australian mobile number without spaces, as regular expressions and JSON schemas have it. */
export const australianMobilePattern = '^04[0-9]{8}$';
const australianMobile = new RegExp(australianMobilePattern);
/** A country code and 6 to 15 digits. The leading zero may be omitted. */
const numberAbroad = /^\+[1-9]\d{5,17}$/;

/** Message for an invalid number. */
export const invalidMobile = 'Please enter valid phone';

/**
 * A mobile number as it travels: ten digits that begin with 04, or, where numbers of other countries are taken, one in
 * international writing (OP-170, USER-082 to USER-085).
 */
export const isMobileNumber = (number: string, { australianOnly = false } = {}): boolean =>
  australianMobile.test(number) || (!australianOnly && numberAbroad.test(number));

/** A number without the spaces that people group it by. */
export const compactNumber = (number: string): string => number.replaceAll(/\s/g, '');

/** A telephone number as people write it, for a setting that is shown and dialled. */
export const isPhoneNumber = (text: string): boolean => /^\+?[\d ()-]{3,30}$/.test(text);
