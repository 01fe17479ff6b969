/** Characters as a server counts them, without the space around the text (OP-152). */
export function countCharacters(text: string): number {
  return text.trim().length;
}
