export const fieldTexts = {
  /** Error of a required field without a value. */
  requiredText: 'This is a required field',
} as const;
