/** Milliseconds without a key after which a field says what is wrong with it (CONST-010). */
export const validationDelayMs = 300;
