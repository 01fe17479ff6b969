export const dialogTexts = {
  /** Name of the button that closes the dialog. */
  closeName: 'Close',
} as const;
