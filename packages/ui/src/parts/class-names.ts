/** Joins class names and drops the missing ones. */
export const classNames = (...names: (string | undefined)[]): string => names.filter(Boolean).join(' ');
