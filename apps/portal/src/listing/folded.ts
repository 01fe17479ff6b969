/** Below this width a row is folded: it has no cells, and its menu does what they would (OP-011). */
export const isFolded = (): boolean => window.matchMedia('(width < 48rem)').matches;
