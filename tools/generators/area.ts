import { Permission } from '../../packages/api/src/contract/permissions.ts';
import {
  contractOf,
  fakeOf,
  migrationOf,
  screenOf,
  serverListOf,
  serverTestOf,
  statesOf,
  storiesOf,
  type AreaNames,
} from './area-files.ts';
import type { Addition, Generated } from './generated.ts';
import { namesOf } from './names.ts';

export interface AreaOptions {
  /** Default `admin`. */
  readonly needs?: string | undefined;
  /** The highest number of an endpoint so far. */
  readonly lastEndpoint: number;
  /** Names of the migrations so far. */
  readonly migrations: readonly string[];
}

/**
 * A working area of the portal: a table, its list with search and CSV export on server and screen, fakes, stories and
 * tests.
 */
export function area(name: string, { needs = 'admin', lastEndpoint, migrations }: AreaOptions): Generated {
  const many = namesOf(name);
  if (!name.endsWith('s'))
    throw new Error(`“${name}” is no plural: an area is named after its rows, as in users.`);
  if (!Object.hasOwn(Permission, needs)) throw new Error(`“${needs}” is no name of permissions.ts.`);
  const one = namesOf(name.slice(0, -1));
  const table = one.kebab.replaceAll('-', '_');
  const names: AreaNames = { many, one, table, needs, ids: [`C${lastEndpoint + 1}`, `C${lastEndpoint + 2}`] };
  const last = Math.max(...migrations.map((migration) => Number(migration.slice(0, 4))));
  const migration = `${String(last + 1).padStart(4, '0')}-${many.kebab}`;
  const screens = `apps/portal/src/screens/${many.kebab}`;
  const modules = `apps/server/src/modules/${many.kebab}`;
  return {
    files: {
      [`packages/api/src/contract/${many.kebab}/${many.kebab}.ts`]: contractOf(names),
      [`packages/api/src/mocks/scenarios/${many.kebab}.ts`]: fakeOf(names),
      [`${screens}/${many.kebab}-screen.tsx`]: screenOf(names),
      [`${screens}/${many.kebab}.stories.tsx`]: storiesOf(names),
      [`${screens}/states.txt`]: statesOf(names),
      [`${modules}/${one.kebab}-list.ts`]: serverListOf(names),
      [`${modules}/${many.kebab}.test.ts`]: serverTestOf(names),
      [`apps/server/src/platform/db/migrations/${migration}/${table}.sql`]: migrationOf(names),
    },
    additions: additionsOf(names),
    program: { file: 'generate-tables.ts', folder: 'apps/server' },
    next: [
      'Give rows more than a name: table, row of the contract, headings, columns on both sides.',
      'An entry in shell/navigation-table.ts leads to the area; it reads the same claim.',
    ],
  };
}

function additionsOf({ many, one, table, needs, ids }: AreaNames): readonly Addition[] {
  const contract = 'packages/api/src/contract';
  const areas = 'apps/portal/src/app/areas.tsx';
  const app = 'apps/server/src/app.ts';
  const calls = `${contract}/endpoints.test.ts`;
  const claim = Permission[needs as keyof typeof Permission];
  return [
    {
      file: `${contract}/index.ts`,
      line: `export * from './${many.kebab}/${many.kebab}.ts';`,
      among: 'export * from ',
    },
    {
      file: `${contract}/pages.ts`,
      line: `  ${many.camel}: { path: '/${many.kebab}/:pageNo?', needs: Permission.${needs} },`,
      before: '} as const satisfies Record<string, PageOfPortal>;',
    },
    {
      file: calls,
      line: `  ['${ids[0]}', 'GET {api}/${many.kebab}/list', '${claim}', { cost: 'search' }],`,
      among: "  ['C",
    },
    {
      file: calls,
      line: `  ['${ids[1]}', 'GET {api}/${many.kebab}/export', '${claim}', { cost: 'export' }],`,
      among: "  ['C",
    },
    {
      file: 'packages/api/src/mocks/scenarios/index.ts',
      line: `export { listing${many.pascal} } from './${many.kebab}.ts';`,
      among: 'export { ',
    },
    {
      file: areas,
      line: `  { ...pages.${many.camel}, load: async () => (await import('../screens/${many.kebab}/${many.kebab}-screen.tsx')).${many.pascal}Screen },`,
      before: '];',
    },
    {
      file: app,
      line: `import { ${one.camel}Routes } from './modules/${many.kebab}/${one.kebab}-list.ts';`,
      among: 'import { ',
    },
    { file: app, line: `    ${one.camel}Routes,`, before: '  ])' },
    {
      file: 'apps/server/src/operations/retention/retention.ts',
      line: `  ${table}: configuration,`,
      before: '};',
    },
    {
      file: 'docs/operating/retention.md',
      line: `| \`${table}\` | configuration |`,
      before: '| `view_setting`',
    },
  ];
}
