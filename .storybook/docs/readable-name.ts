/** `radio-group` and `RadioGroup` as people write it: Radio group. */
export function readableName(name: string): string {
  const words = name
    .replaceAll('-', ' ')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
