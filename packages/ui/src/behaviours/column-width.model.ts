/** Widths that a person can give a column, in px, and the step of an arrow key. */
export const columnWidths = { minimum: 48, maximum: 640, step: 8 } as const;

/** The nearest whole width within the limits. */
export const nearestWidth = (width: number): number =>
  Math.min(Math.max(Math.round(width), columnWidths.minimum), columnWidths.maximum);
