import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { StartError } from '../../config/start-error.ts';
import type { Database, Trx } from './connect.ts';
import {
  auditAnchorContext,
  authenticatorContext,
  fileChunkContext,
  providerSecretContext,
  cookieSecretContext,
  signingKeyContext,
  signOutContext,
  taxNumberContext,
  uploadedSheetContext,
  type Sealer,
} from './sealer.ts';

type Row = Readonly<Record<string, string | number>>;

interface SealedColumn {
  readonly table: string;
  readonly column: string;
  /** The primary key within a tenant. */
  readonly key: readonly string[];
  /** The context that a value is sealed with. */
  readonly contextOf: (row: Row, tenant: string) => string;
  /** Rows per transaction; a user who needs one of them waits for all. */
  readonly batch: number;
  /** The table belongs to no tenant. Default false. */
  readonly shared?: boolean;
}

/** All sealed columns; new ones have to be added here. */
export const sealedColumns: readonly SealedColumn[] = [
  {
    table: 'application_tax',
    column: 'tfn_sealed',
    key: ['application_id', 'position'],
    contextOf: (row, tenant) =>
      taxNumberContext(tenant, Number(row['application_id']), Number(row['position'])),
    batch: 200,
  },
  {
    table: 'authenticator',
    column: 'secret_sealed',
    key: ['global_id'],
    contextOf: (row, tenant) => authenticatorContext(tenant, String(row['global_id'])),
    batch: 200,
  },
  {
    table: 'identity_provider',
    column: 'secret_sealed',
    key: ['id'],
    contextOf: (row, tenant) => providerSecretContext(tenant, String(row['id'])),
    batch: 200,
  },
  {
    table: 'identity_sign_in',
    column: 'sign_out_sealed',
    key: ['state_hash'],
    contextOf: (row, tenant) => signOutContext(tenant, String(row['state_hash'])),
    batch: 200,
  },
  {
    table: 'stored_file_chunk',
    column: 'bytes',
    key: ['file_id', 'position'],
    contextOf: (row, tenant) => fileChunkContext(tenant, String(row['file_id']), Number(row['position'])),
    // A quarter of a megabyte each.
    batch: 8,
  },
  {
    table: 'bulk_upload_error_file',
    column: 'sheet_sealed',
    key: ['id'],
    contextOf: (row, tenant) => uploadedSheetContext(tenant, String(row['id'])),
    batch: 2,
  },
  {
    table: 'audit_anchor',
    column: 'sealed',
    key: ['number'],
    contextOf: (row, tenant) => auditAnchorContext(tenant, Number(row['number'])),
    batch: 200,
  },
  {
    table: 'identity_signing_key',
    column: 'key_sealed',
    key: ['issuer', 'kid'],
    contextOf: (row) => signingKeyContext(String(row['issuer']), String(row['kid'])),
    batch: 200,
    shared: true,
  },
  {
    table: 'identity_signing_key',
    column: 'cookie_sealed',
    key: ['issuer', 'kid'],
    contextOf: (row) => cookieSecretContext(String(row['issuer']), String(row['kid'])),
    batch: 200,
    shared: true,
  },
];

/** Milliseconds until locked rows are tried again. */
const retryMs = 200;

/**
 * Seals every value under the current key, while users keep working. Locked rows are skipped and tried later, so that
 * nobody waits. It may be interrupted at any time and continues with the next call. Returns the number of sealed
 * values.
 */
export async function reseal(db: Database): Promise<number> {
  const { rows } = await db.system((trx) =>
    sql<{ id: string }>`select tenant_id as id from tenant_host`.execute(trx),
  );
  const tenants = [...new Set(rows.map(({ id }) => id))];
  let sealed = 0;
  for (const column of sealedColumns)
    for (const tenant of column.shared ? [''] : tenants) sealed += await sealColumn(db, column, tenant);
  return sealed;
}

async function sealColumn(db: Database, column: SealedColumn, tenant: string): Promise<number> {
  let sealed = 0;
  let after: Row | undefined;
  for (;;) {
    const rows = await inTenantOf(db, column, tenant, (trx) =>
      sealBatch(trx, db.sealer, column, tenant, after),
    );
    sealed += rows.length;
    after = rows.at(-1);
    if (after) continue;
    if (!(await inTenantOf(db, column, tenant, (trx) => isLeft(trx, db.sealer, column, tenant))))
      return sealed;
    await pause(retryMs);
  }
}

const inTenantOf = <T>(
  db: Database,
  { shared = false }: SealedColumn,
  tenant: string,
  work: (trx: Trx) => Promise<T>,
): Promise<T> =>
  db.system(async (trx) => {
    if (!shared) await sql`select set_config('portal.tenant', ${tenant}, true)`.execute(trx);
    return work(trx);
  });

/** A superuser, as in the embedded database, bypasses row-level security, so each statement names its tenant. */
const ofTenant = (shared: boolean, tenant: string) => (shared ? sql`true` : sql`tenant_id = ${tenant}`);

const underOtherKeys = ({ column, shared = false }: SealedColumn, tenant: string, { keyId }: Sealer) => {
  const value = sql.ref(column);
  const other = sql`substring(${value} from 1 for ${keyId.length}::int) <> decode(${keyId.toString('hex')}, 'hex')`;
  return sql`${ofTenant(shared, tenant)} and ${value} is not null and ${other}`;
};

/** Seals the next values in the order of their keys; returns their rows. */
async function sealBatch(
  trx: Trx,
  sealer: Sealer,
  column: SealedColumn,
  tenant: string,
  after: Row | undefined,
): Promise<readonly Row[]> {
  const { table, key, contextOf, batch, shared = false } = column;
  const keys = sql.join(key.map((name) => sql.ref(name)));
  const beyond = after ? sql`(${keys}) > (${sql.join(key.map((name) => after[name]))})` : sql`true`;
  const { rows } = await sql<Row & { readonly packed_value: string }>`
    select ${keys}, encode(${sql.ref(column.column)}, 'base64') as packed_value
    from ${sql.table(table)} where ${underOtherKeys(column, tenant, sealer)} and ${beyond}
    order by ${keys} limit ${batch} for update skip locked`.execute(trx);
  for (const { packed_value, ...row } of rows) {
    const context = contextOf(row, tenant);
    const content = opened(sealer, Buffer.from(packed_value, 'base64'), context, table);
    const resealed = sealer.seal(content, context).toString('base64');
    const same = sql.join(
      key.map((name) => sql`${sql.ref(name)} = ${row[name]}`),
      sql` and `,
    );
    await sql`update ${sql.table(table)} set ${sql.ref(column.column)} = decode(${resealed}, 'base64')
      where ${same} and ${ofTenant(shared, tenant)}`.execute(trx);
  }
  return rows;
}

function opened(sealer: Sealer, stored: Buffer, context: string, table: string): Buffer {
  try {
    return sealer.openBytes(stored, context);
  } catch {
    throw new StartError(
      `A value of ${table} cannot be opened with the configured keys; add its key after the first one. What was done so far is kept.`,
    );
  }
}

async function isLeft(trx: Trx, sealer: Sealer, column: SealedColumn, tenant: string): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(column.table)}
    where ${underOtherKeys(column, tenant, sealer)} limit 1`.execute(trx);
  return rows.length > 0;
}
