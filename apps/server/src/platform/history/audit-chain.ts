import { sql } from 'kysely';
import type { Database, Trx } from '../db/connect.ts';
import type { StoredLine } from './chain-text.ts';

/** Lines per read. */
const batch = 2_000;

/** The number of a line, and its hash. */
export interface Link {
  readonly seq: number;
  readonly hash: Uint8Array;
}

/** Runs work on one tenant in one snapshot, including the tables of the audit log. */
export async function inSnapshot<T>(
  db: Pick<Database, 'system'>,
  tenant: string,
  work: (trx: Trx) => Promise<T>,
): Promise<T> {
  return db.system(async (trx) => {
    await sql`set transaction isolation level repeatable read`.execute(trx);
    await enter(trx, tenant);
    return work(trx);
  });
}

export const enter = (trx: Trx, tenant: string) =>
  sql`select set_config('portal.tenant', ${tenant}, true)`.execute(trx);

/** The chain of a tenant, oldest first; each link with its line unless that was removed. */
export async function* chainOf(trx: Trx, tenant: string) {
  for (let after = 0; ;) {
    const { rows } = await sql<StoredLine & { seq: number; hash: Uint8Array; id: number | null }>`
      select link.seq, link.hash, entry.id, entry.tenant_id,
        to_char(entry.occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, entry.actor_id,
        entry.action, entry.user_id, entry.application_id, entry.part, entry.details::text as details
      from audit_link as link left join audit_entry as entry on entry.id = link.entry_id
      where link.tenant_id = ${tenant} and link.seq > ${after} order by link.seq limit ${batch}`.execute(trx);
    for (const { seq, hash, ...line } of rows)
      yield { seq, hash: Buffer.from(hash), line: line.id === null ? undefined : line };
    const last = rows.at(-1);
    if (!last) return;
    after = last.seq;
  }
}

/** The last link of a tenant; undefined without any. */
export const headOf = (trx: Trx, tenant: string): Promise<Link | undefined> =>
  trx.selectFrom('audit_head').select(['seq', 'hash']).where('tenant_id', '=', tenant).executeTakeFirst();
