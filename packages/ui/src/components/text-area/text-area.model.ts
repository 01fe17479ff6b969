/** Number of characters as a server counts them: without leading and trailing white space (OP-152). */
export function countCharacters(text: string): number {
  return text.trim().length;
}
