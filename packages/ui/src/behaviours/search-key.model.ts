/** A text without accents and in lower case. */
export const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Normalises a text for comparison: without accents and in lower case, and without spaces around it. */
export const searchKey = (text: string) => folded(text).trim();
