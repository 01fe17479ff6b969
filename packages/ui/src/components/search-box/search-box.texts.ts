export const searchBoxTexts = {
  /** Name of the button that starts the search. */
  submitName: 'Search',
  /** Name of the button that clears the search. */
  clearName: 'Clear search',
} as const;
