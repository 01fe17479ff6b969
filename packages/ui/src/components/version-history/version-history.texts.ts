export const versionHistoryTexts = {
  /** Button that opens and closes the differences of an entry. */
  compareText: 'Compare',
  /** Accessible name of that button. */
  compareName: ({ name }: { name: string }) => `Compare ${name}`,
  /** Button that asks whether to restore an entry. */
  restoreText: 'Restore',
  /** Accessible name of that button. */
  restoreName: ({ name }: { name: string }) => `Restore ${name}`,
  /** Button that reads older entries. */
  showMoreText: 'Show more',
  /** Name of the placeholder while the entries are loading. */
  loadingText: 'Loading history...',
  /** Instead of entries that could not be read. */
  failedText: 'History cannot be shown.',
  /** Button that reads the entries again. */
  retryText: 'Retry',
  /** Instead of entries if there are none. */
  emptyText: 'No versions.',
} as const;
