/**
 * Measures of a report in points, for the writer of reports and for the preview of their head. Texts are in Inter.
 */
export const reportMeasures = {
  /** A4. */
  page: { width: 595.28, height: 841.89 },
  margins: { top: 56, bottom: 64, left: 56, right: 56 },
  /** The band of the brand colour along the upper edge. */
  bandHeight: 6,
  /** The logo begins this far above the upper margin. */
  logo: { above: 18, gap: 10 },
  tenant: { above: 11, size: 12 },
  /** The title begins this far below the upper margin. */
  title: { below: 34, size: 20 },
  subject: { size: 11 },
  made: { size: 9 },
  heading: { size: 12 },
  /** The line below a heading. */
  line: { width: 0.75, above: 3, below: 6 },
} as const;
