/** Said of a call that fails without a word (spec A §8, OP-128). */
export const unknownError = 'An unknown error occurred.';
