/** Width in px of a column of ids: eight digits are not cut. */
export const idColumnSize = 92;
