import { sql } from 'kysely';
import type { Run } from '../database.ts';

/** Rows that one transaction reads. */
const batchSize = 2000;

/** Writing a field of a row folds its text. Most applications have the same text folded. */
const tables = [
  { table: 'portal_user', key: 'global_id', field: 'email', needed: sql`true` },
  { table: 'verification', key: 'number', field: 'status', needed: sql`true` },
  {
    table: 'application',
    key: 'id',
    field: 'owner_name',
    needed: sql`fold_text(search_text) <> search_text`,
  },
] as const;

/** Fills `folded_text` of the rows that are older than it. */
export async function backfillFoldedText(inTransaction: Run): Promise<void> {
  const tenants = await inTransaction((trx) =>
    trx.selectFrom('tenant_host').select('tenant_id').distinct().execute(),
  );
  for (const { tenant_id: tenant } of tenants)
    for (const each of tables)
      for (let last: unknown; last !== null;) last = await fillBatch(inTransaction, tenant, each, last);
}

/** Returns the last key that was read, null at the end. */
const fillBatch = (
  inTransaction: Run,
  tenant: string,
  { table, key, field, needed }: (typeof tables)[number],
  after: unknown,
): Promise<unknown> =>
  inTransaction(async (trx) => {
    await sql`select set_config('portal.tenant', ${tenant}, true)`.execute(trx);
    const id = sql.ref(key);
    const { rows } = await sql<{ last: unknown }>`
      with batch as (select ${id} from ${sql.table(table)}
        where tenant_id = ${tenant} and ${after === undefined ? sql`true` : sql`${id} > ${after}`}
        order by ${id} limit ${batchSize}::int),
      folded as (update ${sql.table(table)} set ${sql.ref(field)} = ${sql.ref(field)}
        where tenant_id = ${tenant} and ${id} = any(array(select ${id} from batch)) and folded_text is null and ${needed})
      select max(${id}) as last from batch`.execute(trx);
    await sql`select set_config('portal.tenant', '', true)`.execute(trx);
    return rows[0]?.last;
  });
