/** Why there is no application in a direction. */
export const listEnds = {
  previous: 'This is the first application.',
  next: 'This is the last application.',
} as const;
