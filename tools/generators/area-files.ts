import type { Names } from './names.ts';

/** The names in the files of an area. */
export interface AreaNames {
  /** The area: the plural of its rows. */
  readonly many: Names;
  /** One row. */
  readonly one: Names;
  /** Table of the rows, as in `price_list`. */
  readonly table: string;
  /** Name of a permission. */
  readonly needs: string;
  /** Ids of the two endpoints. */
  readonly ids: readonly [string, string];
}

/** Row, headings and the two endpoints. */
export const contractOf = ({ many, one, needs, ids }: AreaNames) => `import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { listTotals, pageQuery, searchQuery } from '../paging.ts';
import { Permission } from '../permissions.ts';
import { file, mediaTypes, text } from '../wire.ts';

export const ${one.camel} = v.object({ ${one.pascal}Id: v.number(), Name: text });
export type ${one.pascal} = v.InferOutput<typeof ${one.camel}>;

/** Columns of the list, on the screen and in the file. */
export const ${one.camel}Headings = { id: 'ID', name: 'Name' } as const;

/** Name of the exported file. */
export const ${one.camel}FileName = '${many.kebab}.csv';

/** Part of a name, in any case. */
const ${one.camel}Query = { SearchQuery: searchQuery };

export const list${many.pascal} = endpoint({
  id: '${ids[0]}',
  method: 'GET',
  path: '/${many.kebab}/list',
  needs: Permission.${needs},
  cost: 'search',
  query: v.strictObject({ ...pageQuery, ...${one.camel}Query }),
  reply: v.object({ ${many.pascal}: v.array(${one.camel}), ...listTotals }),
});

/** Every row that the search finds, as CSV. */
export const export${many.pascal} = endpoint({
  id: '${ids[1]}',
  method: 'GET',
  path: '/${many.kebab}/export',
  needs: Permission.${needs},
  cost: 'export',
  invalidates: { succeeded: [list${many.pascal}] },
  query: v.strictObject(${one.camel}Query),
  answers: [mediaTypes.csv],
  reply: file,
});
`;

/** Rows, and a network that answers both endpoints. */
export const fakeOf = ({ many, one }: AreaNames) => `import {
  export${many.pascal},
  list${many.pascal},
  ${one.camel}FileName,
  type ${one.pascal},
} from '../../contract/index.ts';
import { mock } from '../mock.ts';
import { isFound, pageOf } from '../page-of.ts';
import { scenario } from './scenario.ts';
import { signedIn } from './signed-in.ts';

const some${many.pascal} = (count: number): readonly ${one.pascal}[] =>
  Array.from({ length: count }, (_, index) => ({
    ${one.pascal}Id: index + 1,
    Name: \`${one.words} \${index + 1}\`,
  }));

/** These rows, page by page, and found by a part of their name. */
export const listing${many.pascal} = (rows = some${many.pascal}(45)) =>
  scenario(
    signedIn(),
    mock(list${many.pascal}, { query: { PageNo: 1, RowsPerPage: 20 } }, ({ query }) =>
      pageOf(
        '${many.pascal}',
        rows.filter(({ Name }) => isFound(query, Name)),
        query,
      ),
    ),
    mock(
      export${many.pascal},
      { query: {} },
      () => new File(['ID,Name\\r\\n'], ${one.camel}FileName, { type: 'text/csv' }),
    ),
  );
`;

export const screenOf = ({ many, one }: AreaNames) => `import {
  export${many.pascal},
  list${many.pascal},
  ${one.camel}FileName,
  ${one.camel}Headings,
  type ${one.pascal},
} from '@portal/api/contract';
import type { DataGridColumn } from '@portal/ui/data-grid';
import { hrefs } from '../../base/paths.ts';
import { idColumnSize } from '../../listing/id-column.ts';
import { listAddress, searchQuery } from '../../listing/list-address.ts';
import { listScreen } from '../../listing/list-screen.tsx';

const columns: readonly DataGridColumn<${one.pascal}>[] = [
  {
    id: 'id',
    header: ${one.camel}Headings.id,
    size: idColumnSize,
    fold: 'id',
    muted: true,
    cell: (row) => row.${one.pascal}Id,
  },
  {
    id: 'name',
    header: ${one.camel}Headings.name,
    size: 280,
    fold: 'title',
    cell: ({ Name }) => Name,
    text: ({ Name }) => Name,
  },
];

export const ${many.pascal}Screen = listScreen({
  title: '${many.words}',
  noun: '${one.words.toLowerCase()}',
  searchLabel: 'Search ${many.words.toLowerCase()}',
  loadingText: 'Loading ${many.words.toLowerCase()}...',
  emptyText: 'No ${many.words.toLowerCase()} yet.',
  fileName: ${one.camel}FileName,
  address: listAddress(hrefs.${many.camel}, {}),
  list: list${many.pascal},
  exported: export${many.pascal},
  queryOf: searchQuery,
  rowsOf: (reply) => reply.${many.pascal},
  rowId: (row) => String(row.${one.pascal}Id),
  columnsFor: () => columns,
});
`;

export const storiesOf = ({
  many,
  one,
}: AreaNames) => `import { list${many.pascal} } from '@portal/api/contract';
import { listing${many.pascal}, lists, errorResponse, scenario, noResponse } from '@portal/api/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { arriveAt, page } from '../../testing/play.ts';
import { installScenario, PortalStory } from '../../testing/portal-story.tsx';
import { catchSavedFiles } from '../../testing/saved-files.ts';

const meta = preview.meta({
  title: 'Screens/${many.words}',
  component: PortalStory,
  args: { at: '/${many.kebab}', scenario: listing${many.pascal}() },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: installScenario,
});

const scriptTimeout = { timeout: 5_000 };

/** A page of rows. */
export const Default = meta.story({ tags: ['state:${many.kebab}.page.populated'] });
Default.test('shows a page of rows, searches them and saves them', async (play) => {
  const saved = catchSavedFiles();
  await expect(await play.canvas.findByText('${one.words} 1', {}, scriptTimeout)).toBeVisible();
  await play.userEvent.type(play.canvas.getByRole('searchbox'), '${one.words} 45{Enter}');
  await expect(await play.canvas.findByText('${one.words} 45', {}, scriptTimeout)).toBeVisible();
  await play.userEvent.click(play.canvas.getByRole('button', { name: 'Action' }));
  await play.userEvent.click(await page(play).findByRole('menuitem', { name: 'Export All to CSV' }));
  await waitFor(() => expect(saved.files.map(({ name }) => name)).toEqual(['${many.kebab}.csv']));
  saved.release();
});

/** Shown while the first page of rows is loading. */
export const Loading = meta.story({
  args: { scenario: scenario(listing${many.pascal}(), noResponse(list${many.pascal})) },
  tags: ['state:${many.kebab}.page.loading'],
});
Loading.test('shows that rows are on their way', async ({ canvas }) => {
  await expect(await canvas.findByText('Loading ${many.words.toLowerCase()}...', {}, scriptTimeout)).toBeVisible();
});

/** Shown if there are no rows. */
export const Empty = meta.story({
  args: { scenario: listing${many.pascal}([]) },
  tags: ['state:${many.kebab}.page.empty'],
});
Empty.test('says that there is nothing yet', async ({ canvas }) => {
  await expect(await canvas.findByText('No ${many.words.toLowerCase()} yet.', {}, scriptTimeout)).toBeVisible();
});

/** Shown if no row matches the search. */
export const WithoutResult = meta.story({
  args: { at: '/${many.kebab}/1?q=nothing' },
  tags: ['state:${many.kebab}.page.without-result'],
});
WithoutResult.test('offers to clear the search', async ({ canvas }) => {
  await expect(await canvas.findByText('No Results.', {}, scriptTimeout)).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Clear filter' })).toBeVisible();
});

/** Shown if the rows could not be read. */
export const LoadFailed = meta.story({
  args: { scenario: scenario(listing${many.pascal}(), errorResponse(list${many.pascal}, 500)) },
  tags: ['state:${many.kebab}.page.failed'],
});
LoadFailed.test('offers to try again', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Retry' }, scriptTimeout)).toBeVisible();
});

/** Shown to a user without the claim. */
export const PermissionDenied = meta.story({
  args: { as: 'MY', scenario: scenario(listing${many.pascal}(), lists()) },
  tags: ['state:${many.kebab}.page.no-permission'],
});
PermissionDenied.test('leads home without the claim', async (play) => {
  await arriveAt(play, '/list');
});
`;

export const statesOf = ({
  many,
}: AreaNames) => `# The states of the screens, one a line: area.screen.state. A story shows one by the tag \`state:<id>\`.
# \`due\` marks what is built: such a state without a story fails \`pnpm states\`. An id is never renamed.
${['loading', 'populated', 'empty', 'without-result', 'failed', 'no-permission']
  .map((state) => `${many.kebab}.page.${state} due`)
  .join('\n')}
`;

export const serverListOf = ({ many, one, table }: AreaNames) => `import {
  export${many.pascal},
  list${many.pascal},
  ${one.camel}FileName,
  ${one.camel}Headings,
  type ${one.pascal},
} from '@portal/api/contract';
import { sql } from 'kysely';
import { textColumn } from '../../platform/listing/csv-answer.ts';
import { listRoutes } from '../../platform/listing/list-routes.ts';

/** The ${many.words.toLowerCase()} of a tenant, by name. */
export const ${one.camel}Routes = listRoutes<
  { readonly SearchQuery?: string | undefined },
  ${one.pascal},
  'Name'
>({
  list: list${many.pascal},
  exported: export${many.pascal},
  name: '${many.kebab}',
  fileName: ${one.camel}FileName,
  rows: '${many.pascal}',
  table: () => ({
    from: sql\`${table}\`,
    fields: sql\`id as "${one.pascal}Id", name as "Name"\`,
    searched: [sql\`name\`],
    sorts: { Name: sql\`lower(name)\` },
    key: sql\`id\`,
  }),
  criteriaOf: ({ SearchQuery }) => ({ q: SearchQuery, sortBy: 'Name', sortType: 'asc' }),
  columns: [
    textColumn(${one.camel}Headings.id, sql\`id::text\`),
    textColumn(${one.camel}Headings.name, sql\`name\`),
  ],
});
`;

export const serverTestOf = ({
  many,
  table,
}: AreaNames) => `import type { list${many.pascal}, Reply } from '@portal/api/contract';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { onEachDatabase } from '../../testing/databases.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { withQuery } from '../../testing/wire.ts';

onEachDatabase('The ${many.words.toLowerCase()} of a tenant', (db) => {
  let app: TestApp;
  beforeAll(async () => {
    app = testApp(db());
    for (const [tenant, name] of [
      ['harbour', 'second'],
      ['harbour', 'First'],
      ['meridian', 'Of another tenant'],
    ])
      await db().inTenant(\`\${tenant}\`, (trx) =>
        sql\`insert into ${table} (tenant_id, name) values (\${tenant}, \${name})\`.execute(trx),
      );
  });
  const names = async (query = {}) => {
    const path = withQuery('/api/${many.kebab}/list', query);
    const reply = await app.read<Reply<typeof list${many.pascal}>>(path, { as: 'FULL' });
    return reply.${many.pascal}.map(({ Name }) => Name);
  };

  test('are listed by name, a page at a time', async () => {
    expect(await names()).toEqual(['First', 'second']);
    expect(await names({ RowsPerPage: 1, PageNo: 2 })).toEqual(['second']);
  });

  test('are found by a part of their name', async () => {
    expect(await names({ SearchQuery: 'IRS' })).toEqual(['First']);
    expect(await names({ SearchQuery: 'another' })).toEqual([]);
  });

  test('are exported as CSV', async () => {
    const answer = await app.send('/api/${many.kebab}/export', { as: 'FULL' });
    expect((await answer.text()).split('\\r\\n').map((line) => line.split(',')[1])).toEqual([
      'Name',
      'First',
      'second',
      undefined,
    ]);
  });

  test.each(['list', 'export'])('need the claim: %s', async (call) => {
    expect((await app.send(\`/api/${many.kebab}/\${call}\`, { as: 'MY' })).status).toBe(403);
  });
});
`;

export const migrationOf = ({ table }: AreaNames) => `create table ${table} (
  tenant_id text not null references tenant on delete cascade,
  id integer not null generated by default as identity,
  name text not null,
  primary key (tenant_id, id)
);
create index ${table}_by_name on ${table} (tenant_id, lower(name), id desc);
alter table ${table} enable row level security;
alter table ${table} force row level security;
create policy one_tenant on ${table} using (tenant_id = current_setting('portal.tenant', true))
  with check (tenant_id = current_setting('portal.tenant', true));
grant select, insert, update, delete on ${table} to portal_app;
`;
