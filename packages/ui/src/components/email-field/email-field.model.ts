const MAX_LENGTH = 254;
const EMAIL = /^[^\s@<>]+@[^\s@.<>]+(\.[^\s@.<>]+)+$/u;

/**
 * One `@`, a dot in the domain, no space or angle bracket, at most 254 characters. Surrounding white space is ignored
 * (OP-138).
 */
export function isEmail(text: string): boolean {
  const address = text.trim();
  return address.length <= MAX_LENGTH && EMAIL.test(address);
}
