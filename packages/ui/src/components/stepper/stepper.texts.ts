export const stepperTexts = {
  /** Name of the list. */
  label: 'Steps',
  /** Follows the name of a step that is done, for screen readers. */
  doneText: 'done',
} as const;
