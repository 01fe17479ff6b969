import { sql } from 'kysely';
import type { Trx } from '../../platform/db/connect.ts';
import { ownTables } from '../retention/retention.ts';
import { StartError } from '../../config/start-error.ts';

export interface StoredTable {
  readonly name: string;
  /** Names, without those of columns that the database computes. */
  readonly columns: readonly string[];
  /** Whether the owner too sees the rows of one tenant at a time, as who is no superuser does. */
  readonly perTenant: boolean;
  /** Whether the owner is bound by the policy of the table. */
  readonly forced: boolean;
}

export interface Counter {
  readonly name: string;
  /** The number that was given last, or will be given first. */
  readonly last: string;
  readonly called: boolean;
}

/**
 * What belongs to the moment, and must not come back: a session that was ended after the backup would be open again, a
 * link that was used good again, an email that was sent meanwhile sent twice.
 */
export const ofTheMoment: ReadonlySet<string> = new Set([
  'oidc_record',
  'portal_session',
  'one_time_link',
  'seen_proof',
  'queued_task',
]);

/** The tables that are kept, each after those that its rows refer to. */
export async function keptTables(trx: Trx): Promise<readonly StoredTable[]> {
  const { rows } = await sql<StoredTable>`
    select c.relname as name, row_security_active(c.oid) as "perTenant", c.relforcerowsecurity as forced,
      array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.oid, c.relname, c.relforcerowsecurity order by c.relname`.execute(trx);
  const own = new Set(ownTables);
  return inOrder(
    rows.filter(({ name }) => own.has(name) && !ofTheMoment.has(name)),
    await references(trx),
  );
}

/** Which tables the rows of a table refer to, itself excepted. */
async function references(trx: Trx): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ child: string; parents: string[] }>`
    select child.relname as child, array_agg(distinct parent.relname::text) as parents
    from pg_constraint f join pg_class child on child.oid = f.conrelid join pg_class parent on parent.oid = f.confrelid
    where f.contype = 'f' and f.conrelid <> f.confrelid and child.relnamespace = current_schema()::regnamespace
    group by child.relname`.execute(trx);
  return new Map(rows.map(({ child, parents }) => [child, parents]));
}

function inOrder(
  tables: readonly StoredTable[],
  parentsOf: ReadonlyMap<string, readonly string[]>,
): readonly StoredTable[] {
  const ordered: StoredTable[] = [];
  let left = tables;
  while (left.length > 0) {
    const waiting = new Set(left.map(({ name }) => name));
    const free = left.filter(({ name }) => !(parentsOf.get(name) ?? []).some((each) => waiting.has(each)));
    if (free.length === 0) throw new Error(`These tables refer to each other: ${[...waiting].join(', ')}`);
    ordered.push(...free);
    left = left.filter((table) => !free.includes(table));
  }
  return ordered;
}

export async function tenantsIn(trx: Trx): Promise<readonly string[]> {
  const hosts = trx.selectFrom('tenant_host').select('tenant_id').distinct().orderBy('tenant_id');
  return (await hosts.execute()).map((host) => host.tenant_id);
}

/** What numbers are given out from. It may be ahead of the rows, as after a row that was taken back, and never behind. */
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

/** Names of the migrations that made the database what it is, oldest first; none for one that is empty. */
export async function migrationsOf(trx: Trx): Promise<readonly string[]> {
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass(format('%I.schema_migration', current_schema())) is not null as there`.execute(trx);
  if (!rows[0]?.there) return [];
  const names = await sql<{ name: string }>`select name from schema_migration order by name`.execute(trx);
  return names.rows.map(({ name }) => name);
}

/** Values are written in one way, whatever the settings of the server, and nothing is cut off for being slow. */
export async function steady(trx: Trx): Promise<void> {
  for (const [name, value] of [
    ['timezone', 'UTC'],
    ['datestyle', 'ISO'],
    ['intervalstyle', 'postgres'],
    ['bytea_output', 'hex'],
    ['extra_float_digits', '1'],
    // What a search goes through shows itself to one only (`application_search`).
    ['portal.search', '%'],
    ['statement_timeout', '0'],
    ['lock_timeout', '0'],
    ['idle_in_transaction_session_timeout', '0'],
  ])
    await sql`select set_config(${name}, ${value}, true)`.execute(trx);
}

/** Whoever only serves sees the rows of one tenant at a time, and some tables not at all. */
export async function requireOwner(trx: Trx): Promise<void> {
  const { rows } = await sql<{ owns: boolean | null }>`
    select bool_and(pg_has_role(relowner, 'usage')) as owns from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace and relname = any (${ownTables}::text[])`.execute(
    trx,
  );
  if (rows[0]?.owns === false)
    throw new StartError(
      'The user of DATABASE_URL does not own the tables; set PORTAL_MIGRATION_URL to the address of who does.',
    );
}
