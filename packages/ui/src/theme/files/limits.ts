/** Limits of a file with a look. */
export const MAX_KILOBYTES = 256;
export const MAX_TOKENS = 2000;
export const MAX_NESTING = 32;

export const tooDeep = `nesting is deeper than ${MAX_NESTING}.`;
export const tooMany = (tokens: number) => `The file has ${tokens} tokens, at most ${MAX_TOKENS} are asked.`;
