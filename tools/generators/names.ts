/** `user-list` in each spelling. */
export interface Names {
  /** user-list */
  readonly kebab: string;
  /** userList */
  readonly camel: string;
  /** UserList */
  readonly pascal: string;
  /** User list */
  readonly words: string;
}

/** Reads a name in kebab-case; other names are rejected, because files and identifiers derive from it. */
export function namesOf(name: string): Names {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(`“${name}” is no name: write it in kebab-case, as in user-list.`);
  const pascal = name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
  const words = name.replaceAll('-', ' ');
  return {
    kebab: name,
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    words: words.charAt(0).toUpperCase() + words.slice(1),
  };
}

/** Reads `area/name`. */
export function placeOf(text: string): { readonly area: string; readonly names: Names } {
  const [area = '', name = '', ...more] = text.split('/');
  if (more.length) throw new Error(`“${text}” is no place: write area/name, as in users/user-list.`);
  return { area: namesOf(area).kebab, names: namesOf(name) };
}
