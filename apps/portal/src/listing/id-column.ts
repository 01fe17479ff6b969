/** Width in px of an id column; fits eight digits. */
export const idColumnSize = 92;
