import { sql } from 'kysely';
import type { Trx } from '../../platform/db/connect.ts';
import { selectValue } from '../../platform/db/select-value.ts';
import { ownTables } from '../retention/retention.ts';
import { StartError } from '../../config/start-error.ts';

export interface StoredTable {
  readonly name: string;
  /** Without generated columns. */
  readonly columns: readonly string[];
  /** Whether row-level security limits the owner, too, to one tenant at a time, unless the owner is a superuser. */
  readonly perTenant: boolean;
  /** Whether the table's policy applies to the owner. */
  readonly forced: boolean;
}

export interface Counter {
  readonly name: string;
  /** The last number of the sequence, or the first one if none was used. */
  readonly last: string;
  readonly called: boolean;
}

/**
 * Temporary state, which must not be restored: an ended session would be open again, a used link valid again, and a
 * sent email sent twice.
 */
export const temporaryTables: ReadonlySet<string> = new Set([
  'identity_sign_in',
  'oidc_record',
  'portal_session',
  'one_time_link',
  'seen_proof',
  'queued_task',
]);

/** The tables in a backup, each after the tables that its rows refer to. */
export async function keptTables(trx: Trx): Promise<readonly StoredTable[]> {
  const { rows } = await sql<StoredTable>`
    select c.relname as name, row_security_active(c.oid) as "perTenant", c.relforcerowsecurity as forced,
      array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.oid, c.relname, c.relforcerowsecurity order by c.relname`.execute(trx);
  const own = new Set(ownTables);
  return sortByReferences(
    rows.filter(({ name }) => own.has(name) && !temporaryTables.has(name)),
    await references(trx),
  );
}

/** The tables to which the rows of a table refer, except itself. */
async function references(trx: Trx): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ child: string; parents: string[] }>`
    select child.relname as child, array_agg(distinct parent.relname::text) as parents
    from pg_constraint f join pg_class child on child.oid = f.conrelid join pg_class parent on parent.oid = f.confrelid
    where f.contype = 'f' and f.conrelid <> f.confrelid and child.relnamespace = current_schema()::regnamespace
    group by child.relname`.execute(trx);
  return new Map(rows.map(({ child, parents }) => [child, parents]));
}

function sortByReferences(
  tables: readonly StoredTable[],
  parentsOf: ReadonlyMap<string, readonly string[]>,
): readonly StoredTable[] {
  const ordered: StoredTable[] = [];
  let left = tables;
  while (left.length > 0) {
    const waiting = new Set(left.map(({ name }) => name));
    const ready = left.filter(({ name }) => !(parentsOf.get(name) ?? []).some((each) => waiting.has(each)));
    if (ready.length === 0) throw new Error(`These tables refer to each other: ${[...waiting].join(', ')}`);
    ordered.push(...ready);
    left = left.filter((table) => !ready.includes(table));
  }
  return ordered;
}

export async function tenantsIn(trx: Trx): Promise<readonly string[]> {
  const hosts = trx.selectFrom('tenant_host').select('tenant_id').distinct().orderBy('tenant_id');
  return (await hosts.execute()).map((host) => host.tenant_id);
}

/** The sequences. They may be ahead of the rows, as after a rollback, and never behind. */
export async function counters(trx: Trx): Promise<readonly Counter[]> {
  const { rows } = await sql<{ name: string }>`
    select s.relname as name from pg_class s
      join pg_depend d on d.objid = s.oid and d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i')
      join pg_class t on t.oid = d.refobjid
    where s.relkind = 'S' and s.relnamespace = current_schema()::regnamespace
      and t.relname = any (${ownTables}::text[]) order by 1`.execute(trx);
  const found: Counter[] = [];
  for (const { name } of rows) {
    const value = await sql<Counter>`
      select ${name} as name, last_value::text as last, is_called as called from ${sql.table(name)}`.execute(
      trx,
    );
    found.push(...value.rows);
  }
  return found;
}

/** Makes the output independent of the server's settings, and disables timeouts. */
export async function fixSessionSettings(trx: Trx): Promise<void> {
  for (const [name, value] of [
    ['timezone', 'UTC'],
    ['datestyle', 'ISO'],
    ['intervalstyle', 'postgres'],
    ['bytea_output', 'hex'],
    ['extra_float_digits', '1'],
    // `application_search` shows its rows only with this setting.
    ['portal.search', '%'],
    ['statement_timeout', '0'],
    ['lock_timeout', '0'],
    ['idle_in_transaction_session_timeout', '0'],
  ])
    await sql`select set_config(${name}, ${value}, true)`.execute(trx);
}

/** A user who is not the owner sees the rows of one tenant at a time, and some tables not at all. */
export async function requireOwner(trx: Trx): Promise<void> {
  const owns = sql<boolean | null>`(select bool_and(pg_has_role(relowner, 'usage')) from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace and relname = any (${ownTables}::text[]))`;
  if ((await selectValue(trx, owns)) === false)
    throw new StartError(
      'The user of DATABASE_URL does not own the tables; set PORTAL_MIGRATION_URL to the address of who does.',
    );
}
