/** Joins class names and drops the missing ones. */
export const classNames = (...names: (string | undefined)[]): string => names.filter(Boolean).join(' ');

/** One line that ends in an ellipsis. It is clipped at its sides only: a tight line must not cut the accents of capitals. */
export const oneLine = 'min-w-0 overflow-x-clip text-ellipsis whitespace-nowrap';
