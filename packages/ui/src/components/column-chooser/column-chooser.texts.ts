export const columnChooserTexts = {
  /** Name of the button that moves a column towards the start. */
  moveUp: ({ label }: { label: string }) => `Move ${label} up`,
  /** Name of the button that moves a column towards the end. */
  moveDown: ({ label }: { label: string }) => `Move ${label} down`,
  /** Why the first column cannot be moved up. */
  firstReason: 'This column is the first.',
  /** Why the last column cannot be moved down. */
  lastReason: 'This column is the last.',
  /** Announced after a column was moved. */
  moved: ({ label, position, count }: { label: string; position: number; count: number }) =>
    `${label}, ${position} of ${count}.`,
  /** Name of the field with the width of a column. */
  width: ({ label }: { label: string }) => `Width of ${label}`,
  /** Why the width of a hidden column cannot be changed. */
  hiddenReason: 'Only a shown column has a width.',
  /** Why the only shown column cannot be hidden. */
  onlyReason: 'At least one column stays.',
} as const;
