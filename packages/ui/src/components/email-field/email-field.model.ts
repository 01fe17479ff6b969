const LONGEST = 254;
const ADDRESS = /^[^\s@<>]+@[^\s@.<>]+(\.[^\s@.<>]+)+$/u;

/** One `@`, no space and no angle bracket, a dot in the domain, at most 254 characters; spaces around it do not count (OP-138). */
export function isEmail(text: string): boolean {
  const address = text.trim();
  return address.length <= LONGEST && ADDRESS.test(address);
}
