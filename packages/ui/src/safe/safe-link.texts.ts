export const safeLinkTexts = {
  /** Tooltip of a link to an untrusted address. */
  title: 'Opens in a new tab',
} as const;
