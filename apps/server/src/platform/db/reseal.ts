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
  /** Of its values; they name the tenant, or else the issuer, and the key. */
  readonly contextOf: typeof taxNumberContext;
  /** The primary key within a tenant. */
  readonly key: readonly string[];
  /** Rows per transaction; a user who needs one of them waits for all. */
  readonly batch: number;
  /** The table belongs to no tenant. */
  readonly shared: boolean;
}

const sealed = (
  table: string,
  column: string,
  contextOf: typeof taxNumberContext,
  key: readonly string[],
  { batch = 200, shared = false }: Partial<Pick<SealedColumn, 'batch' | 'shared'>> = {},
): SealedColumn => ({ table, column, contextOf, key, batch, shared });

const ofIssuer = { shared: true };

/** All sealed columns; new ones have to be added here. */
export const sealedColumns: readonly SealedColumn[] = [
  sealed('application_tax', 'tfn_sealed', taxNumberContext, ['application_id', 'position']),
  sealed('authenticator', 'secret_sealed', authenticatorContext, ['global_id']),
  sealed('identity_provider', 'secret_sealed', providerSecretContext, ['id']),
  sealed('identity_sign_in', 'sign_out_sealed', signOutContext, ['state_hash']),
  // A quarter of a megabyte each.
  sealed('stored_file_chunk', 'bytes', fileChunkContext, ['file_id', 'position'], { batch: 8 }),
  sealed('bulk_upload_error_file', 'sheet_sealed', uploadedSheetContext, ['id'], { batch: 2 }),
  sealed('audit_anchor', 'sealed', auditAnchorContext, ['number']),
  sealed('identity_signing_key', 'key_sealed', signingKeyContext, ['issuer', 'kid'], ofIssuer),
  sealed('identity_signing_key', 'cookie_sealed', cookieSecretContext, ['issuer', 'kid'], ofIssuer),
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
  let count = 0;
  for (const column of sealedColumns)
    for (const tenant of column.shared ? [''] : tenants) count += await sealColumn(db, column, tenant);
  return count;
}

async function sealColumn(db: Database, column: SealedColumn, tenant: string): Promise<number> {
  let count = 0;
  let after: Row | undefined;
  for (;;) {
    const rows = await inTenantOf(db, column, tenant, (trx) =>
      sealBatch(trx, db.sealer, column, tenant, after),
    );
    count += rows.length;
    after = rows.at(-1);
    if (after) continue;
    if (!(await inTenantOf(db, column, tenant, (trx) => isLeft(trx, db.sealer, column, tenant))))
      return count;
    await pause(retryMs);
  }
}

const inTenantOf = <T>(
  db: Database,
  { shared }: SealedColumn,
  tenant: string,
  work: (trx: Trx) => Promise<T>,
): Promise<T> =>
  db.system(async (trx) => {
    if (!shared) await sql`select set_config('portal.tenant', ${tenant}, true)`.execute(trx);
    return work(trx);
  });

/** A superuser, as in the embedded database, bypasses row-level security, so each statement names its tenant. */
const ofTenant = (shared: boolean, tenant: string) => (shared ? sql`true` : sql`tenant_id = ${tenant}`);

const underOtherKeys = ({ column, shared }: SealedColumn, tenant: string, { keyId }: Sealer) => {
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
  const { table, key, contextOf, batch, shared } = column;
  const keys = sql.join(key.map((name) => sql.ref(name)));
  const beyond = after ? sql`(${keys}) > (${sql.join(key.map((name) => after[name]))})` : sql`true`;
  const { rows } = await sql<Row & { readonly packed_value: string }>`
    select ${keys}, encode(${sql.ref(column.column)}, 'base64') as packed_value
    from ${sql.table(table)} where ${underOtherKeys(column, tenant, sealer)} and ${beyond}
    order by ${keys} limit ${batch} for update skip locked`.execute(trx);
  for (const { packed_value, ...row } of rows) {
    const context = contextOf(...(shared ? [] : [tenant]), ...key.map((name) => row[name] ?? ''));
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
