export const suggestFieldTexts = {
  /** Announced when suggestions appear. */
  count: ({ count }: { count: number }) => `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`,
  /** Name of the list of suggestions. */
  listName: 'Suggestions',
  /** Name of the button that clears the field. */
  clearName: 'Clear',
} as const;
