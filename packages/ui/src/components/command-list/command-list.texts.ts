export const commandListTexts = {
  /** Name of the list of results. */
  listName: 'Results',
  /** Announced when the results change. */
  count: ({ count }: { count: number }) => `${count} ${count === 1 ? 'result' : 'results'}`,
  /** Instead of results if there are none. */
  emptyText: 'No Results.',
} as const;
