/** `user-list` in each spelling, by how the templates name it. */
export interface Names {
  /** user-list */
  readonly 'one-kebab': string;
  /** userList */
  readonly one: string;
  /** UserList */
  readonly One: string;
  /** User list */
  readonly 'One words': string;
  /** user list */
  readonly 'one words': string;
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Reads a name in kebab-case; other names are rejected, because files and identifiers derive from it. */
export function namesOf(name: string): Names {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(`“${name}” is not a name: write it in kebab-case, as in user-list.`);
  const [first = '', ...others] = name.split('-');
  const one = [first, ...others.map(capital)].join('');
  const words = name.replaceAll('-', ' ');
  return { 'one-kebab': name, one, One: capital(one), 'One words': capital(words), 'one words': words };
}

/** Reads `area/name`. */
export function placeOf(text: string): { readonly area: string; readonly names: Names } {
  const [area = '', name = '', ...more] = text.split('/');
  if (more.length) throw new Error(`“${text}” is not a place: write area/name, as in users/user-list.`);
  return { area: namesOf(area)['one-kebab'], names: namesOf(name) };
}
