export const dialogTexts = {
  /** Name of the button that closes the dialog. */
  closeName: 'Close',
  /** The button that closes a form without saving it. */
  cancel: 'Cancel',
  /** Asks before a form that was changed is closed. */
  discardTitle: 'Discard changes?',
  discardText: 'What was entered is lost when the dialog closes.',
  keepEditing: 'Keep editing',
  discard: 'Discard',
} as const;
