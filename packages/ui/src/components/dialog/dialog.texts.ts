export const dialogTexts = {
  /** Name of the button that closes the dialog. */
  closeName: 'Close',
  /** The button that closes a form without saving it. */
  cancel: 'Cancel',
  /** Asks before a form that was changed is closed. */
  discardTitle: 'Discard changes?',
  /** The sentence below that question. */
  discardText: 'What was entered is lost when the dialog closes.',
  /** Goes back to the form. */
  keepEditing: 'Keep editing',
  /** Closes the form; what was entered is lost. */
  discard: 'Discard',
} as const;
