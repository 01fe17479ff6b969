import { Permission } from '../../packages/api/src/contract/permissions.ts';
import { fromTemplates, type Generated } from './generated.ts';
import { namesOf, placeOf } from './names.ts';

/** A component of the library; with `logic` also its model, the model's test and its hook. */
export function component(name: string, { logic = false }: { logic?: boolean } = {}): Generated {
  return fromTemplates(logic ? ['component', 'component-logic'] : ['component'], namesOf(name));
}

const openGuards = ['public', 'signedIn', 'visible'];

/** An endpoint of the contract. `needs` is an open guard or the name of a permission. */
export function endpoint(place: string, id: string, method: string, path: string, needs: string): Generated {
  const { area: folder, names } = placeOf(place);
  if (!/^C\d+$/.test(id)) throw new Error(`“${id}” is not a number of the table of calls, such as C69.`);
  if (!/^(GET|POST|PUT|DELETE)$/.test(method))
    throw new Error(`“${method}” is not a method of the contract.`);
  if (!/^\/[\w/{}-]+$/.test(path)) throw new Error(`“${path}” is not a path, such as /user/list/{id}.`);
  const open = openGuards.includes(needs);
  if (!open && !Object.hasOwn(Permission, needs))
    throw new Error(`“${needs}” says nothing: ${openGuards.join(', ')}, or a name of permissions.ts.`);
  return fromTemplates(['endpoint'], {
    ...names,
    area: folder,
    id,
    method: method === 'GET' ? '' : `  method: '${method}',\n`,
    path,
    needs: open ? `'${needs}'` : `Permission.${needs}`,
    import: open ? '' : `import { Permission } from '../permissions.ts';\n`,
  });
}

interface AreaOptions {
  /** Default `admin`. */
  readonly needs?: string | undefined;
  /** The highest number of an endpoint so far. */
  readonly lastEndpoint: number;
  /** Names of the migrations so far. */
  readonly migrations: readonly string[];
  /** A table that exists. Default: a new one. */
  readonly table?: string | undefined;
}

/** A table, its list with search and CSV export on server and screen, fakes, stories and tests. */
export function area(name: string, options: AreaOptions): Generated {
  const { needs = 'admin', lastEndpoint, migrations, table } = options;
  if (!name.endsWith('s'))
    throw new Error(`“${name}” is not a plural: an area is named after its rows, as in users.`);
  if (!Object.hasOwn(Permission, needs)) throw new Error(`“${needs}” is not a name of permissions.ts.`);
  const many = Object.entries(namesOf(name)).map(
    ([key, spelling]) => [key.replace('one', 'many').replace('One', 'Many'), spelling] as const,
  );
  const one = namesOf(name.slice(0, -1));
  const made = fromTemplates(['area'], {
    ...Object.fromEntries(many),
    ...one,
    table: table ?? one['one-kebab'].replaceAll('-', '_'),
    shown: table ? '' : `shows: 'No ${name.replaceAll('-', ' ')} yet.', `,
    needs,
    claim: Permission[needs as keyof typeof Permission],
    listId: `C${lastEndpoint + 1}`,
    exportId: `C${lastEndpoint + 2}`,
    migration: numberAfter(migrations),
  });
  if (!table) return made;
  return {
    files: Object.fromEntries(Object.entries(made.files).filter(([file]) => !file.includes('/migrations/'))),
    additions: made.additions.filter(({ file }) => !file.includes('retention')),
    next: [`Columns of ${table} in the list of the server and in the rows of its test.`, ...made.next],
  };
}

/** A decision record with the next number and a file name from its title. */
export function decision(title: string, existing: readonly string[]): Generated {
  const words = title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const names = namesOf(words.replace(/^-|-$/g, ''));
  return fromTemplates(['decision'], { ...names, title, number: numberAfter(existing) });
}

/** The next number of files such as `0001-baseline`. */
const numberAfter = (names: readonly string[]) =>
  String(Math.max(0, ...names.map((name) => Number(/^\d{4}(?=-)/.exec(name)?.[0] ?? 0))) + 1).padStart(
    4,
    '0',
  );
