import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Endpoint } from '@portal/api/contract';
import { RawNode, sql, type KyselyPlugin } from 'kysely';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { everyEndpoint } from '../platform/http/every-endpoint.ts';
import type { DeclaredList } from '../platform/listing/list-routes.ts';
import { readFirst } from '../platform/listing/table-query.ts';
import { onEachDatabase } from './databases.ts';

type List = DeclaredList<object, unknown, string>;
const isDeclared = (value: unknown): value is List =>
  typeof value === 'object' && value !== null && 'exported' in value && 'criteriaOf' in value;

const sources = join(import.meta.dirname, '..');
const modules = await Promise.all(
  globSync('{modules,people}/**/*-list.ts', { cwd: sources }).map(
    (file) => import(join(sources, file)) as Promise<Record<string, unknown>>,
  ),
);
const lists = modules.flatMap((module) => Object.values(module).filter(isDeclared));

const entriesOf = ({ query }: Endpoint) =>
  Object.keys((query as { readonly entries?: object } | undefined)?.entries ?? {});

test('every list with pages and a search is an exported declaration in a file x-list.ts', () => {
  const searched = everyEndpoint
    .map(([, endpoint]) => endpoint)
    .filter((endpoint) => ['PageNo', 'SearchQuery'].every((name) => entriesOf(endpoint).includes(name)));
  expect(lists.map(({ list }) => list.path).toSorted()).toEqual(searched.map(({ path }) => path).toSorted());
});

/** Explains statements instead of running them. */
const explaining: KyselyPlugin = {
  transformQuery: ({ node }) => {
    if (!RawNode.is(node)) return node;
    const [first = '', ...others] = node.sqlFragments;
    return RawNode.create([`explain ${first}`, ...others], node.parameters);
  },
  transformResult: ({ result }) => Promise.resolve(result),
};

onEachDatabase('The rows of a declared list', (db) => {
  test.each(lists)('are read in the order of an index: $name', async ({ list, table, criteriaOf }) => {
    const criteria = criteriaOf(v.parse(list.query as v.GenericSchema<unknown, object>, {}));
    const rows = { ...table({ claims: [] }), fields: sql`1` };
    const plan = await db().inTenant('harbour', async (trx) => {
      await sql`select set_config('enable_sort', 'off', true), set_config('enable_incremental_sort', 'off', true),
        set_config('enable_seqscan', 'off', true)`.execute(trx);
      return readFirst(trx.withPlugin(explaining) as typeof trx, rows, criteria, 20);
    });
    expect(plan.length).toBeGreaterThan(0);
    expect(JSON.stringify(plan)).not.toMatch(/Sort/);
  });
});
