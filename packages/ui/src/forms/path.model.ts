const BASE = 0xe000;

/**
 * Writes a name as one step of a path: react-jsonschema-form separates paths at dots and brackets, so those in names are
 * replaced by private characters.
 */
export const stepOf = (name: string): string =>
  name.replaceAll(/[.[\]]/g, (mark) => String.fromCharCode(BASE + mark.charCodeAt(0)));

export const nameOf = (step: string): string =>
  step.replaceAll(/[\uE000-\uE0FF]/g, (mark) => String.fromCharCode(mark.charCodeAt(0) - BASE));

/** The names on a path such as `.address.lines.0`. */
export const namesOnPath = (path: string): string[] => path.split('.').filter(Boolean).map(nameOf);
