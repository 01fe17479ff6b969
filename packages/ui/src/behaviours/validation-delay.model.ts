/** Milliseconds without a key press after which a field shows its error (CONST-010). */
export const validationDelayMs = 300;
