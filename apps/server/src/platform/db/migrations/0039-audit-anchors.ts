import { sql } from 'kysely';
import { anchorPlace, type Sealer } from '../sealer.ts';
import type { Trx } from '../schema.ts';
import { holdToTenant, run } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/** Retention in days, 0 for ever. The owner replaces it when the setting changes; who only serves cannot. */
const days = `create function audit_days() returns integer language sql immutable as 'select 2557'`;

/** A line may be deleted with its tenant, or once it is older than the retention; its link once the line is deleted. */
const kept = `create or replace function audit_is_kept() returns trigger language plpgsql security definer as $$
  declare
    was text := coalesce(current_setting('portal.tenant', true), '');
    goes boolean := false;
  begin
    if tg_op = 'DELETE' then
      perform set_config('portal.tenant', old.tenant_id, true);
      goes := not exists (select from tenant where id = old.tenant_id);
      if not goes and tg_table_name = 'audit_entry' and audit_days() > 0 then
        goes := old.occurred_at < now() - make_interval(hours => 24 * audit_days());
      elsif not goes and tg_table_name = 'audit_link' then
        goes := not exists (select from audit_entry where id = old.entry_id);
      end if;
      perform set_config('portal.tenant', was, true);
      if goes then return old; end if;
    elsif tg_table_name = 'audit_anchor' then
      -- A new data key seals the same content again.
      if (new.tenant_id, new.number) = (old.tenant_id, old.number) then return new; end if;
    end if;
    raise exception 'the audit is only added to' using errcode = 'insufficient_privilege';
  end $$`;

/** The only way in which somebody who only serves removes lines; the trigger checks the age of each. */
const prune = `create function prune_audit(of_tenant text, last bigint) returns bigint
  language plpgsql security definer as $$
  declare
    was text := coalesce(current_setting('portal.tenant', true), '');
    lines bigint;
  begin
    perform set_config('portal.tenant', of_tenant, true);
    delete from audit_entry where id in (
      select entry_id from audit_link where tenant_id = of_tenant and seq <= last);
    get diagnostics lines = row_count;
    delete from audit_link where tenant_id = of_tenant and seq <= last;
    perform set_config('portal.tenant', was, true);
    return lines;
  end $$`;

const placed = ['audit_is_kept()', 'prune_audit(text, bigint)'].map(
  (name) => `do $$ begin
     execute format('alter function ${name} set search_path = %I, pg_temp', current_schema());
   end $$`,
);

/** What the anchors of before say about the beginning of the chain that is kept. */
interface Chain {
  readonly first: number | null;
  readonly first_at: Date | null;
  readonly seq: number;
  readonly hash: string;
  readonly removed: string | null;
}

async function chainOf(trx: Trx, tenant: string): Promise<Chain | undefined> {
  await sql`select set_config('portal.tenant', ${tenant}, true)`.execute(trx);
  const { rows } = await sql<Chain>`
    with oldest as (select min(seq) as first from audit_link where tenant_id = ${tenant})
    select first, head.seq, encode(head.hash, 'hex') as hash,
      (select occurred_at from audit_entry join audit_link on entry_id = audit_entry.id
        where audit_link.tenant_id = ${tenant} and seq = first) as first_at,
      (select encode(hash, 'hex') from audit_anchor where tenant_id = ${tenant}
        and seq = coalesce(first - 1, head.seq)) as removed
    from oldest join audit_head as head on head.tenant_id = ${tenant}`.execute(trx);
  return rows[0];
}

/** The chain as it is now is what the first anchor seals. */
function firstAnchor(chain: Chain | undefined, at: string, beginning: string): object {
  if (!chain) return { seq: 0, hash: beginning, at };
  const { seq, hash, removed, first, first_at } = chain;
  const last = (first ?? seq + 1) - 1;
  const before = first_at?.toISOString() ?? at;
  return {
    seq,
    hash,
    at,
    ...(last > 0 && removed !== null && { pruned: { seq: last, hash: removed, before, days: 0, at } }),
  };
}

async function sealedNow(trx: Trx, sealer: Sealer): Promise<readonly [string, Buffer][]> {
  const hosts = await trx.selectFrom('tenant_host').select('tenant_id').distinct().execute();
  const at = new Date().toISOString();
  const anchors: [string, Buffer][] = [];
  for (const { tenant_id: tenant } of hosts) {
    const { rows } = await sql<{ hash: string }>`
      select encode(sha256(convert_to(${tenant}, 'UTF8')), 'hex') as hash`.execute(trx);
    const anchor = firstAnchor(await chainOf(trx, tenant), at, rows[0]?.hash ?? '');
    anchors.push([tenant, sealer.seal(JSON.stringify(anchor), anchorPlace(tenant, 0))]);
  }
  return anchors;
}

/**
 * Anchors are numbered without a gap, hold everything under their seal, and no longer open a way to delete lines. Those
 * of before, which no release had, are replaced by one of the chain as it is.
 */
export const auditAnchors: Migration = {
  name: '0039-audit-anchors',
  up: async (trx, sealer) => {
    const anchors = await sealedNow(trx, sealer);
    await run(trx, [
      `drop table audit_anchor`,
      `create table audit_anchor (tenant_id text not null references tenant on delete cascade, number bigint not null,
        sealed bytea not null, primary key (tenant_id, number))`,
      ...holdToTenant('audit_anchor'),
      days,
      kept,
      prune,
      ...placed,
      `revoke execute on function prune_audit(text, bigint) from public`,
      `create trigger audit_is_kept before update or delete on audit_anchor
       for each row execute function audit_is_kept()`,
    ]);
    for (const [tenant, sealed] of anchors) {
      await sql`select set_config('portal.tenant', ${tenant}, true)`.execute(trx);
      await sql`insert into audit_anchor (tenant_id, number, sealed) values (${tenant}, 0, ${sealed})`.execute(
        trx,
      );
    }
  },
};
