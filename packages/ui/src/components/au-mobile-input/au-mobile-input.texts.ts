export const auMobileInputTexts = {
  /** Error of a number that is not an Australian mobile number. */
  invalidText: 'Please enter valid phone',
} as const;
