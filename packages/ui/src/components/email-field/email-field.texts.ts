export const emailFieldTexts = {
  /** Error of a text that is not an email address. */
  invalidText: 'Please enter a valid email address',
} as const;
