/** Below this width a row has no cells, and its menu contains their actions (OP-011). */
export const isFolded = (): boolean => window.matchMedia('(width < 48rem)').matches;
