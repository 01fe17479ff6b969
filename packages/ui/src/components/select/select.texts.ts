export const selectTexts = {
  /** Shown while no option is selected. */
  placeholder: 'Please Select',
} as const;
