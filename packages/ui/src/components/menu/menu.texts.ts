export const menuTexts = {
  /** The search of a menu finds nothing. */
  emptyText: 'No Results.',
} as const;
