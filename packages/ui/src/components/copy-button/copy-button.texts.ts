export const copyButtonTexts = {
  /** Shown and announced after copying. */
  copiedText: 'Copied',
} as const;
