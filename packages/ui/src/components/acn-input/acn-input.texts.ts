export const acnInputTexts = {
  /** Label of the field. */
  label: 'Australian Company Number (ACN)',
  /** Error of a number with fewer than nine digits. */
  incompleteText: 'Enter all 9 digits',
} as const;
