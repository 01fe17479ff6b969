-- The functions and triggers that keep totals and search of the list of applications (docs/applications-list-performance.md), for
-- the facets of this moment: every column of `application_search` that is not one of `others`. Runs again for each new facet.
do $list$ declare
  others constant text[] := array['tenant_id', 'id', 'owner_global_id', 'location', 'restriction_group', 'products',
    'created_at', 'completed_at', 'last_document_at', 'amount_cents', 'search_text'];
  columns constant text[] := array(select attname from pg_attribute
    where attrelid = 'application_search'::regclass and attnum > 0 and not attisdropped order by attnum);
  -- Every column but the key, with a table's name in front.
  kept constant text := (select string_agg('kept.' || name, ', ') from unnest(columns) as name where name <> 'id');
  inserted constant text := array_to_string(columns, ', ');
  -- The previous release searches the fields as they are, this one their folded text, once a migration has added it.
  searched constant text := case when exists (select from pg_attribute
      where attrelid = 'application'::regclass and attname = 'folded_text')
    then 'concat_ws(E''\n'', added.search_text, added.folded_text)' else 'added.search_text' end;
  added constant text := replace(replace(kept, 'kept.', 'added.'), 'added.search_text', searched);
  facets constant text := (select string_agg(name, ', ') from unnest(columns) as name where name <> all (others));
  by_facet constant text := (select string_agg(format('(%L, coalesce(%I, ''''))', name, name), ', ')
    from unnest(columns) as name where name <> all (others));
  -- The change of the totals of each bound, alone and with each value of one facet, by weighted rows.
  change constant text := format($body$
  with alike as (
    select tenant_id, owner_global_id, location, restriction_group, %1$s,
      sum(case when status = 'Cancelled' then 0 else weight end)::integer as change
    from (%%1$s) as weighed
    group by tenant_id, owner_global_id, location, restriction_group, %1$s),
  change as (
    select tenant_id, bound, bound_value, facet, facet_value, sum(change)::integer as total,
      case when bound = '' and facet = '' then 1 + floor(random() * 1e9)::bigint else 0 end as stamp
    from alike
      cross join lateral (values ('', ''), ('owner_global_id', coalesce(owner_global_id, '')),
        ('location', coalesce(location, '')),
        ('restriction_group', coalesce(restriction_group, ''))) as by_bound (bound, bound_value)
      cross join lateral (values ('', ''), %2$s) as by_facet (facet, facet_value)
    group by 1, 2, 3, 4, 5
    having sum(change) <> 0 or (bound = '' and facet = ''))$body$, facets, by_facet);
  copy constant text := format('update application_search as kept set (%1$s) = row (%3$s) from added
      where kept.id = added.id and (%2$s) is distinct from (%3$s)', replace(kept, 'kept.', ''), kept, added);
  -- The triggers share one template: the weight of the rows, and the change of the search.
  template constant text := $body$
declare
  folding boolean;
begin
  perform set_config('portal.search', '%%', true);
  -- Occasionally a statement compacts the rows of its keys, unless another one is doing so.
  folding := random() < 0.1 and pg_try_advisory_xact_lock(4000112234);
  %1$s,
  folded as (
    delete from application_total as kept using change
    where folding and kept.tenant_id = change.tenant_id and kept.bound = change.bound
      and kept.bound_value = change.bound_value and kept.facet = change.facet
      and kept.facet_value = change.facet_value
    returning kept.*)
  insert into application_total
    select tenant_id, bound, bound_value, facet, facet_value, sum(total)::integer, sum(stamp)::bigint
    from (select * from change union all select * from folded) as parts
    group by 1, 2, 3, 4, 5 having sum(total) <> 0 or sum(stamp) <> 0;
  %2$s
  perform set_config('portal.search', '', true);
  return null;
end $body$;
begin
  execute format('create or replace function list_added() returns trigger language plpgsql as %L', format(template,
    format(change, 'select *, 1 as weight from added'),
    format('insert into application_search (%1$s) select %2$s from added;', inserted,
      replace(inserted, 'search_text', searched))));
  execute format('create or replace function list_gone() returns trigger language plpgsql as %L', format(template,
    format(change, 'select *, -1 as weight from gone'),
    'delete from application_search as kept using gone where kept.id = gone.id;'));
  execute format('create or replace function list_changed() returns trigger language plpgsql as %L', format(template,
    format(change, 'select *, 1 as weight from added union all select *, -1 as weight from gone'), copy || ';'));
  -- Makes empty texts null, and adds to the totals of the tenant what they lack to what counting gives. The changes that
  -- others commit meanwhile are neither in the rows nor in the totals that the one statement sees, so nobody has to wait for
  -- it. Row-level security shows the rows of one tenant to the owner as well.
  execute format('create or replace function count_facet(tenant text, facet text) returns void language plpgsql as %L', $body$
#variable_conflict use_column
begin
  perform set_config('portal.tenant', tenant, true);
  execute format('update application set %1$I = null where %1$I = ''''', facet);
$body$ || format(change, 'select *, 1 as weight from application where application.tenant_id = tenant') || $body$
  insert into application_total
    select tenant_id, bound, bound_value, facet, facet_value, sum(total)::integer, 0
    from (select tenant_id, bound, bound_value, facet, facet_value, total from change union all
      select tenant_id, bound, bound_value, facet, facet_value, -total from application_total
      where tenant_id = tenant) as parts
    group by 1, 2, 3, 4, 5 having sum(total) <> 0;
  perform set_config('portal.tenant', '', true);
end $body$);
  -- Copies applications of the tenant to the search, from a number on. Their locks keep them from being changed between
  -- reading and writing.
  execute format('create or replace function copy_to_search(tenant text, after integer, size integer) returns integer
    language plpgsql as %L', format($body$
declare
  last integer;
begin
  perform set_config('portal.tenant', tenant, true), set_config('portal.search', '%%', true);
  with added as (
    select * from application where tenant_id = tenant and id > after and status <> 'Cancelled'
    order by id limit size for share),
  copied as (%s)
  select max(id) into last from added;
  perform set_config('portal.tenant', '', true), set_config('portal.search', '', true);
  return last;
end $body$, copy));
  -- The index is searched by the most selective part of the pattern. The result matches the whole pattern, and omits the
  -- long text.
  execute format('create or replace function search_applications(narrowing text, pattern text, at_most integer)
    returns setof application_search language plpgsql set enable_seqscan = off as %L', format($body$
begin
  perform set_config('portal.search', lower(narrowing), true);
  return query select %s from application_search where search_text like lower(pattern) limit at_most;
end $body$, replace(inserted, 'search_text', '''''::text')));
end $list$;

create or replace function list_emptied() returns trigger language plpgsql as $$
begin
  perform set_config('portal.search', '%', true);
  delete from application_total;
  delete from application_search;
  perform set_config('portal.search', '', true);
  return null;
end $$;

create or replace trigger list_added after insert on application referencing new table as added
  for each statement execute function list_added();
create or replace trigger list_gone after delete on application referencing old table as gone
  for each statement execute function list_gone();
create or replace trigger list_changed after update on application referencing new table as added old table as gone
  for each statement execute function list_changed();
create or replace trigger list_emptied after truncate on application
  for each statement execute function list_emptied();
