/** Class names in one string; those that are missing are left out. */
export const classNames = (...names: (string | undefined)[]): string => names.filter(Boolean).join(' ');
