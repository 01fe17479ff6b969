/** The character of a key; where a layout has no Latin letters, the letter that stands there on a Latin one. */
export function latinKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const other = /^\p{L}$/u.test(key) && !/\p{Script=Latin}/u.test(key);
  return (other && /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase()) || key;
}
