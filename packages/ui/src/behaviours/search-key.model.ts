/** Normalises a text for comparison: without accents and in lower case. */
export const searchKey = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
