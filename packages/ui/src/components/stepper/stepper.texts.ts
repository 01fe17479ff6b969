export const stepperTexts = {
  /** Name of the list. */
  label: 'Steps',
  /** State of a step that is done, for screen readers. */
  doneText: 'done',
  /** After the name of such a step; `done` is that state. */
  doneSuffix: ({ done }: { done: string }) => `, ${done}`,
} as const;
