export const acnInputTexts = {
  /** Label of the field. */
  label: 'Australian Company Number (ACN)',
  /** Error of a number with fewer than nine digits. */
  incompleteText: 'Enter all 9 digits',
  /** Error of a number with more than nine digits. */
  tooLongText: 'An ACN has 9 digits',
  /** Error of an Australian Business Number. */
  abnText: 'This is an ABN. Enter the ACN',
  /** The button that takes the company number out of a business number. */
  useAcn: ({ acn }: { acn: string }) => `Use ${acn}`,
} as const;
