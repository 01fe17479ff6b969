/** An id as people read it: `V` and a number. Companies and individuals share one series (OP-197). */
export const verificationId = (number: number | string): string => `V${number}`;

/** The number behind an id, as calls have it; undefined for every other text (OP-220). */
export const verificationNumber = (id: string): string | undefined => /^V([1-9]\d{0,8})$/.exec(id)?.[1];
