import type { Migration } from './migration.ts';
import { enableRowLevelSecurity, run } from '../tenant-table.ts';

const facets = ['status', 'label', 'system_label', 'assignee_id', 'sub_brand'];
const bounds = ['owner_global_id', 'location', 'restriction_group'];
const listed = `where status <> 'Cancelled'`;

/** A facet is a value or null, never an empty text: '(None)' then is one condition with one index. */
const values = [
  `update application set ${facets
    .filter((facet) => facet !== 'status')
    .map((facet) => `${facet} = nullif(${facet}, '')`)
    .join(', ')} where '' in (${facets.join(', ')})`,
  `alter table application
     add constraint application_no_empty_facet check (${facets.map((facet) => `${facet} <> ''`).join(' and ')})`,
  // Under row-level security only what can leak nothing is looked up in an index: bigint counts as such, numeric not.
  `alter table application
     add column amount_cents bigint generated always as ((investment_amount * 100)::bigint) stored`,
];

const sorted = ['created_at', 'completed_at', 'last_document_at', 'amount_cents'];

/** One index for each order of what one facet or one bound leaves; read backwards it serves the other direction. */
const indexes = [
  ...['owner', 'location', 'group', 'status', 'investment_amount_down', 'investment_amount_up'].map(
    (name) => `drop index application_${name}`,
  ),
  `create index application_amount_cents_down on application (tenant_id, amount_cents desc nulls last, id desc) ${listed}`,
  `create index application_amount_cents_up on application (tenant_id, amount_cents asc nulls last, id desc) ${listed}`,
  ...[...facets, ...bounds].flatMap((column) => [
    `create index application_by_${column} on application (tenant_id, ${column}, id desc) ${listed}`,
    ...sorted.map(
      (key) =>
        `create index application_by_${column}_${key} on application (tenant_id, ${column}, ${key} desc nulls last, id desc)
         ${listed}`,
    ),
  ]),
];

/**
 * How many applications are listed, for each bound alone and with each value of one facet. Every statement adds
 * rows of its own and waits for nobody; a total is the sum over the rows of its key. `stamp` tells states apart:
 * its sum for a tenant grows with every change of an application.
 */
const totals = [
  ...['added', 'gone', 'changed'].flatMap((moment) => [
    `drop trigger count_${moment} on application`,
    `drop function count_${moment}`,
  ]),
  `drop table application_total`,
  `create table application_total (
    tenant_id text not null, bound text not null, bound_value text not null, facet text not null,
    facet_value text not null, total integer not null, stamp bigint not null)`,
  `create index application_total_key on application_total
     (tenant_id, bound, bound_value, facet, facet_value) include (total, stamp)`,
  ...enableRowLevelSecurity('application_total'),
];

const valuesOf = (columns: readonly string[]) =>
  [`('', '')`, ...columns.map((column) => `('${column}', coalesce(${column}, ''))`)].join(', ');

/** What rows add to the totals; each has a `weight` of 1 or -1. Equal rows are summed up first. */
const totalsOf = (rows: string) => `
  alike as (
    select tenant_id, ${[...bounds, ...facets].join(', ')},
      sum(case when status = 'Cancelled' then 0 else weight end)::integer as change
    from (${rows}) as weighed group by tenant_id, ${[...bounds, ...facets].join(', ')}),
  change as (
    select tenant_id, bound, bound_value, facet, facet_value, sum(change)::integer as total,
      case when bound = '' and facet = '' then 1 + floor(random() * 1e9)::bigint else 0 end as stamp
    from alike
      cross join lateral (values ${valuesOf(bounds)}) as by_bound (bound, bound_value)
      cross join lateral (values ${valuesOf(facets)}) as by_facet (facet, facet_value)
    group by 1, 2, 3, 4, 5
    having sum(change) <> 0 or (bound = '' and facet = ''))`;

const sameKey = ['tenant_id', 'bound', 'bound_value', 'facet', 'facet_value']
  .map((column) => `kept.${column} = change.${column}`)
  .join(' and ');

/** Now and then a statement takes the rows of its keys together; whoever finds another at it leaves it at that. */
const keepTotals = (rows: string) => `
  folding := random() < 0.1 and pg_try_advisory_xact_lock(4000112234);
  with ${totalsOf(rows)},
  folded as (delete from application_total as kept using change where folding and ${sameKey} returning kept.*)
  insert into application_total
    select tenant_id, bound, bound_value, facet, facet_value, sum(total)::integer, sum(stamp)::bigint
    from (select * from change union all select * from folded) as parts
    group by 1, 2, 3, 4, 5 having sum(total) <> 0 or sum(stamp) <> 0;`;

export const found = ['tenant_id', 'id', ...bounds, ...facets, 'products', ...sorted];

/**
 * What a search goes through. An index for parts of a text is of use only where the pattern itself stands in the
 * policy; so a transaction says first what it looks for, and one that looks for nothing sees nothing.
 */
const search = [
  `create table application_search (
    tenant_id text not null, id integer primary key, ${bounds.map((column) => `${column} text not null`).join(', ')},
    ${facets.map((column) => `${column} text`).join(', ')}, products text[] not null, created_at timestamptz not null,
    completed_at timestamptz, last_document_at timestamptz, amount_cents bigint, search_text text not null)`,
  `do $$ begin
     create extension if not exists pg_trgm;
     create index application_search_parts on application_search using gin (search_text gin_trgm_ops);
   exception when insufficient_privilege or undefined_file or feature_not_supported then null;
   end $$`,
  ...enableRowLevelSecurity('application_search'),
  `drop policy one_tenant on application_search`,
  `create policy one_tenant on application_search
     using (tenant_id = current_setting('portal.tenant', true)
       and search_text like current_setting('portal.search', true))
     with check (tenant_id = current_setting('portal.tenant', true))`,
  `create function found_applications(pattern text, at_most integer)
   returns table (${found.map((column) => `${column} ${typeOf(column)}`).join(', ')})
   language plpgsql set enable_seqscan = off as $$
   #variable_conflict use_column
   begin
     perform set_config('portal.search', lower(pattern), true);
     return query select ${found.join(', ')} from application_search limit at_most;
   end $$`,
];

export function typeOf(column: string): string {
  if (column.endsWith('_at')) return 'timestamptz';
  if (column === 'products') return 'text[]';
  return { id: 'integer', amount_cents: 'bigint' }[column] ?? 'text';
}

const searched = [...found, 'search_text'];
const others = searched.filter((column) => column !== 'id');
const addSearched = (rows: string) =>
  `insert into application_search (${searched.join(', ')}) select ${searched.join(', ')} from ${rows};`;
const dropSearched = (rows: string) =>
  `delete from application_search as kept using ${rows} where kept.id = ${rows}.id;`;
const changeSearched = `
  update application_search as kept set (${others.join(', ')}) = row (${others.map((column) => `added.${column}`).join(', ')})
  from added where kept.id = added.id
    and (${others.map((column) => `kept.${column}`).join(', ')})
      is distinct from (${others.map((column) => `added.${column}`).join(', ')});`;

const weighed = (rows: string, weight: number) => `select *, ${weight} as weight from ${rows}`;

const trigger = (moment: string, name: string, tables: string, work: string) => [
  `create function list_${name}() returns trigger language plpgsql as $$
   declare folding boolean;
   begin
     perform set_config('portal.search', '%', true);
     ${work}
     perform set_config('portal.search', '', true);
     return null;
   end $$`,
  `create trigger list_${name} after ${moment} on application ${tables}
   for each statement execute function list_${name}()`,
];

const triggers = [
  ...trigger(
    'insert',
    'added',
    'referencing new table as added',
    keepTotals(weighed('added', 1)) + addSearched('added'),
  ),
  ...trigger(
    'delete',
    'gone',
    'referencing old table as gone',
    keepTotals(weighed('gone', -1)) + dropSearched('gone'),
  ),
  ...trigger(
    'update',
    'changed',
    'referencing new table as added old table as gone',
    keepTotals(`${weighed('added', 1)} union all ${weighed('gone', -1)}`) + changeSearched,
  ),
  ...trigger('truncate', 'emptied', '', `delete from application_total; delete from application_search;`),
];

/** What is stored already; row-level security lets its owner pass meanwhile. */
const backfill = [
  ...['application_total', 'application_search'].map(
    (table) => `alter table ${table} no force row level security`,
  ),
  `with ${totalsOf(weighed('application', 1))} insert into application_total select * from change`,
  addSearched('application'),
  ...['application_total', 'application_search', 'application'].map(
    (table) => `alter table ${table} force row level security`,
  ),
];

export const listSpeed: Migration = {
  name: '0003-list-speed',
  up: (trx) =>
    run(trx, [
      `alter table application no force row level security`,
      ...totals,
      ...values,
      ...indexes,
      ...search,
      ...backfill,
      ...triggers,
    ]),
};
