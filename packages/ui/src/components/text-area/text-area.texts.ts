export const textAreaTexts = {
  /** Error of a text that is longer than its limit. */
  tooLongText: ({ limit }: { limit: number }) => `Use ${limit} characters or fewer`,
  /** Below a text with a limit: its number of characters, and the limit. */
  counter: ({ count, limit }: { count: number; limit: number }) => `${count} / ${limit}`,
  /** Read out after the counter: what is counted. */
  counterUnit: 'characters',
} as const;
